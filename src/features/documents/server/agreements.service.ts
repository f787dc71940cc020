// Asks members to agree again when a legal text has changed in earnest, and remembers to which version they did.
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuse } from '../document.refusals.ts'
import { cameOut, versionName } from '../document.rules.ts'
import type { DueAgreement } from '../document.schema.ts'
import { insertAgreement, listAgreements } from './agreements.store.ts'
import { listLegalRevisions } from './documents.store.ts'
import { listEdited } from './published.service.ts'

type LegalRevision = Awaited<ReturnType<typeof listLegalRevisions>>[number]
type Standing = { slug: string; asking: LegalRevision | undefined; current: LegalRevision }

/** Of each legal text that was changed: what is in force, and the last change that asked. */
async function readStanding({ db, clock }: Deps): Promise<Standing[]> {
  const now = clock.now()
  return [...Map.groupBy(await listLegalRevisions(db.orm), ({ slug }) => slug)].flatMap(([slug, all]) => {
    const revisions = cameOut(all, now)
    const current = revisions.at(-1)
    return current ? [{ slug, asking: revisions.findLast(({ fields }) => fields.asksAgain === true), current }] : []
  })
}

const versionOf = ({ fields, revision }: LegalRevision) => versionName(String(fields.lastUpdated), revision)

/** Who came after the change has read the text as it is. */
export async function listDue(deps: Deps, actor: Actor): Promise<DueAgreement[]> {
  if (!(await listEdited(deps)).some((name) => name.startsWith('legal/'))) return []
  const standing = await readStanding(deps)
  const given = await listAgreements(deps.db.orm, actor.id)
  return standing.flatMap(({ slug, asking, current }) => {
    if (!asking?.publishAt || actor.createdAt > asking.publishAt) return []
    if (given.some((each) => each.slug === slug && each.revision >= asking.revision)) return []
    return [{ slug, title: String(current.fields.title), version: versionOf(current) }]
  })
}

export async function agree(deps: Deps, actor: Actor, { slug, version }: { slug: string; version: string }) {
  const current = (await readStanding(deps)).find((each) => each.slug === slug)?.current
  if (!current) throw refuse('not_found', 'document_not_found')
  if (versionOf(current) !== version) throw refuse('conflict', 'version_not_current')
  const { revision } = current
  await insertAgreement(deps.db.orm, { userId: actor.id, slug, revision, version, agreedAt: deps.clock.now() })
}
