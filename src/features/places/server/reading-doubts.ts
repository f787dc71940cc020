// What speaks against a reading: a piece of the text that it leaves out and that names a place somewhere else.
import type { Atom, LocationText, Piece } from './location-text.ts'
import { parentOf } from './names/country-names.ts'
import { isKnown, isWithin, knownByName, namedSo, type Towns } from './town-picking.ts'

/** `country`: nothing is certain. `spot`: the country is, the town and the sea are not. */
export type Doubt = 'country' | 'spot' | null

type Doubted = {
  country: string | null
  /** What it explains, and the pieces that it does not. */
  atoms: readonly Atom[]
  left: readonly Piece[]
}

export function doubtOf({ country, atoms, left }: Doubted, text: LocationText, towns: Towns): Doubt {
  if (!country) return null
  const others = left.filter(({ isAside }) => !isAside)
  const isShort = restsOnLetters(atoms)
  const isElsewhere = (piece: Piece) =>
    (isShort && isOnlyKnownOutside(piece, country, towns)) ||
    isKnownElsewhere(piece, country, text, towns) ||
    namesOtherCountry(piece, country, text)
  if (others.some(isElsewhere) || choosesNamesake(atoms, country, text, towns)) return 'country'
  return text.isChoice && others.some((piece) => isChoiceWithin(piece, country, towns)) ? 'spot' : null
}

/** `Genova (GE)`: two letters after a name may be a country's, or those of a province anywhere. A town in it would tell. */
function restsOnLetters(atoms: readonly Atom[]): boolean {
  return atoms.every((atom) => atom.kind === 'sea' || (atom.kind !== 'town' && atom.isShort === true))
}

function isOnlyKnownOutside(piece: Piece, country: string, towns: Towns): boolean {
  const named = townKeys(piece).flatMap((key) => namedSo(key, towns))
  return named.length > 0 && !named.some((town) => isWithin(town.country, country))
}

/** `London, New York`. Where words join the pieces, a town that might be another's counts as well: `Oxford or Kenya`. */
function isKnownElsewhere(piece: Piece, country: string, { isChoice, isTold }: LocationText, towns: Towns): boolean {
  return townKeys(piece).some((key) => {
    const known = knownByName(key, towns)
    if (known) return !isWithin(known.country, country)
    const named = namedSo(key, towns)
    return (isChoice || isTold) && named.some(isKnown) && !named.some((town) => isWithin(town.country, country))
  })
}

/** `London or Toronto, Canada`: there is a London in Canada, but everybody knows the other. */
function choosesNamesake(atoms: readonly Atom[], country: string, { isChoice }: LocationText, towns: Towns): boolean {
  const keys = atoms.flatMap((atom) => (atom.kind === 'town' ? [atom.key] : []))
  const known = isChoice && keys.length > 1 ? keys.map((key) => knownByName(key, towns)) : []
  return known.some((town) => town && !isWithin(town.country, country))
}

/** Some write it after the other, though it has a code of its own. */
const saidAfter: Record<string, string> = { TW: 'CN' }

/** `Kiel, Germany or Denmark`. Parts of countries share their names too often to count, but in a choice. */
function namesOtherCountry(piece: Piece, country: string, { isChoice }: LocationText): boolean {
  const atoms = piece.options.filter((option) => isChoice || option.length === 1).flat()
  const countries = atoms.flatMap((atom) => (atom.kind === 'country' && !atom.isShort ? [atom.code] : []))
  const parts = atoms.flatMap((atom) => (atom.kind === 'region' && !atom.isShort ? [atom.region.country] : []))
  if (countries.length === 0 && !(isChoice && parts.length > 0)) return false
  const belongs = (code: string) => isWithin(code, country) || parentOf(country) === code || saidAfter[country] === code
  return ![...countries, ...parts].some(belongs)
}

/** `San Diego, California or Boston`. */
function isChoiceWithin(piece: Piece, country: string, towns: Towns): boolean {
  const isTown = townKeys(piece)
    .flatMap((key) => namedSo(key, towns))
    .some((town) => isKnown(town) && isWithin(town.country, country))
  return isTown || piece.options.flat().some((atom) => atom.kind === 'region' && atom.region.country === country)
}

/** The names of a town that the whole piece may be. An island is not the city that it shares its name with. */
function townKeys({ options }: Piece): string[] {
  const keys = options.flatMap((option) => (option.length === 1 && option[0]!.kind === 'town' ? [option[0]!.key] : []))
  return / islands?$/.test(keys[0] ?? '') ? keys.slice(0, 1) : keys
}
