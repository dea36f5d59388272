import { inTransaction } from '../database/in-transaction.ts'
import { recordCoinChange } from '../coins/coin-ledger.ts'
import { ConfigError } from '../config.ts'
import { connectParentAndChild } from '../connections/parent-and-child.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { hashPassword, passwordFits } from '../identity/passwords.ts'
import { cast, type CastMember, castNames } from './cast.ts'
import { practiseHistory } from './practise-history.ts'

const weeks3 = 21 * 86_400_000

async function insertMember(db: Database, member: CastMember, passwordHash: string, now: Date): Promise<string> {
  const createdAt = new Date(now.getTime() - weeks3)
  const id = newId(createdAt)
  await db.queries
    .insertInto('accounts')
    .values({
      id,
      username: member.username,
      email: member.email,
      email_signs_in: member.email !== null,
      email_proven_at: member.email === null ? null : createdAt,
      password_hash: passwordHash,
      roles: [...member.roles],
      grade: member.grade,
      birth_month: member.birthMonth ?? null,
      name: member.name,
      public_name: member.publicName,
      time_zone: 'America/New_York',
      avatar: member.avatar,
      biography: member.teaching?.biography ?? null,
      teaches_grades: [...(member.teaching?.grades ?? [])],
      teaches_themes: [...(member.teaching?.themes ?? [])],
      created_at: createdAt,
    })
    .execute()
  if (member.roles.includes('student')) {
    const welcome = { changeType: 'initial', details: 'Welcome', amount: 50, source: 'initial' } as const
    await recordCoinChange(db, { accountId: id, ...welcome, at: createdAt })
  }
  return id
}

/**
 * Puts the cast into a database that has none: accounts, who belongs to whom, and three weeks of practice up to `now`,
 * made through the same verbs as a child's. When they are there, only a changed password is set.
 * Never called in production.
 */
export async function seedCast(db: Database, password: string, now: Date): Promise<void> {
  const there = await db.queries
    .selectFrom('accounts')
    .select('password_hash')
    .where('username', '=', castNames[0] ?? '')
    .executeTakeFirst()
  if (there !== undefined && (await passwordFits(password, there.password_hash))) return
  const passwordHash = await hashPassword(password)
  if (there !== undefined) {
    await db.queries
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('username', 'in', [...castNames])
      .execute()
    return
  }
  const ids = new Map<string, string>()
  for (const member of cast) ids.set(member.username, await insertMember(db, member, passwordHash, now))
  for (const member of cast) {
    for (const child of member.parentOf) {
      const [managerId, accountId] = [ids.get(member.username), ids.get(child)]
      if (managerId === undefined || accountId === undefined) throw new Error(`${child} is not in the cast`)
      await inTransaction(db, (tx) => connectParentAndChild(tx, managerId, accountId, now))
    }
  }
  for (const member of cast) {
    const accountId = ids.get(member.username)
    if (accountId === undefined || member.skill === null) continue
    await practiseHistory(db, { accountId, grade: member.grade, skill: member.skill }, now)
  }
}

/**
 * Refuses a database in which demo accounts have been laid, so that nobody signs in to production with the password of
 * the demonstration. They are known by their emails at an address that no real person has. Throws ConfigError.
 */
export async function refuseCast(db: Database): Promise<void> {
  const emails = cast.flatMap((member) => (member.email === null ? [] : [member.email]))
  const found = await db.queries.selectFrom('accounts').select('username').where('email', 'in', emails).execute()
  if (found.length > 0) {
    throw new ConfigError([
      'This database holds the demo accounts, whose password is known. Start production with a database of its own.',
    ])
  }
}
