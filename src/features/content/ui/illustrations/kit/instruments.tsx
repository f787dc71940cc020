// Tools of the sea sciences: microscope, camera housing, remotely operated vehicle, water sampler, glider, satellite.
import { type Placing, Put } from './paper.tsx'

export interface ToolProps extends Placing {
  body: string
  light: string
  accent: string
  dark: string
}

export function Microscope({ body, light, accent, dark, ...place }: ToolProps) {
  return (
    <Put {...place}>
      <path d="M-66 128c0-14 8-24 24-24h86c22 0 36 10 40 24z" fill={body} />
      <path d="M-66 128H84v10c0 4-3 6-6 6H-60c-4 0-6-2-6-6z" fill={dark} />
      <path d="M24 106c22-12 34-36 34-64 0-36-18-64-46-78l14-28c40 18 66 58 66 106 0 28-8 48-20 64z" fill={body} />
      <path d="M-60 52h92v14h-92c-4 0-6-3-6-7s2-7 6-7z" fill={dark} />
      <path d="M-44 46h36v6h-36z" fill={light} />
      <circle cx="62" cy="70" r="17" fill={dark} />
      <circle cx="62" cy="70" r="8" fill={accent} />
      <g transform="rotate(20 0 -40)">
        <path d="M-22-116h34v88h-34z" fill={body} />
        <path d="M-28-150h46v18c0 4-2 6-6 6h-34c-4 0-6-2-6-6z" fill={dark} />
        <path d="M-22-128h34v14h-34z" fill={accent} />
        <path d="M-30-30h50c4 0 6 3 6 7 0 12-12 19-31 19s-31-7-31-19c0-4 2-7 6-7z" fill={dark} />
        <path d="M-20-6h26v30l-6 16h-14l-6-16z" fill={body} />
        <path d="M-20 10h26v6h-26z" fill={accent} />
      </g>
      <path d="M-42 84h32v20h-32z" fill={dark} />
      <path d="M-38 78h24c4 0 6 2 6 6h-36c0-4 2-6 6-6z" fill={light} />
    </Put>
  )
}

export function CameraHousing({ body, light, accent, dark, ...place }: ToolProps) {
  return (
    <Put {...place}>
      <g fill="none" stroke={dark} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M-98-42l-34-50 30-46M98-42l34-50-30-46" />
      </g>
      <g fill={accent}>
        <circle cx="-132" cy="-92" r="9" />
        <circle cx="132" cy="-92" r="9" />
      </g>
      <path
        d="M-116-58h22v116h-10c-14 0-22-10-22-24v-68c0-14 2-20 10-24zM116-58H94v116h10c14 0 22-10 22-24v-68c0-14-2-20-10-24z"
        fill={dark}
      />
      <path d="M-44-66l10-22c2-5 6-8 12-8h44c6 0 10 3 12 8l10 22z" fill={dark} />
      <rect x="-94" y="-70" width="188" height="140" rx="26" fill={body} />
      <path d="M-68-70H68a26 26 0 0 1 26 26v6H-94v-6a26 26 0 0 1 26-26z" fill="#fff" opacity="0.14" />
      <circle cy="4" r="66" fill={dark} />
      <circle cy="4" r="54" fill={light} opacity="0.3" />
      <circle cy="4" r="42" fill={dark} />
      <circle cy="4" r="26" fill={body} />
      <circle cy="4" r="14" fill={dark} />
      <path
        d="M-42-10a46 46 0 0 1 34-34"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.75"
      />
      <circle cx="-74" cy="-52" r="7" fill={accent} />
      <path d="M58-58h22v10H58z" fill={dark} />
    </Put>
  )
}

/** A lamp on the camera's arm, its glass at the left. */
export function Strobe({ body, light, ...place }: Placing & { body: string; light: string }) {
  return (
    <Put {...place}>
      <path d="M-6-26h34c8 0 13 6 13 13v26c0 7-5 13-13 13H-6z" fill={body} />
      <path d="M-14-30h10v60h-10c-3 0-5-2-5-5v-50c0-3 2-5 5-5z" fill={light} />
    </Put>
  )
}

export function Rov({ body, light, accent, dark, ...place }: ToolProps) {
  return (
    <Put {...place}>
      <path
        d="M-82-4v74M82-4v74M-30-4v60M30-4v60M-82 44H82"
        fill="none"
        stroke={dark}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M-100 74c0-4 3-6 6-6h188c10 0 16-4 20-10"
        fill="none"
        stroke={dark}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle cx="56" cy="20" r="21" fill={body} />
      <circle cx="56" cy="20" r="12" fill={dark} />
      <circle cx="-56" cy="22" r="20" fill={light} />
      <circle cx="-56" cy="22" r="13" fill={dark} />
      <circle cx="-60" cy="18" r="4" fill="#fff" opacity="0.8" />
      <path d="M-24 6h48v34h-48z" fill={body} />
      <path d="M-100-36c0-14 10-24 24-24H84c14 0 22 10 22 24v20c0 10-6 16-16 16H-84c-10 0-16-6-16-16z" fill={accent} />
      <path d="M-100-24h206v8c0 10-6 16-16 16H-84c-10 0-16-6-16-16z" fill={dark} opacity="0.16" />
      <path d="M-70-60v22h60v-22zM20-60v22h56v-22z" fill="#fff" opacity="0.2" />
      <path
        d="M-82 40c-16 4-30 14-40 32l-14 4M-122 72l-6 14"
        fill="none"
        stroke={body}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-96 2h16v12h-16z" fill={light} />
    </Put>
  )
}

export function WaterSampler({ body, light, accent, dark, ...place }: ToolProps) {
  const bottles = [-58, -38, -18, 2, 22, 42]
  return (
    <Put {...place}>
      <path d="M0-112L-62-58M0-112L62-58M0-112v54" stroke={dark} strokeWidth="4" strokeLinecap="round" />
      <circle cy="-112" r="8" fill={accent} />
      <path d="M-60 40v44M60 40v44M-30 40l20 40M30 40L10 80" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      {bottles.map((left, index) => (
        <g key={left}>
          <rect x={left} y="-52" width="17" height="104" rx="8" fill={index % 2 ? light : body} />
          <path d={`M${left} -34h17v7h-17zM${left} 28h17v7h-17z`} fill={index % 2 ? body : accent} />
        </g>
      ))}
      <path
        d="M-72-60c0-4 3-7 7-7H65c4 0 7 3 7 7s-3 7-7 7H-65c-4 0-7-3-7-7zM-72 50c0-4 3-7 7-7H65c4 0 7 3 7 7s-3 7-7 7H-65c-4 0-7-3-7-7z"
        fill={dark}
      />
      <path d="M-72 86c0-4 3-7 7-7H65c4 0 7 3 7 7s-3 7-7 7H-65c-4 0-7-3-7-7z" fill={dark} />
      <rect x="-16" y="58" width="32" height="20" rx="6" fill={accent} />
    </Put>
  )
}

export function Glider({ body, light, accent, dark, ...place }: ToolProps) {
  return (
    <Put {...place}>
      <path d="M94-12l22-36h11l-5 42z" fill={dark} />
      <path d="M4-22l46-36h11L36-22z" fill={dark} />
      <path d="M-120 2c8-20 34-28 70-28H62c30 0 52 12 74 26-22 14-44 24-74 24H-50c-36 0-62-6-70-22z" fill={body} />
      <path
        d="M-120 2c20 6 44 8 78 8H66c26 0 46-4 68-9-22 14-42 23-72 23H-50c-36 0-62-6-70-22z"
        fill={dark}
        opacity="0.18"
      />
      <path d="M-66-26h20v50h-20zM46-26h10v50H46z" fill={accent} />
      <path d="M-8 8l56 52h14L32 8z" fill={dark} />
      <path d="M136 0l56-4" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <circle cx="-98" cy="-4" r="6" fill={light} />
    </Put>
  )
}

export function Satellite({ body, light, accent, dark, ...place }: ToolProps) {
  return (
    <Put {...place}>
      <path d="M-88 0H88" stroke={dark} strokeWidth="5" />
      <path d="M-96-24h64v48h-64zM32-24h64v48H32z" fill={body} />
      <path d="M-75-24v48M-53-24v48M-96 0h64M53-24v48M75-24v48M32 0h64" stroke={dark} strokeWidth="2.4" />
      <rect x="-20" y="-26" width="40" height="52" rx="6" fill={light} />
      <path d="M-20-8h40v10h-40z" fill={accent} />
      <path d="M-22 32c6 14 38 14 44 0z" fill={dark} />
      <path d="M0 40v10" stroke={dark} strokeWidth="4" strokeLinecap="round" />
    </Put>
  )
}
