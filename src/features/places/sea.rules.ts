// The sea areas that listings are told apart by. Codes stay as they are: listings keep them.

export const seas = [
  { code: 'arctic', name: 'Arctic Ocean' },
  { code: 'baltic', name: 'Baltic Sea' },
  { code: 'north-sea', name: 'North Sea' },
  { code: 'norwegian-sea', name: 'Norwegian Sea' },
  { code: 'celtic-seas', name: 'Celtic Seas and English Channel' },
  { code: 'biscay-iberia', name: 'Bay of Biscay and Iberian coast' },
  { code: 'mediterranean-west', name: 'Western Mediterranean' },
  { code: 'mediterranean-east', name: 'Eastern Mediterranean' },
  { code: 'adriatic', name: 'Adriatic Sea' },
  { code: 'black-sea', name: 'Black Sea' },
  { code: 'macaronesia', name: 'Macaronesia' },
  { code: 'north-atlantic', name: 'North Atlantic' },
  { code: 'northwest-atlantic', name: 'Northwest Atlantic' },
  { code: 'gulf-of-mexico', name: 'Gulf of Mexico' },
  { code: 'caribbean', name: 'Caribbean Sea' },
  { code: 'south-atlantic-west', name: 'Southwest Atlantic' },
  { code: 'west-africa', name: 'West African Atlantic' },
  { code: 'southern-africa', name: 'Southern African seas' },
  { code: 'red-sea', name: 'Red Sea and Gulf of Aden' },
  { code: 'persian-gulf', name: 'Persian Gulf' },
  { code: 'western-indian', name: 'Western Indian Ocean' },
  { code: 'northern-indian', name: 'Arabian Sea and Bay of Bengal' },
  { code: 'andaman', name: 'Andaman Sea and Strait of Malacca' },
  { code: 'coral-triangle', name: 'Coral Triangle' },
  { code: 'south-china-sea', name: 'South China Sea' },
  { code: 'northwest-pacific', name: 'Northwest Pacific' },
  { code: 'western-australia', name: 'Western Australian seas' },
  { code: 'great-barrier-reef', name: 'Coral Sea and Great Barrier Reef' },
  { code: 'tasman', name: 'Tasman Sea and New Zealand' },
  { code: 'south-pacific', name: 'South Pacific islands' },
  { code: 'central-pacific', name: 'Central Pacific and Hawai‘i' },
  { code: 'northeast-pacific', name: 'Northeast Pacific' },
  { code: 'eastern-tropical-pacific', name: 'Eastern Tropical Pacific' },
  { code: 'southeast-pacific', name: 'Southeast Pacific' },
  { code: 'southern-ocean', name: 'Southern Ocean' },
] as const
export type Sea = (typeof seas)[number]['code']

export const seaCodes: readonly string[] = seas.map(({ code }) => code)

export function seaName(code: string): string {
  return seas.find((sea) => sea.code === code)?.name ?? code
}
