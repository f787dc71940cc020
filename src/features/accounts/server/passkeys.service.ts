// A person's passkeys: made, named and removed.
import type { Deps } from '#platform/deps.ts'
import type { Actor } from '#shared/actor.ts'
import { refuseFactor } from '../second-factor.refusals.ts'
import type { NewPasskey, PasskeyDraft } from '../second-factor.schema.ts'
import { insertChallenge, takeChallenge } from './challenges.store.ts'
import * as store from './passkeys.store.ts'
import { challengeIn, checkCreation, creationOptions } from './relying-party.ts'
import { changeFactors, dropCodesWithoutFactor, giveRecoveryCodes } from './second-factor.service.ts'
import { readSetUp } from './second-factor.store.ts'
import { tellFactorChanged } from './second-factor-notice.service.ts'

const passkeysPerPerson = 20

export async function beginPasskey({ db, clock, config }: Deps, actor: Actor) {
  const known = await store.listCredentials(db.orm, actor.id)
  if (known.length >= passkeysPerPerson) throw refuseFactor('conflict', 'too_many_passkeys')
  const options = await creationOptions(config, actor, known)
  const question = { token: options.challenge, purpose: 'passkey_creation', userId: actor.id } as const
  await insertChallenge(db.orm, { ...question, now: clock.now() })
  return options
}

/** Whoever has no recovery codes yet gets them with it. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { response, name }: PasskeyDraft,
  device: string,
): Promise<NewPasskey> {
  const { db, clock, config } = deps
  const now = clock.now()
  const challenge = challengeIn(response)
  const asked = challenge && (await takeChallenge(db.orm, { token: challenge, purpose: 'passkey_creation', now }))
  if (!asked || asked.userId !== actor.id) throw refuseFactor('invalid', 'passkey_not_valid')
  const made = await checkCreation(config, response, challenge)
  if (!made) throw refuseFactor('invalid', 'passkey_not_valid')
  return changeFactors(deps, actor, async (tx) => {
    const before = await readSetUp(tx, actor.id)
    if (before.passkeys >= passkeysPerPerson) throw refuseFactor('conflict', 'too_many_passkeys')
    const passkey = await store.insertPasskey(tx, {
      userId: actor.id,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      name: name ?? device,
      createdAt: now,
    })
    if (!passkey) throw refuseFactor('conflict', 'passkey_known_already')
    await tellFactorChanged(deps, tx, actor, 'passkey_added')
    if (before.codesLeft > 0) return passkey
    return { ...passkey, recoveryCodes: await giveRecoveryCodes(deps, tx, actor.id) }
  })
}

export async function removePasskey(deps: Deps, actor: Actor, id: string): Promise<void> {
  await changeFactors(deps, actor, async (tx) => {
    if (!(await store.deletePasskey(tx, actor.id, id))) throw refuseFactor('not_found', 'factor_not_found')
    await tellFactorChanged(deps, tx, actor, 'passkey_removed')
    await dropCodesWithoutFactor(tx, actor.id)
  })
}
