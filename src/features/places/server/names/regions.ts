// Parts of countries and islands that listings name: states, provinces, coasts. Where each is, and its sea if it has one only.
import { placeKey } from '../../place-key.ts'

export type Region = {
  name: string
  keys: readonly string[]
  country: string
  /** The gazetteer's codes of the first level, or the box that it lies in: south, west, north, east. */
  codes: readonly string[] | null
  box: readonly [number, number, number, number] | null
  sea: string | null
}

/** Names; country; codes or box; sea. A name in capitals is a short form and counts only in capitals. */
const lines = `
Maine, ME; US; ME; northwest-atlantic
New Hampshire, NH; US; NH; northwest-atlantic
Massachusetts, MA, Mass; US; MA; northwest-atlantic
Rhode Island, RI; US; RI; northwest-atlantic
Connecticut, CT; US; CT; northwest-atlantic
New York, NY, New York State; US; NY; northwest-atlantic
New Jersey, NJ; US; NJ; northwest-atlantic
Delaware, DE; US; DE; northwest-atlantic
Maryland, MD; US; MD; northwest-atlantic
Virginia, VA; US; VA; northwest-atlantic
North Carolina, NC; US; NC; northwest-atlantic
South Carolina, SC; US; SC; northwest-atlantic
Georgia, GA; US; GA; northwest-atlantic
Florida, FL; US; FL;
Florida Keys, Upper Keys, Lower Keys; US; 24.3 -82.3 25.4 -80.1;
Alabama, AL; US; AL; gulf-of-mexico
Mississippi, MS; US; MS; gulf-of-mexico
Louisiana, LA; US; LA; gulf-of-mexico
Texas, TX; US; TX; gulf-of-mexico
California, CA, Calif, Southern California, Northern California; US; CA; northeast-pacific
Oregon, OR; US; OR; northeast-pacific
Washington, WA, Washington State; US; WA; northeast-pacific
San Juan Islands; US; 48.3 -123.3 48.8 -122.7; northeast-pacific
Alaska, AK; US; AK;
Southeast Alaska; US; 54.5 -138 60 -130; northeast-pacific
Aleutian Islands, Aleutians; US; 51 -180 56 -160; northeast-pacific
Hawaii, HI, Hawaiian Islands; US; HI; central-pacific
Oahu; US; 21.2 -158.4 21.8 -157.6; central-pacific
Maui; US; 20.5 -156.8 21.1 -155.9; central-pacific
Kauai; US; 21.8 -159.9 22.3 -159.2; central-pacific
Big Island, Island of Hawaii, Hawaii Island; US; 18.8 -156.2 20.4 -154.7; central-pacific
Pennsylvania, PA; US; PA;
Ohio, OH; US; OH;
Michigan, MI; US; MI;
Illinois, IL; US; IL;
Indiana, IN; US; IN;
Wisconsin, WI; US; WI;
Minnesota, MN; US; MN;
Iowa, IA; US; IA;
Missouri, MO; US; MO;
Arkansas, AR; US; AR;
Kansas, KS; US; KS;
Nebraska, NE; US; NE;
Oklahoma, OK; US; OK;
North Dakota, ND; US; ND;
South Dakota, SD; US; SD;
Montana, MT; US; MT;
Wyoming, WY; US; WY;
Colorado, CO; US; CO;
New Mexico, NM; US; NM;
Arizona, AZ; US; AZ;
Utah, UT; US; UT;
Nevada, NV; US; NV;
Idaho, ID; US; ID;
Tennessee, TN; US; TN;
Kentucky, KY; US; KY;
West Virginia, WV; US; WV;
Vermont, VT; US; VT;
District of Columbia, DC; US; DC; northwest-atlantic
New England; US; ME NH MA RI CT VT; northwest-atlantic
Cape Cod, Martha's Vineyard, Nantucket; US; 41.2 -70.95 42.1 -69.9; northwest-atlantic
British Columbia, BC, B.C., Vancouver Island, Haida Gwaii; CA; 02; northeast-pacific
Alberta, AB; CA; 01;
Saskatchewan, SK; CA; 11;
Manitoba, MB; CA; 03;
Ontario, ON; CA; 08;
Quebec, QC; CA; 10;
New Brunswick, NB; CA; 04; northwest-atlantic
Nova Scotia, NS, Cape Breton; CA; 07; northwest-atlantic
Prince Edward Island, PEI, PE; CA; 09; northwest-atlantic
Newfoundland and Labrador, Newfoundland, Labrador, NL, NFLD; CA; 05; northwest-atlantic
Yukon, YT; CA; 12; arctic
Northwest Territories, NT, NWT; CA; 13; arctic
Nunavut, NU; CA; 14; arctic
New South Wales, NSW; AU; 02;
Queensland, QLD, Qld, Far North Queensland, North Queensland; AU; 04; great-barrier-reef
Victoria, VIC, Vic; AU; 07; tasman
Tasmania, TAS, Tas; AU; 06; tasman
South Australia, SA; AU; 05;
Western Australia, WA; AU; 08; western-australia
Northern Territory, NT; AU; 03; western-australia
Australian Capital Territory, ACT; AU; 01;
England; GB; ENG;
Scotland, Ecosse, Schottland; GB; SCT;
Wales, Cymru; GB; WLS; celtic-seas
Northern Ireland; GB; NIR; celtic-seas
Cornwall; GB; 49.8 -5.8 50.95 -4.1; celtic-seas
Devon; GB; 50.2 -4.7 51.3 -2.9; celtic-seas
Dorset; GB; 50.5 -3 51.1 -1.7; celtic-seas
Isle of Wight; GB; 50.5 -1.7 50.8 -1; celtic-seas
Norfolk; GB; 52.3 0.1 53 1.8; north-sea
Suffolk; GB; 51.9 0.3 52.6 1.8; north-sea
Orkney, Orkney Islands; GB; 58.7 -3.5 59.5 -2.3; north-sea
Shetland, Shetland Islands; GB; 59.5 -2.2 60.9 -0.6; north-sea
Outer Hebrides, Western Isles, Hebrides, Inner Hebrides; GB; 55.5 -8 58.6 -5.5; celtic-seas
Argyll; GB; 55.2 -7 57 -4.5; celtic-seas
Pembrokeshire; GB; 51.5 -5.4 52.2 -4.4; celtic-seas
Anglesey; GB; 53.1 -4.8 53.5 -4; celtic-seas
County Cork, Co Cork; IE; 51.3 -10.3 52.4 -7.8; celtic-seas
County Galway, Co Galway, Connemara; IE; 52.9 -10.4 53.8 -8; celtic-seas
County Kerry, Co Kerry; IE; 51.6 -10.7 52.6 -9.1; celtic-seas
County Donegal, Co Donegal; IE; 54.4 -8.9 55.5 -6.9; celtic-seas
Azores, Açores, Azoren, Azores Islands; PT; 23; macaronesia
Madeira; PT; 10; macaronesia
Algarve; PT; 09; biscay-iberia
Alentejo; PT; 37.3 -8.9 39.7 -6.9; biscay-iberia
Canary Islands, Canarias, Islas Canarias, Kanaren, Kanarische Inseln, Canaries, Iles Canaries; ES; 53; macaronesia
Tenerife; ES; 27.9 -17 28.65 -16; macaronesia
Gran Canaria; ES; 27.7 -15.9 28.2 -15.3; macaronesia
Fuerteventura; ES; 28 -14.6 28.8 -13.8; macaronesia
Lanzarote; ES; 28.8 -13.9 29.3 -13.3; macaronesia
La Palma; ES; 28.4 -18.1 28.9 -17.7; macaronesia
Balearic Islands, Baleares, Islas Baleares, Illes Balears, Balearen; ES; 07; mediterranean-west
Mallorca, Majorca; ES; 39.2 2.2 40 3.5; mediterranean-west
Ibiza, Eivissa; ES; 38.6 1.1 39.2 1.7; mediterranean-west
Menorca, Minorca; ES; 39.8 3.7 40.1 4.4; mediterranean-west
Galicia; ES; 58; biscay-iberia
Asturias; ES; 34; biscay-iberia
Cantabria; ES; 39; biscay-iberia
Basque Country, Pais Vasco, Euskadi; ES; 59; biscay-iberia
Catalonia, Catalunya, Cataluna, Katalonien; ES; 56; mediterranean-west
Andalusia, Andalucia, Andalusien; ES; 51;
Valencian Community, Comunitat Valenciana, Comunidad Valenciana; ES; 60; mediterranean-west
Region of Murcia, Region de Murcia; ES; 31; mediterranean-west
Brittany, Bretagne, Breizh, Finistere, Morbihan, Cotes d'Armor; FR; 53;
Normandy, Normandie; FR; 28; celtic-seas
Pays de la Loire; FR; 52; biscay-iberia
Nouvelle-Aquitaine, Aquitaine; FR; 75; biscay-iberia
Occitanie, Occitania; FR; 76;
Provence, Provence-Alpes-Cote d'Azur, PACA, Cote d'Azur, French Riviera; FR; 93; mediterranean-west
Corsica, Corse, Korsika; FR; 94; mediterranean-west
Hauts-de-France; FR; 32;
Sardinia, Sardegna, Sardinien, Sardaigne; IT; 14; mediterranean-west
Sicily, Sicilia, Sizilien, Sicile; IT; 15;
Liguria; IT; 08; mediterranean-west
Tuscany, Toscana; IT; 16; mediterranean-west
Apulia, Puglia; IT; 13;
Calabria; IT; 03;
Campania; IT; 04; mediterranean-west
Marche; IT; 10; adriatic
Veneto; IT; 20; adriatic
Schleswig-Holstein; DE; 10;
Mecklenburg-Vorpommern, Mecklenburg-Western Pomerania; DE; 12; baltic
Lower Saxony, Niedersachsen; DE; 06; north-sea
North Frisia, Nordfriesland; DE; 54.2 8.1 55.1 9.3; north-sea
Zeeland; NL; 10; north-sea
Noord-Holland, North Holland; NL; 07; north-sea
Friesland; NL; 02; north-sea
West Flanders, West-Vlaanderen, Flanders, Vlaanderen; BE; 50.6 2.5 51.6 6; north-sea
Jutland, Jylland; DK; 54.8 8 57.8 11;
Bornholm; DK; 54.9 14.6 55.4 15.2; baltic
Gotland; SE; 05; baltic
Bohuslän, Bohuslan; SE; 57.6 10.9 59.1 12; north-sea
Skåne, Scania; SE; 27; baltic
Åland, Aland Islands; AX; 59 18 61 22; baltic
Lofoten, Lofoten Islands, Vesteralen, Nordland; NO; 09; norwegian-sea
Troms, Finnmark, Northern Norway; NO; 54;
Vestland, Hordaland; NO; 46; north-sea
Rogaland; NO; 14; north-sea
Westfjords, Vestfirdir; IS; 65.2 -24.7 66.6 -21; north-atlantic
Crete, Kreta, Kriti, Crete Island; GR; ESYE43; mediterranean-east
Peloponnese, Peloponnes, Messinia; GR; 36.3 21 38.4 23.6; mediterranean-east
Cyclades, Paros, Naxos, Santorini, Syros; GR; 36.3 24.2 38.1 26.1; mediterranean-east
Dodecanese, Rhodes, Kos, Leros, Kalymnos; GR; 35.3 26.2 37.5 28.4; mediterranean-east
Corfu; GR; 39.3 19.5 39.9 20.2; mediterranean-east
Kefalonia, Cephalonia; GR; 38 20.3 38.5 20.9; mediterranean-east
Lesvos, Lesbos; GR; 38.9 25.8 39.4 26.7; mediterranean-east
Sporades, Skiathos, Skopelos; GR; 38.8 23.3 39.4 24.7; mediterranean-east
Dalmatia, Dalmacija; HR; 42.3 14.5 44.6 18.6; adriatic
Istria, Istra; HR; 44.7 13.4 45.5 14.4; adriatic
Kvarner, Cres, Losinj; HR; 44.4 14 45.5 15; adriatic
Hawke's Bay; NZ; F2; tasman
Northland; NZ; F6; tasman
Marlborough, Marlborough Sounds; NZ; F4; tasman
Otago; NZ; F7; tasman
Canterbury; NZ; E9; tasman
Coromandel; NZ; -37.3 175.2 -36.4 176; tasman
South Island; NZ; -47.5 166 -40.4 174.5; tasman
North Island; NZ; -41.8 172.5 -34.3 178.7; tasman
Baja California Sur, BCS; MX; 03; eastern-tropical-pacific
Baja California; MX; 02;
Quintana Roo, Riviera Maya; MX; 23; caribbean
Yucatan; MX; 31; gulf-of-mexico
Sinaloa; MX; 25; eastern-tropical-pacific
Sonora; MX; 26; eastern-tropical-pacific
Jalisco; MX; 14; eastern-tropical-pacific
Oaxaca; MX; 20; eastern-tropical-pacific
Veracruz; MX; 30; gulf-of-mexico
Galapagos, Galapagos Islands, Islas Galapagos; EC; 01; eastern-tropical-pacific
Guanacaste; CR; 03; eastern-tropical-pacific
Osa Peninsula, Peninsula de Osa; CR; 8.3 -83.9 8.8 -83.2; eastern-tropical-pacific
Limon Province; CR; 06; caribbean
Bay Islands, Islas de la Bahia; HN; 11; caribbean
Bocas del Toro Province; PA; 01; caribbean
Providencia, San Andres and Providencia; CO; 12.3 -81.9 13.6 -81.2; caribbean
Bahia; BR; 05; south-atlantic-west
Santa Catarina; BR; 26; south-atlantic-west
Pernambuco; BR; 30; south-atlantic-west
Rio Grande do Sul; BR; 23; south-atlantic-west
Tierra del Fuego; AR; 23;
Chubut, Peninsula Valdes; AR; 04; south-atlantic-west
Santa Cruz Province; AR; 20; south-atlantic-west
Chiloe; CL; -43.6 -74.6 -41.7 -73.2; southeast-pacific
Magallanes; CL; 10;
Easter Island, Rapa Nui, Isla de Pascua; CL; -27.3 -109.6 -27 -109.2; southeast-pacific
Western Cape; ZA; 11; southern-africa
Eastern Cape; ZA; 05; southern-africa
KwaZulu-Natal, KZN; ZA; 02; southern-africa
Northern Cape; ZA; 08; southern-africa
Santiago, Santiago Island; CV; 14.8 -23.9 15.4 -23.3; macaronesia
São Vicente, São Vicente Island; CV; 16.7 -25.2 17 -24.8; macaronesia
Inhambane Province; MZ; -24.7 32.5 -21 36; western-indian
Pemba Island, Unguja, Zanzibar Archipelago; TZ; -6.6 39 -4.8 40; western-indian
South Sinai; EG; 26; red-sea
Bali; ID; 02; coral-triangle
Lombok, West Nusa Tenggara, Gili Islands; ID; -9.2 115.7 -8 119.4; coral-triangle
Sulawesi, North Sulawesi, South Sulawesi; ID; -6 118.7 2 125.6; coral-triangle
West Papua, Papua Barat; ID; -4.5 129 0.6 135; coral-triangle
Flores; ID; -9.1 119.6 -8 123.1; coral-triangle
Kalimantan; ID; -4.3 108.8 4.4 119.1;
Java, Jawa; ID; -8.9 105 -5.7 114.7;
Sumatra, Sumatera; ID; -6 95 6 106.2;
Cebu; PH; 9.3 123.2 11.4 124.2; coral-triangle
Palawan; PH; 7.8 116.8 12.5 121; coral-triangle
Bohol; PH; 9.4 123.6 10.3 124.7; coral-triangle
Negros Oriental, Negros; PH; 9 122.3 11 123.6; coral-triangle
Leyte, Southern Leyte; PH; 9.9 124.2 11.6 125.4; coral-triangle
Sabah; MY; 16;
Sarawak; MY; 11; south-china-sea
Terengganu; MY; 13; south-china-sea
Penang; MY; 09; andaman
Langkawi; MY; 6.1 99.5 6.5 100; andaman
Phuket Province; TH; 62; andaman
Okinawa, Okinawa Prefecture, Ryukyu Islands; JP; 47; northwest-pacific
Hokkaido; JP; 12; northwest-pacific
Kyushu; JP; 31 129 34.1 132.2; northwest-pacific
Jeju, Jeju Island; KR; 33 126 33.7 127.1; northwest-pacific
Hainan; CN; 18 108.4 20.3 111.2; south-china-sea
Kerala; IN; 13; northern-indian
Tamil Nadu; IN; 25; northern-indian
Goa; IN; 33; northern-indian
Gujarat; IN; 09; northern-indian
Maharashtra; IN; 16; northern-indian
Andaman and Nicobar Islands, Andaman Islands, Andamans; IN; 01; andaman
Lakshadweep; IN; 14; northern-indian
Viti Levu, Vanua Levu, Lomaiviti, Lau Group; FJ; -21 176.8 -15.5 180; south-pacific
Rotuma; FJ; -12.6 177 -12.4 177.2; south-pacific
`

export const regions: readonly Region[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [names = '', country = '', where = '', sea = ''] = line.split(';').map((part) => part.trim())
    const all = names.split(', ')
    const numbers = where.split(' ').map(Number)
    const isBox = numbers.length === 4 && numbers.every((each) => !Number.isNaN(each)) && /[.-]|\d \d/.test(where)
    return {
      name: all[0]!,
      keys: all.map((name) => (isShort(name) ? name : placeKey(name))),
      country,
      codes: isBox ? null : where.split(' '),
      box: isBox ? ([numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!] as const) : null,
      sea: sea || null,
    }
  })

function isShort(name: string): boolean {
  return /^[A-Z]{2,4}$/.test(name)
}

const byKey = new Map<string, Region[]>()
for (const region of regions) for (const key of region.keys) byKey.set(key, [...(byKey.get(key) ?? []), region])

/** By key, or by a short form as it stands, in capitals. */
export function regionsNamed(key: string): readonly Region[] {
  return byKey.get(key) ?? byKey.get(key.replace(/^the /, '')) ?? []
}

export function regionsBeginning(key: string): Region[] {
  return regions.filter(({ keys }) => keys.some((each) => each.startsWith(key)))
}

export type Spot = { country: string; region: string; lat: number; lon: number }

export function isIn({ country, codes, box }: Region, spot: Spot): boolean {
  if (country !== spot.country) return false
  if (!box) return codes?.includes(spot.region) ?? false
  const [south, west, north, east] = box
  return spot.lat >= south && spot.lat <= north && spot.lon >= west && spot.lon <= east
}
