// Marine veterinarian: a seal on the table under a lamp, listened to with care.
import { Seal } from '../kit/animals.tsx'
import { ridge, swell } from '../kit/curves.ts'
import { Beam, Sun } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { Person } from '../kit/person.tsx'

const { tones: t, warm } = palettes.shell

export function MarineVeterinarian() {
  return (
    <Picture from={t[1]} to={t[2]}>
      <path d={ridge([-20, 60], [140, 30], [330, 70], [500, 34], [660, 60])} fill={t[2]} opacity="0.55" />
      <Sheet d="M56 60h156c10 0 16 6 16 16v120H40V76c0-10 6-16 16-16z" fill={t[0]} shade={t[4]} />
      <svg x="52" y="72" width="164" height="124" viewBox="52 72 164 124" aria-hidden="true">
        <rect x="52" y="72" width="164" height="124" fill={t[1]} />
        <Sun x={160} y={120} r={18} fill="#fff" />
        <path d={swell(150, 8, 7)} fill={warm} opacity="0.55" />
        <path d={swell(168, 8, 6, -40)} fill={warm} />
      </svg>
      <path d="M134 60v136" stroke={t[0]} strokeWidth="7" />
      <Beam from={[344, 56]} left={[110, 330]} right={[560, 330]} color="#fff" strength={0.85} />
      <path d="M344-10v52" stroke={t[5]} strokeWidth="6" />
      <Sheet d="M304 70c2-24 18-36 40-36s38 12 40 36z" fill={t[5]} shade={t[5]} lift={0.7} />
      <path d="M312 70h64c-6 12-20 18-32 18s-26-6-32-18z" fill="#fff" />
      <Person x={430} y={330} scale={1.95} coat={warm} skin={t[5]} legs={t[5]} />
      <path d="M404 258h52l10 62h-72z" fill={warm} />
      <path
        d="M418 204c-4 40 6 56 20 40 12-14 8-30 6-40"
        fill="none"
        stroke={t[6]}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Sheet d="M74 304h492c8 0 12 5 12 11s-4 11-12 11H74c-8 0-12-5-12-11s4-11 12-11z" fill={t[0]} shade={t[5]} />
      <Lifted shade={t[6]}>
        <Seal x={264} y={262} scale={1.28} coat={t[4]} belly={t[1]} spot={t[6]} />
      </Lifted>
      <path d="M420 214c-32 4-70 12-100 34" fill="none" stroke={warm} strokeWidth="17" strokeLinecap="round" />
      <path d="M438 240c-18 36-70 34-112 16" fill="none" stroke={t[6]} strokeWidth="5" strokeLinecap="round" />
      <circle cx="314" cy="254" r="12" fill={t[6]} />
      <circle cx="314" cy="254" r="6" fill={t[1]} />
      <Sheet d="M90 326h460v94H90z" fill={t[3]} shade={t[5]} lift={0.6} />
      <path d="M118 346h120v54H118zM258 346h120v54H258zM398 346h124v54H398z" fill={t[4]} />
      <path d="M162 358h32M302 358h32M444 358h32" stroke={t[1]} strokeWidth="5" strokeLinecap="round" />
      <path d={ridge([-20, 386], [200, 380], [420, 388], [660, 382])} fill={t[5]} />
    </Picture>
  )
}
