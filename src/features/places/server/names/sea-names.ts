// What sea areas are called, besides the names that we give them; and well-known waters within them.
import { placeKey } from '../../place-key.ts'
import { seas } from '../../sea.rules.ts'

const others: Record<string, string> = {
  arctic:
    'arctic, arctic ocean, barents sea, beaufort sea, chukchi sea, kara sea, laptev sea, white sea, baffin bay, hudson bay, davis strait, fram strait, high arctic, arktis, arctique',
  baltic:
    'baltic, baltic sea, ostsee, mer baltique, mar baltico, gulf of finland, gulf of bothnia, gulf of riga, kattegat, oresund, the sound, kiel bight, archipelago sea',
  'north-sea':
    'north sea, nordsee, mer du nord, mar del norte, noordzee, wadden sea, wattenmeer, german bight, dogger bank, skagerrak, southern north sea',
  'norwegian-sea': 'norwegian sea, greenland sea',
  'celtic-seas':
    'celtic sea, irish sea, english channel, la manche, manche, bristol channel, sea of the hebrides, iroise sea, mer diroise, the minch',
  'biscay-iberia':
    'bay of biscay, biscay, golfe de gascogne, golfo de vizcaya, gulf of cadiz, golfo de cadiz, cantabrian sea, mar cantabrico',
  'mediterranean-west':
    'western mediterranean, tyrrhenian sea, ligurian sea, gulf of lion, golfe du lion, alboran sea, balearic sea, pelagos sanctuary, strait of gibraltar',
  'mediterranean-east':
    'eastern mediterranean, aegean, aegean sea, ionian sea, levantine sea, sea of marmara, gulf of sirte, cretan sea',
  adriatic: 'adriatic, adriatic sea, adria, mer adriatique',
  'black-sea': 'black sea, schwarzes meer, mer noire, mar negro, sea of azov',
  macaronesia: 'macaronesia',
  'north-atlantic': 'north atlantic, mid atlantic ridge, denmark strait, rockall, sargasso sea, irminger sea',
  'northwest-atlantic':
    'northwest atlantic, gulf of maine, georges bank, grand banks, scotian shelf, bay of fundy, gulf of st lawrence, chesapeake bay, cape cod bay, labrador sea, cape cod, mid atlantic bight, stellwagen bank',
  'gulf-of-mexico': 'gulf of mexico, golfo de mexico, gulf coast, flower garden banks, bay of campeche',
  caribbean:
    'caribbean, caribbean sea, karibik, mar caribe, caraibes, lesser antilles, greater antilles, mesoamerican reef, gulf of honduras, west indies',
  'south-atlantic-west': 'southwest atlantic, patagonian shelf, abrolhos bank',
  'west-africa': 'gulf of guinea, bight of benin, canary current, golfe de guinee',
  'southern-africa': 'false bay, benguela, agulhas bank, agulhas current',
  'red-sea': 'red sea, gulf of aqaba, gulf of suez, gulf of aden, gulf of eilat, mer rouge, rotes meer, mar rojo',
  'persian-gulf': 'persian gulf, arabian gulf, strait of hormuz',
  'western-indian': 'western indian ocean, mozambique channel, mascarene plateau, comoros archipelago',
  'northern-indian': 'arabian sea, bay of bengal, gulf of oman, laccadive sea, palk bay, gulf of mannar, sundarbans',
  andaman: 'andaman sea, strait of malacca, malacca strait, mergui archipelago',
  'coral-triangle':
    'coral triangle, raja ampat, java sea, banda sea, celebes sea, sulu sea, flores sea, bismarck sea, solomon sea, verde island passage, makassar strait, bohol sea, visayan sea, timor sea, arafura sea, birds head seascape, cenderawasih bay',
  'south-china-sea': 'south china sea, gulf of thailand, gulf of tonkin',
  'northwest-pacific':
    'northwest pacific, sea of japan, east sea, east china sea, yellow sea, sea of okhotsk, kuroshio, seto inland sea',
  'western-australia': 'ningaloo reef, ningaloo coast, kimberley, great australian bight, gulf of carpentaria',
  'great-barrier-reef': 'great barrier reef, gbr, coral sea, torres strait, whitsundays',
  tasman: 'tasman sea, bass strait, cook strait, hauraki gulf, fiordland, bay of islands, bay of plenty',
  'south-pacific': 'south pacific, tuamotu, society islands, marquesas',
  'central-pacific': 'central pacific, papahanaumokuakea, kaneohe bay',
  'northeast-pacific':
    'northeast pacific, gulf of alaska, bering sea, salish sea, puget sound, strait of georgia, monterey bay, san francisco bay, southern california bight, prince william sound, channel islands national park, great bear sea, bristol bay, hecate strait',
  'eastern-tropical-pacific':
    'eastern tropical pacific, gulf of california, sea of cortez, mar de cortes, golfo de california, golfo de nicoya, gulf of panama, cocos island, isla del coco, magdalena bay, banderas bay',
  'southeast-pacific': 'southeast pacific, humboldt current, strait of magellan',
  'southern-ocean': 'southern ocean, weddell sea, ross sea, scotia sea, drake passage, amundsen sea',
}

const byKey = new Map<string, string>()
for (const { code, name } of seas) byKey.set(placeKey(name), code)
for (const [code, text] of Object.entries(others)) for (const name of text.split(', ')) byKey.set(placeKey(name), code)

export function seaNamed(key: string): string | null {
  return byKey.get(key) ?? byKey.get(key.replace(/^the /, '')) ?? null
}

export function seasBeginning(key: string): string[] {
  return [...new Set([...byKey].filter(([name]) => name.startsWith(key)).map(([, code]) => code))]
}
