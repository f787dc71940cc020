// Currencies of today by their ISO 4217 codes, and their names in English.

const codes =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'

export const currencyCodes: readonly string[] = codes.split(' ')

/** Servers and browsers call these differently: said here, so that a page is the same on both. */
const said: Readonly<Record<string, string>> = {
  SLE: 'Sierra Leonean Leone',
  XCG: 'Caribbean guilder',
  ZWG: 'Zimbabwean Gold',
}

let names: Intl.DisplayNames | undefined

export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'currency' })
  return said[code] ?? names.of(code) ?? code
}
