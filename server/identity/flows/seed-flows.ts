import { inTransaction } from '../../database/in-transaction.ts'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Designation, StageKind } from './flow-words.ts'

/** The flows without which nobody signs in or out. */
export const ownFlows = { signIn: 'login-progressive', signOut: 'logout' } as const

interface Seed {
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly designation: Designation
  readonly stages: readonly (readonly [place: number, name: string, kind: StageKind])[]
}

const seeds: readonly Seed[] = [
  {
    slug: ownFlows.signIn,
    name: 'Sign in step by step',
    title: 'Sign in to Polyhex',
    designation: 'authentication',
    stages: [
      [10, 'login-progressive-identification', 'identification'],
      [20, 'login-progressive-password', 'password'],
      [30, 'login-progressive-user-login', 'user_login'],
    ],
  },
  {
    slug: ownFlows.signOut,
    name: 'Sign out',
    title: 'Sign out of Polyhex',
    designation: 'invalidation',
    stages: [[0, 'logout-user-logout', 'user_logout']],
  },
]

async function layFlow(tx: Tx, seed: Seed, now: Date): Promise<void> {
  const { slug, name, title, designation } = seed
  const flow = await tx
    .insertInto('flows')
    .values({ id: newId(now), policy_binding_id: newId(now), slug, name, title, designation })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (flow === undefined) return
  for (const [place, stageName, kind] of seed.stages) {
    const stage = await tx
      .insertInto('flow_stages')
      .values({ id: newId(now), name: stageName, kind })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: stageName }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('flow_stage_bindings')
      .values({ id: newId(now), policy_binding_id: newId(now), flow_id: flow.id, stage_id: stage.id, place })
      .execute()
  }
}

/**
 * Lays the product's own flows where they are missing, in every mode: at the first start, and after an administrator
 * has deleted one. A flow that is there is left as it is. Several processes may do this at once.
 */
export async function seedFlows(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const seed of seeds) await layFlow(tx, seed, now)
  })
}
