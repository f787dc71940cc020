// Towns by names that the gazetteer does not have: in their own language, in others, and short.

/** By country: the other name, then the gazetteer's; both as keys. */
const spellings: Record<string, string> = {
  PT: 'lisboa > lisbon, lisbonne > lisbon, lissabon > lisbon, oporto > porto',
  ES: 'seville > sevilla, la coruna > a coruna, corunna > a coruna, san sebastian > donostia san sebastian, donostia > donostia san sebastian, palma de mallorca > palma, las palmas > las palmas de gran canaria, santa cruz > santa cruz de tenerife, mahon > mao, santiago > santiago de compostela, vitoria gasteiz > gasteiz vitoria',
  FR: 'marseilles > marseille, lyons > lyon, dunkirk > dunkerque, banyuls > banyuls sur mer, villefranche > villefranche sur mer, boulogne > boulogne sur mer',
  IT: 'roma > rome, napoli > naples, neapel > naples, genova > genoa, venezia > venice, venedig > venice, venise > venice, firenze > florence, milano > milan, torino > turin, leghorn > livorno',
  DE: 'cologne > koln, munchen > munich, hanover > hannover, nuremberg > nurnberg, heligoland > helgoland, frankfurt > frankfurt am main, buesum > busum, luebeck > lubeck, warnemuende > warnemunde, goettingen > gottingen',
  SE: 'gothenburg > goteborg, goteburg > goteborg',
  DK: 'kobenhavn > copenhagen, copenhague > copenhagen, kopenhagen > copenhagen, aarhus > arhus, elsinore > helsingor',
  NO: 'tromsoe > tromso, bodoe > bodo',
  FI: 'helsingfors > helsinki, abo > turku',
  IS: 'reikiavik > reykjavik',
  FO: 'thorshavn > torshavn',
  GR: 'athina > athens, athen > athens, heraklion > irakleion, iraklio > irakleion, iraklion > irakleion, zante > zakynthos',
  AT: 'wien > vienna',
  CZ: 'praha > prague',
  BE: 'bruxelles > brussels, brussel > brussels, antwerp > antwerpen, anvers > antwerpen, oostende > ostend, ostende > ostend, ghent > gent, bruges > brugge',
  NL: 'den haag > the hague, flushing > vlissingen',
  CH: 'geneva > geneve, genf > geneve, berne > bern, basle > basel',
  PL: 'warszawa > warsaw, danzig > gdansk, cracow > krakow',
  RO: 'bucuresti > bucharest',
  UA: 'kiev > kyiv, odesa > odessa',
  RU: 'moskva > moscow',
  TR: 'istambul > istanbul, smyrna > izmir',
  IL: 'akko > acre, tel aviv yafo > tel aviv',
  CY: 'lemesos > limassol, lefkosia > nicosia, pafos > paphos',
  IE: 'limerick > luimneach, galway > gaillimh',
  US: 'new york > new york city, nyc > new york city, manhattan > new york city, washington > washington dc, washington d c > washington dc, kona > kailua kona, utqiagvik > barrow',
  CA: 'quebec city > quebec, ville de quebec > quebec',
  BS: 'san salvador > san salvador island',
  MX: 'ciudad de mexico > mexico city, cdmx > mexico city, cabo > cabo san lucas',
  PA: 'panama city > panama',
  IN: 'bombay > mumbai, madras > chennai, calcutta > kolkata, kochi > cochin, tuticorin > thoothukudi, pondicherry > puducherry',
  VN: 'saigon > ho chi minh city, ho chi minh > ho chi minh city',
  MM: 'rangoon > yangon',
  CN: 'peking > beijing, canton > guangzhou',
  ID: 'ujung pandang > makassar',
  PH: 'cebu > cebu city, bago > bago city',
  JP: 'tokio > tokyo',
  KR: 'pusan > busan',
  ZA: 'kaapstad > cape town, gqeberha > port elizabeth',
  TZ: 'zanzibar city > zanzibar, stone town > zanzibar',
  EG: 'sharm el sheik > sharm el sheikh, sharm > sharm el sheikh',
  MA: 'tanger > tangier',
  AQ: 'davis > davis station',
}

export type Meant = { key: string; country: string }

const byKey = new Map<string, Meant[]>()
for (const [country, text] of Object.entries(spellings)) {
  for (const line of text.split(', ')) {
    const [said = '', key = ''] = line.split(' > ')
    byKey.set(said, [...(byKey.get(said) ?? []), { key, country }])
  }
}

export const allMeant: readonly Meant[] = [...byKey.values()].flat()

/** The towns meant by another spelling. */
export function meantBy(key: string): readonly Meant[] {
  return byKey.get(key) ?? []
}

export function meantByBeginning(key: string): Meant[] {
  return [...byKey].filter(([said]) => said.startsWith(key)).flatMap(([, meant]) => meant)
}
