// Usernames that read as if somebody of the team were writing. The whole name counts, as people see it: `badminton` is fine.
import { brandWords } from '#shared/brand.ts'
import { foldText } from '#shared/fold-text.ts'

/** What each letter is taken for at a glance; figures and signs among them. In small letters, as names are folded first. */
const takenFor: Record<string, string> = {
  a: '4@аαᴀɑ⍺ꭺꓮᗅ',
  b: '8вьʙϐβƅꮟꓐᑲ',
  c: 'сϲᴄ¢ⲥꮯꓚ',
  d: 'ԁɗᴅժꭰꓓꓒᑯ',
  e: '3еєεҽᴇ€ꭼꓰ℮ꬲ',
  f: 'ғƒϝꓝꞙ',
  h: 'нһհʜηꮋꓧⲏ',
  i: '1l|!іιⅼӏꭵɪ¡ɩꙇ⍳ǀꓲ',
  m: 'мᴍʍμɱꮇꓟᗰⲙ',
  n: 'пոɴνиɳռꓠⲛ',
  o: '0оοσօᴏⲟꓳჿ',
  p: 'рρᴘ⍴ꮲꓑᑭⲣ',
  r: 'гʀᴦяꭱꮢꓣᖇⲅ',
  s: '5$ѕꜱʂꮪꮥꓢƽ',
  t: '7+тτᴛꭲꓔⲧ',
  u: 'υսᴜцꓴᑌʋ',
}
const letterOf = new Map(
  Object.entries(takenFor).flatMap(([letter, twins]) => [...twins].map((twin) => [twin, letter])),
)

/** As it looks: without case, accents, separators and disguise. */
function lookOf(name: string): string {
  const letters = [...foldText(name)].map((letter) => letterOf.get(letter) ?? letter).join('')
  return letters.replace(/[^\p{L}\p{N}]/gu, '').replaceAll('rn', 'm')
}

const words = ['admins?', 'administrators?', 'moderators?', 'support', 'team', 'staff', brandWords.join('')]
const staff = new RegExp(`^(the)?(${words.map(lookOfPattern).join('|')})+$`, 'u')

/** The words are looked at as names are, or a brand with an l would never match. */
function lookOfPattern(word: string): string {
  return word.replaceAll('l', 'i').replaceAll('rn', 'm')
}

export function readsAsStaff(username: string): boolean {
  return staff.test(lookOf(username))
}
