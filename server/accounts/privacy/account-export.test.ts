import { sql } from 'kysely'
import { dataFileName, dataPartNames } from '@polyhex/contract/accounts/account-data'
import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { accountData } from './account-export.ts'
import { heldTables, notGivenBy } from './held-tables.ts'
import { sampleOfEverything } from './everything-held-of-tests.ts'

const world = openWorld()
const of = (person: Person) => ({ params: { accountId: person.accountId } })

/** Columns that refer to accounts, by a foreign key or by a name that says so, as `table.column`. */
async function columnsOfAccounts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select k.table_name || '.' || k.column_name as name
      from information_schema.referential_constraints r
      join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
      join information_schema.constraint_column_usage u on u.constraint_name = r.constraint_name
      where u.table_name = 'accounts'
    union
    select c.table_name || '.' || c.column_name from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.data_type = 'uuid'
        and (c.column_name in ('actor_id', 'subject_id', 'on_behalf_of', 'holder_id', 'other_id')
          or c.column_name like '%account_id')
    order by 1`.execute(world.db.queries)
  return rows.map((row) => row.name)
}

describe('the tables of the database', () => {
  it('are each in the copy of an account’s data, or left out for a reason', async () => {
    const given = heldTables.flatMap((held) => held.by.map((column) => `${held.table}.${column}`))
    const named = await columnsOfAccounts()
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((column) => !given.includes(column) && !Object.hasOwn(notGivenBy, column))).toEqual([])
    expect(Object.keys(notGivenBy).filter((column) => !named.includes(column))).toEqual([])
  })

  it('which hang on the exercises of an account are in the copy too', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct k.table_name as table from information_schema.referential_constraints r
      join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
      join information_schema.constraint_column_usage u on u.constraint_name = r.constraint_name
      where u.table_name in ('runs', 'run_questions', 'answers', 'coin_changes')`.execute(world.db.queries)
    const held = heldTables.map(({ table }) => table as string)
    expect(rows.map(({ table }) => table).filter((table) => !held.includes(table))).toEqual([])
  })

  it.each(heldTables.map((held) => [`${held.table} (${held.part})`, held] as const))(
    '%s has every column in the copy or left out for a reason, and none in both',
    async (_, held) => {
      const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${held.table}`.execute(world.db.queries)
      const given = held.give.map((one) => (typeof one === 'string' ? one : one.column))
      const left = Object.keys(held.leave)
      expect([...given, ...left].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    },
  )
})

describe('the copy of an account’s data', () => {
  it('holds a row of every table, and no secret and no other person’s data', async () => {
    const { childId } = await sampleOfEverything(world.db, world.now)
    const account = { accountId: childId, username: 'own.user', publicName: 'own_public' }
    const data = await accountData(world.db.queries, account, null, world.now)
    expect(data.parts.map(({ part }) => part)).toEqual(dataPartNames)
    expect(data.parts.filter(({ rows }) => rows.length === 0).map(({ part }) => part)).toEqual([])
    const text = JSON.stringify(data)
    expect(text).not.toContain('secret')
    expect(text).not.toContain('424242')
    const others = [...text.matchAll(/theirs[A-Za-z0-9_@. ]*/g)].map(([word]) => word)
    expect([...new Set(others)].toSorted()).toEqual([
      'theirs@parent.example',
      'theirs_friend_public',
      'theirs_parent_public',
    ])
    // The whole address stands only where this account itself gave it.
    const rowsOf = (part: string) => data.parts.find((one) => one.part === part)?.rows
    expect(rowsOf('consentsGiven')).toMatchObject([{ for: 'theirs_friend_public', from: 'theirs@parent.example' }])
    expect(text.match(/theirs@parent/g)).toHaveLength(1)
    expect(rowsOf('consents')).toMatchObject([{ givenBy: 'theirs_parent_public', givenFrom: 't•••@parent.example' }])
    expect(rowsOf('account')).toMatchObject([{ username: 'own.user', hasPassword: true, birthMonth: '2018/03' }])
    const second = { secondResponse: 'own second response', secondOutcome: 'right' }
    expect(rowsOf('answers')).toMatchObject([{ response: 'own response', outcome: 'wrong', ...second }])
    expect(rowsOf('questions')).toHaveLength(2)
    expect(rowsOf('reports')).toMatchObject([{ image: Buffer.from('own picture').toString('base64') }])
    expect(rowsOf('log')).toHaveLength(3)
  })

  it('is given to the account and who manages it, leaves a line in the log, and is not for hands of others', async () => {
    const [pat, sam, max] = [
      await world.person({ roles: ['parent'], email: 'pat@family.example' }),
      await world.person({ username: 'sam.of.pat' }),
      await world.person(),
    ]
    await world.manages(pat, sam)
    const { status, body } = await pat.call('exportAccount', of(sam))
    expect([status, body.data.username, body.data.at]).toEqual([200, 'sam.of.pat', '2026-11-02T15:00:00.000Z'])
    world.now = new Date(world.now.getTime() + 1000)
    expect((await sam.call('exportAccount', of(sam))).status).toBe(200)
    expect((await max.call('exportAccount', of(sam))).status).toBe(404)
    const lines = await world.db.queries
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .orderBy('id')
      .execute()
    expect(lines.map(({ action, actor_id: by }) => [action, by])).toEqual([
      ['data_exported', pat.accountId],
      ['data_exported', sam.accountId],
    ])
    expect((await pat.call('signInAs', { body: { accountId: sam.accountId } })).status).toBe(200)
    const onBehalf = await pat.call('exportAccount', of(sam))
    expect([onBehalf.status, onBehalf.body.code]).toEqual([403, 'on_behalf'])
  })

  it('gives the newest rows and their number to a page', async () => {
    const sam = await world.person()
    for (let n = 1; n <= 7; n++) {
      await world.db.queries
        .insertInto('account_states')
        .values({ account_id: sam.accountId, key: `k${n}`, value: n, changed_at: new Date(world.now.getTime() + n) })
        .execute()
    }
    const { body } = await sam.call('exportAccount', { ...of(sam), query: { most: 3 } })
    const states = body.data.parts.find((part: { part: string }) => part.part === 'states')
    expect([states.total, states.rows.map((row: { key: string }) => row.key)]).toEqual([7, ['k7', 'k6', 'k5']])
  })

  it('has a file name that any computer takes', () => {
    expect(dataFileName({ username: 'noor.h_5', at: '2026-11-02T15:00:00.000Z' })).toBe(
      'polyhex-data-noor.h_5-2026-11-02.json',
    )
    expect(dataFileName({ username: 'a/b\\c:d', at: '2026-11-02T15:00:00.000Z' })).toBe(
      'polyhex-data-a_b_c_d-2026-11-02.json',
    )
    expect(dataFileName({ username: '', at: '2026-11-02T15:00:00.000Z' })).toBe('polyhex-data-account-2026-11-02.json')
  })
})
