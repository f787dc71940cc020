// Signs and words of money: which currencies each may stand for, and which one it is in a given country.
import { currencyCodes } from './currencies.ts'

/** What a sign may mean. `home` decides by the listing's country; `else` holds in all other countries. */
export type MoneySign = {
  codes: readonly string[]
  home?: Readonly<Record<string, string | null>>
  else?: string
}

const one = (code: string): MoneySign => ({ codes: [code] })
const byHome = (home: Record<string, string>, otherwise?: string): MoneySign => ({
  codes: [...new Set([...Object.values(home), ...(otherwise ? [otherwise] : [])])],
  home,
  ...(otherwise ? { else: otherwise } : {}),
})
const open = (countries: string) => Object.fromEntries(countries.split(' ').map((country) => [country, null]))

const dollarCodes =
  'USD AUD CAD NZD SGD HKD FJD BSD BBD BZD BMD BND KYD GYD JMD LRD NAD SBD SRD TTD TWD XCD MXN CLP ARS COP UYU DOP CUP CVE MOP TOP WST'
/** Countries whose own money is written with the same sign: there it stays open. */
const ownDollar =
  'AU CA NZ SG HK FJ BS BB BZ BM BN KY GY JM LR NA SB SR TT TW AG DM GD KN LC VC AI MS KI NR TV CK NU TK NF CX CC MX CL AR CO UY DO CU CV MO TO WS BR NI'
const dollar: MoneySign = { codes: dollarCodes.split(' '), home: open(ownDollar), else: 'USD' }
const pound: MoneySign = {
  codes: ['GBP', 'EGP', 'LBP', 'SYP', 'SDG', 'SSP', 'FKP', 'GIP', 'SHP'],
  home: open('EG LB SY SD SS FK GI SH'),
  else: 'GBP',
}
const crown = byHome({ NO: 'NOK', SJ: 'NOK', SE: 'SEK', DK: 'DKK', FO: 'DKK', GL: 'DKK', IS: 'ISK' })
const rupee = byHome({ IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR', SC: 'SCR' })
const peso = byHome({ MX: 'MXN', PH: 'PHP', CL: 'CLP', AR: 'ARS', CO: 'COP', UY: 'UYU', DO: 'DOP', CU: 'CUP' })
const franc = byHome({ CH: 'CHF', LI: 'CHF', DJ: 'DJF', KM: 'KMF', RW: 'RWF', BI: 'BIF', PF: 'XPF', NC: 'XPF' })
const yen = byHome({ JP: 'JPY', CN: 'CNY' })
const dirham = byHome({ AE: 'AED', MA: 'MAD' })
const cfa = byHome({
  SN: 'XOF',
  CI: 'XOF',
  BJ: 'XOF',
  TG: 'XOF',
  GW: 'XOF',
  GA: 'XAF',
  CM: 'XAF',
  CG: 'XAF',
  GQ: 'XAF',
})
const cordoba: MoneySign = { codes: ['CAD', 'NIO'], home: { NI: null }, else: 'CAD' }

/** As written in small letters without accents: a code, then what stands for it alone. */
const plainSigns = `
EUR € euro euros eur euroa
GBP gbp sterling
USD usd us$ u$s $us $usd
AUD aud a$ au$ $au $aud
CAD cad cdn ca$ can$ cdn$ $ca $cad
NZD nzd nz$ $nz $nzd
SGD s$ sg$
HKD hk$
FJD fj$ f$
BZD bz$
TTD tt$
JMD j$
TWD nt$
MXN mx$
XCD ec$
BBD bds$
SBD si$
NAD n$
BRL r$ reais real
DOP rd$
COP cop$
ARS ar$
CLP clp$
NOK nok
SEK sek
DKK dkk
CHF chf sfr sfr. franken
ZAR zar r rand
INR inr ₹
JPY 円 yen
CNY 元 yuan rmb
PHP ₱
IDR rp rp. rupiah
MYR rm ringgit
THB ฿ baht
VND ₫
KRW ₩
ILS ₪
TRY ₺
NGN ₦
UAH ₴
RUB ₽
CRC ₡
GHS ₵
PLN zł
CZK kc
KES ksh kshs
TZS tsh
UGX ush
PEN s/ s/. soles
XOF xof
XAF xaf`

const signs = new Map<string, MoneySign>([
  ...plainSigns
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...written] = line.split(' ')
      return written.map((sign) => [sign, one(code)] as const)
    }),
  ...many('$ dollar dollars dolares dollari', dollar),
  ...many('£ pound pounds', pound),
  ...many('kr kr. kroner kronor kronur', crown),
  ...many('rs rs. rupees', rupee),
  ...many('fr. francs franchi', franc),
  ...many('fcfa cfa', cfa),
  ...many('dh dhs dirham dirhams', dirham),
  ...many('pesos', peso),
  ...many('¥', yen),
  ...many('lei', byHome({ RO: 'RON', MD: 'MDL' })),
  ...many('c$', cordoba),
])

function many(written: string, sign: MoneySign) {
  return written.split(' ').map((each) => [each, sign] as const)
}

/** Codes that are also words in capitals: they count only in the country whose money they are. */
const wordLike = new Map(
  'ALL:AL TOP:TO TRY:TR CUP:CU SOS:SO'.split(' ').map((pair) => pair.split(':') as [string, string]),
)

/** Signs that only count as capitals: `R 300`, but not `r 300`. */
const capitals = new Set(['r', 'rm', 'c$', 's$', 'f$', 'j$', 'n$'])

/** A sign, a word, or a code in capitals. Null when it says no money. */
export function moneySign(written: string, country: string | null): MoneySign | null {
  const small = written.toLowerCase()
  if (capitals.has(small) && written !== written.toUpperCase()) return null
  const known = signs.get(small)
  if (known) return known
  if (!/^[A-Z]{3}$/.test(written) || !currencyCodes.includes(written)) return null
  const only = wordLike.get(written)
  return only && only !== country ? null : one(written)
}

const spelledDollars: readonly (readonly [string, RegExp])[] = [
  ['CAD', /\b[ck]anad\w+ dollars?\b|\bd(?:ollars?|olares|ollari) canad/],
  ['AUD', /\baustral\w+ dollars?\b|\bd(?:ollars?|olares|ollari) austral/],
  ['NZD', /\b(?:new zealand|neuseeland\w*) dollars?\b|\bd(?:ollars?|olares|ollari) neo-?z/],
]

/** What a text names by a code, a sign or words that can mean no other money. */
export function currenciesNamed(cased: string): string[] {
  const written = cased.match(/[A-Za-z]{0,3}\$[A-Za-z]{0,3}|(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/g) ?? []
  const certain = written.flatMap((each) => {
    const codes = moneySign(each, null)?.codes ?? []
    return codes.length === 1 ? codes : []
  })
  const low = cased.toLowerCase()
  return [...certain, ...spelledDollars.filter(([, words]) => words.test(low)).map(([code]) => code)]
}

/**
 * The one currency that all signs around a number agree on; null while it is open, 'conflict' when they disagree.
 * What a sign means by itself is open as well where the text names another money that it stands for.
 */
export function currencyOf(
  found: readonly MoneySign[],
  country: string | null,
  named: readonly string[],
): string | null | 'conflict' {
  const [first, ...rest] = found
  if (!first) return null
  const codes = rest.reduce((left, sign) => left.filter((code) => sign.codes.includes(code)), [...first.codes])
  if (codes.length === 0) return 'conflict'
  if (codes.length === 1) return codes[0] ?? null
  const atHome = country === null ? undefined : first.home?.[country]
  const usual = atHome === undefined ? (first.else ?? null) : atHome
  return named.some((code) => code !== usual && codes.includes(code)) ? null : usual
}
