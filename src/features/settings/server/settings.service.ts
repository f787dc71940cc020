// The settings as they stand: what was saved, over the first values. Read from the cache, the same on every instance.
import { z } from 'zod'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { firstContact, ngos as firstNgos, membership } from '#shared/brand.ts'
import type { SiteWords } from '#shared/site-facts.ts'
import { type PriceWords, pricesTaken, type ReplacedPrice, writePrice } from '../price.rules.ts'
import { Ngo, type Price, Settings, type SettingsPatch } from '../settings.schema.ts'
import * as store from './settings.store.ts'

type Known = {
  settings: Settings
  /** Written once for all pages. */
  priceWords: PriceWords
  /** No longer in the list, but money went to them. */
  formerNgos: Ngo[]
  replacedPrices: ReplacedPrice[]
}
type SettingsDeps = Pick<Deps, 'cache' | 'config' | 'db'>

const formerKey = 'formerNgos'

function firstValues({ supportEmail }: Deps['config']): Settings {
  return {
    price: { amount: membership.priceInCents, currency: membership.currency },
    promotionCodes: [],
    ngos: firstNgos.map((ngo) => ({ ...ngo })),
    links: [firstContact.link],
    supportEmail,
    announcement: null,
  }
}

async function load({ config }: Pick<Deps, 'config'>, db: Sql): Promise<Known> {
  const saved = await store.readSaved(db)
  const first = firstValues(config)
  const of = <K extends keyof Settings>(key: K): Settings[K] => {
    const parsed = key in saved ? Settings.shape[key].safeParse(saved[key]) : undefined
    return (parsed?.success ? parsed.data : first[key]) as Settings[K]
  }
  const price = of('price')
  return {
    priceWords: writePrice(price),
    settings: {
      price,
      promotionCodes: of('promotionCodes'),
      ngos: of('ngos'),
      links: of('links'),
      supportEmail: of('supportEmail'),
      announcement: of('announcement'),
    },
    formerNgos: z.array(Ngo).catch([]).parse(saved[formerKey]),
    replacedPrices: await store.listReplacedPrices(db),
  }
}

const regionOf = ({ cache }: Pick<Deps, 'cache'>) => cache.region<Known>('settings')

/** Inside a transaction, give it: who holds a connection should not wait for a second one. */
function readKnown(deps: SettingsDeps, db: Sql = deps.db.orm): Promise<Known> {
  return regionOf(deps).read('all', () => load(deps, db))
}

export async function readSettings(deps: SettingsDeps, db?: Sql): Promise<Settings> {
  return (await readKnown(deps, db)).settings
}

/** From the database itself: within a change that is not through yet. */
export async function lookAtSettings({ config, db }: SettingsDeps): Promise<Settings> {
  return (await load({ config }, db.orm)).settings
}

/** Those of the list, and those that were in it. */
export async function readAllNgos(deps: SettingsDeps): Promise<Ngo[]> {
  const { settings, formerNgos } = await readKnown(deps)
  return [...settings.ngos, ...formerNgos]
}

/** What a payment must be to count. */
export async function readPaymentRules(
  deps: SettingsDeps & Pick<Deps, 'clock'>,
): Promise<{ prices: Price[]; promotionCodes: string[]; ngos: string[] }> {
  const { settings, replacedPrices } = await readKnown(deps)
  return {
    prices: pricesTaken(settings.price, replacedPrices, deps.clock.now()),
    promotionCodes: settings.promotionCodes.map(({ id }) => id),
    ngos: settings.ngos.map(({ id }) => id),
  }
}

/** What every page shows of them. An announcement that is over is not there. */
export async function readSiteWords(deps: SettingsDeps & Pick<Deps, 'clock'>): Promise<Omit<SiteWords, 'edited'>> {
  const { settings, priceWords } = await readKnown(deps)
  const { ngos, links, supportEmail, announcement } = settings
  const isOver = !announcement || new Date(announcement.endsAt) <= deps.clock.now()
  return { supportEmail, price: priceWords, ngos, links, announcement: isOver ? null : announcement }
}

export async function saveSettings(deps: Deps, patch: SettingsPatch): Promise<Settings> {
  return regionOf(deps).change(deps.db, async (tx) => {
    await store.takeTurns(tx)
    const { settings: before, formerNgos } = await load(deps, tx)
    const now = deps.clock.now()
    const { price, ngos } = patch
    if (price && (price.amount !== before.price.amount || price.currency !== before.price.currency))
      await store.noteReplacedPrice(tx, { ...before.price, replacedAt: now })
    if (ngos) {
      const known = [...before.ngos, ...formerNgos]
      const former = known.filter(({ id }) => !ngos.some((ngo) => ngo.id === id))
      await store.saveValue(tx, formerKey, former, now)
    }
    for (const [key, value] of Object.entries(patch)) await store.saveValue(tx, key, value, now)
    return (await load(deps, tx)).settings
  })
}
