// A person's picture, or their initials on a colour that stays theirs.
import { classNames } from './class-names.ts'
import { softTone, type Tone } from './tone.ts'

export interface AvatarProps {
  name: string
  src: string | null | undefined
  size: 'sm' | 'md' | 'xl'
}

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', xl: 'size-24 text-2xl' } as const
const pixels = { sm: 32, md: 40, xl: 96 } as const
const tones: Tone[] = ['teal', 'violet', 'blue', 'green', 'amber', 'coral']

export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean)
  const first = words[0]
  if (!first) return '?'
  const last = words.length > 1 ? words.at(-1) : undefined
  return (takeLetter(first) + (last ? takeLetter(last) : '')).toUpperCase()
}

function takeLetter(word: string): string {
  return [...word][0] ?? ''
}

function pickTone(name: string): Tone {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tones[sum % tones.length] ?? 'slate'
}

/** Decoration beside a written name; the picture itself has no text of its own. */
export function Avatar({ name, src, size }: AvatarProps) {
  const shape = classNames('avatar', sizes[size])
  if (src) {
    return (
      <img className={classNames(shape, 'object-cover')} src={src} alt="" width={pixels[size]} height={pixels[size]} />
    )
  }
  return (
    <span className={classNames(shape, softTone[pickTone(name)])} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
