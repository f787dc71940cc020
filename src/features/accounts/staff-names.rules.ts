// Usernames that read as if somebody of the team were writing. The whole name counts, as people see it: `badminton` is fine.
import { brand } from '#shared/brand.ts'
import { foldText } from '#shared/fold-text.ts'

/** What each letter is taken for at a glance; figures and signs among them. */
const takenFor: Record<string, string> = {
  a: '4@аαᴀ',
  b: '8вьʙϐβ',
  c: 'сϲᴄ¢',
  d: 'ԁɗᴅժ',
  e: '3еєεҽᴇ€',
  f: 'ғƒϝ',
  h: 'нһհʜη',
  i: '1l|!іιⅼӏᎥɪ¡',
  m: 'мᴍʍμ',
  n: 'пոɴνи',
  o: '0оοσօᴏ',
  p: 'рρᴘ',
  r: 'гʀᴦя',
  s: '5$ѕꜱʂ',
  t: '7+тτᴛ',
  u: 'υսᴜц',
}
const letterOf = new Map(
  Object.entries(takenFor).flatMap(([letter, twins]) => [...twins].map((twin) => [twin, letter])),
)

/** As it looks: without case, accents, separators and disguise. */
function lookOf(name: string): string {
  const letters = [...foldText(name)].map((letter) => letterOf.get(letter) ?? letter).join('')
  return letters.replace(/[^\p{L}\p{N}]/gu, '').replaceAll('rn', 'm')
}

const words = ['admins?', 'administrators?', 'moderators?', 'support', 'team', 'staff', brand.words.join('')]
const staff = new RegExp(`^(the)?(${words.map(lookOfPattern).join('|')})+$`, 'u')

/** The words are looked at as names are, or a brand with an l would never match. */
function lookOfPattern(word: string): string {
  return word.replaceAll('l', 'i').replaceAll('rn', 'm')
}

export function readsAsStaff(username: string): boolean {
  return staff.test(lookOf(username))
}
