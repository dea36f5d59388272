import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { seal } from '../../database/seal.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { Refusal } from '../../http/refusal.ts'
import { newToken } from '../../http/session.ts'
import { signInLimits } from '../sign-in-tries.ts'
import { addFactor } from './factors.ts'
import { dropPending, type PendingSignIn } from './pending-sign-ins.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { checkSecondStep, type SecondStepAnswer } from './second-step.ts'
import { codeAt } from './authenticator-of-tests.ts'
import { newTotpSecret } from './totp.ts'

/** What two browsers show at the same moment. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')
const key = Buffer.alloc(32, 7)
const at = { key, publicAddress: 'https://polyhex.test' }
const rounds = Array.from({ length: 8 }, (_, n) => n)

describe.runIf(race !== null)('at the same time', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  async function person(): Promise<{ accountId: string; actorId: null; pending: PendingSignIn }> {
    const accountId = newId(now)
    await db.queries
      .insertInto('accounts')
      .values({
        ...{ id: accountId, username: `u.${accountId.slice(-12)}`, public_name: accountId, roles: ['parent'] },
        ...{ password_hash: 'x', grade: null, time_zone: 'UTC', avatar: 'hexagon', created_at: now },
      })
      .execute()
    const pending = {
      ...{ hash: Buffer.alloc(32, newToken()), accountId, username: '', way: 'password' as const, challenge: null },
      ...{ expiresAt: now, ways: ['totp' as const] },
    }
    return { accountId, actorId: null, pending }
  }
  async function withApp() {
    const who = await person()
    const secret = newTotpSecret()
    const factor = { kind: 'totp', sealedSecret: seal(secret, key), name: 'App' } as const
    await db.queries.transaction().execute((tx) => addFactor(tx, who, factor, now))
    return { ...who, secret }
  }
  const show = async (pending: PendingSignIn, answer: SecondStepAnswer): Promise<string> => {
    try {
      await checkSecondStep(db, pending, answer, at, now)
      return 'in'
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }

  it.each(rounds)('a code of an app lets one in and no other (round %i)', async () => {
    const { pending, secret } = await withApp()
    const answer = { by: 'totp', code: codeAt(secret, now) } as const
    const answers = await Promise.all(Array.from({ length: 5 }, async () => show(pending, answer)))
    expect(answers.toSorted()).toEqual(['code_used', 'code_used', 'code_used', 'code_used', 'in'])
  })

  it.each(rounds)('a recovery code lets one in and no other (round %i)', async () => {
    const { accountId, pending } = await withApp()
    const [shown = ''] = await renewRecoveryCodes(db.queries, accountId, now)
    const answer = { by: 'recovery', code: shown.replaceAll('-', '') } as const
    const answers = await Promise.all(Array.from({ length: 3 }, async () => show(pending, answer)))
    expect(answers.toSorted()).toEqual(['in', 'wrong_recovery_code', 'wrong_recovery_code'])
    const used = db.queries.selectFrom('audit_log').select('id').where('action', '=', 'recovery_code_used')
    expect(await used.execute()).toHaveLength(1)
  })

  it('thirty wrong codes are looked at five times', async () => {
    const { pending } = await withApp()
    const wrong = { by: 'recovery', code: '0'.repeat(12) } as const
    const answers = await Promise.all(Array.from({ length: 30 }, async () => show(pending, wrong)))
    const looked = answers.filter((code) => code === 'wrong_recovery_code')
    expect(looked).toHaveLength(signInLimits.triesOfCodes)
    expect(answers.filter((code) => code === 'too_many_codes')).toHaveLength(25)
  })

  it.each(rounds)('a sign-in before its second step is finished once (round %i)', async () => {
    const { accountId } = await withApp()
    const hash = Buffer.alloc(32, 9)
    await db.queries
      .insertInto('pending_sign_ins')
      .values({
        ...{ token_hash: hash, account_id: accountId, way: 'password', created_at: now },
        expires_at: new Date(now.getTime() + 300_000),
      })
      .execute()
    const ended = await Promise.all(Array.from({ length: 4 }, async () => dropPending(db, hash)))
    expect(ended.filter(Boolean)).toHaveLength(1)
  })

  it.each(rounds)(
    'of two factors that are added to an account without any, one brings the recovery codes (round %i)',
    async () => {
      const who = await person()
      const added = await Promise.all(
        ['One', 'Two'].map(async (name) => {
          const factor = { kind: 'totp', sealedSecret: seal(newTotpSecret(), key), name } as const
          return db.queries.transaction().execute((tx) => addFactor(tx, who, factor, now))
        }),
      )
      expect(added.filter(({ recoveryCodes }) => recoveryCodes !== null)).toHaveLength(1)
      expect((await db.queries.selectFrom('recovery_codes').selectAll().execute()).length).toBe(10)
    },
  )
})
