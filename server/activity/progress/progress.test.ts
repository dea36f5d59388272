import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { addPastRun, type PastAnswer } from './past-answers-of-tests.ts'

const world = openWorld()
/** The clock of the world says Monday, November 2, 2026, 10:00 in New York. */
const many = (count: number, one: PastAnswer): PastAnswer[] => Array.from({ length: count }, () => one)

async function ask(who: Person, accountId = who.accountId, query: Record<string, unknown> = {}) {
  return who.call('getProgress', { params: { accountId }, query })
}

describe('progress', () => {
  it('counts answers, help, days and minutes of the last 7 days and of the 7 before', async () => {
    const child = await world.person()
    await addPastRun(world.db, child.accountId, [
      { at: '2026-10-26T12:00:00Z', outcome: 'wrong', seconds: 60 },
      // 23:59 on October 26 in New York: the last minute of the week before.
      { at: '2026-10-27T03:59:00Z', seconds: 60 },
    ])
    await addPastRun(world.db, child.accountId, [
      { at: '2026-10-27T04:00:00Z', seconds: 30, help: true },
      { at: '2026-10-27T04:01:00Z', outcome: 'wrong', seconds: 30 },
      // Left alone for an hour: three minutes count.
      { at: '2026-11-02T14:00:00Z', outcome: 'skipped', seconds: 3600 },
    ])
    const { body, status } = await ask(child)
    expect(status).toBe(200)
    const { progress } = body
    expect([progress.days, progress.begun, progress.timeZone]).toEqual([7, true, 'America/New_York'])
    expect(progress.now).toEqual({
      answers: 3,
      right: 1,
      skipped: 1,
      rightWithHelp: 1,
      seconds: 240,
      daysPracticed: 2,
      activities: 1,
    })
    expect(progress.before).toMatchObject({ answers: 2, right: 1, seconds: 120, daysPracticed: 1, activities: 1 })
    expect(progress.byDay).toHaveLength(7)
    expect(progress.byDay[0]).toEqual({ day: '2026-10-27', answers: 2, right: 1, seconds: 60 })
    expect(progress.byDay[6]).toEqual({ day: '2026-11-02', answers: 1, right: 0, seconds: 180 })
    expect(progress.trend.says).toBe('too_few')
    expect(progress.last).toHaveLength(2)
    const month = (await ask(child, child.accountId, { days: 28 })).body.progress
    expect([month.now.answers, month.byDay.length]).toEqual([5, 28])
    expect((await ask(child, child.accountId, { days: 3 })).status).toBe(400)
  })

  it('of an account that has not begun is empty, and still says what is next', async () => {
    const child = await world.person()
    const { progress } = (await ask(child)).body
    expect(progress).toMatchObject({ begun: false, practiced: [], passed: [], last: [], misconceptions: [] })
    expect(progress.next.length).toBeGreaterThan(0)
  })

  it('tells of a wrong idea from the second time on, with what helps and where it showed', async () => {
    const child = await world.person()
    const wrong = (misconception: string, at: string): PastAnswer => ({ at, outcome: 'wrong', misconception })
    await addPastRun(world.db, child.accountId, [
      wrong('smaller_from_larger', '2026-11-01T12:00:00Z'),
      wrong('borrow_across_zero', '2026-11-01T12:01:00Z'),
      wrong('smaller_from_larger', '2026-11-01T12:02:00Z'),
    ])
    const { misconceptions } = (await ask(child)).body.progress
    expect(misconceptions).toEqual([
      {
        id: 'smaller_from_larger',
        name: 'Subtracts the smaller digit from the larger',
        example: '52 - 27 = 35',
        helps: 'Show the top number with tens and ones, and trade a ten when there are too few ones.',
        times: 2,
        latestAt: '2026-11-01T12:02:00.000Z',
        topicCode: 'subtraction_intro',
        level: 1,
        topicName: expect.any(String),
        practices: true,
      },
    ])
  })

  it('says that more is right at like difficulty only when it is so', async () => {
    const child = await world.person()
    await addPastRun(world.db, child.accountId, [
      ...many(15, { at: '2026-10-24T12:00:00Z', outcome: 'wrong' }),
      ...many(15, { at: '2026-10-24T13:00:00Z' }),
    ])
    await addPastRun(world.db, child.accountId, [
      ...many(27, { at: '2026-10-31T12:00:00Z' }),
      ...many(3, { at: '2026-10-31T13:00:00Z', outcome: 'wrong' }),
    ])
    const { trend } = (await ask(child)).body.progress
    expect(trend).toEqual({ says: 'up', percentNow: 90, percentBefore: 50, compared: 30 })
  })

  it('lists what is passed, newest first, and how much there is in all', async () => {
    const child = await world.person()
    const first = await addPastRun(world.db, child.accountId, [{ at: '2026-09-01T12:00:00Z' }])
    const second = await addPastRun(world.db, child.accountId, [
      { at: '2026-11-01T12:00:00Z', key: 'addition_facts_practice/1' },
    ])
    await world.db.queries.updateTable('runs').set({ passed: true }).where('id', 'in', [first, second]).execute()
    const { progress } = (await ask(child)).body
    expect([progress.passedUnits, progress.passedTopicLevels]).toEqual([0, 2])
    expect(progress.passed.map((one: { code: string; inPeriod: boolean }) => [one.code, one.inPeriod])).toEqual([
      ['addition_facts_practice/1', true],
      ['subtraction_intro/1', false],
    ])
  })
})

it('shows the levels of themes that were evaluated, with the band they lie in', async () => {
  const child = await world.person()
  await sql`insert into theme_levels (account_id, theme_code, level, confidence, percentage_correct, ability, low, high, answers, changed_at)
    values (${child.accountId}, 'operations', 7, 0.74, 71, 3.6, 3.2, 4.1, 14, ${world.now})`.execute(world.db.queries)
  expect((await ask(child)).body.progress.themeLevels).toEqual([
    {
      themeCode: 'operations',
      themeName: 'Adding to Dividing',
      level: 7,
      levelWords: 'Level 7 (grade 3, second half)',
      confidence: 0.74,
      low: 3.2,
      high: 4.1,
      answers: 14,
      measuredAt: world.now.toISOString(),
    },
  ])
})

it('has something next for every student from kindergarten to grade 12 [L-001]', async () => {
  for (let grade = 0; grade <= 12; grade += 1) {
    const child = await world.person({ grade })
    const { next } = (await ask(child)).body.progress
    expect([grade, next.length > 0]).toEqual([grade, true])
  }
})

it('holds every kind of work: units, topic levels by practice and speed play, levelling and contest problems [L-002]', async () => {
  const child = await world.person()
  const kinds = [
    ['practice', 'subtraction_intro/1', 'Practice'],
    ['speed', 'subtraction_intro/2', 'Speed'],
    ['unit_mastery', 'g3_adding_and_subtracting_to_1000', 'UnitMastery'],
    ['levelling', 'operations', 'Levelling'],
    ['contest_problems', 'g3_adding_and_subtracting_to_1000', 'Contest'],
  ] as const
  for (const [place, [type, target]] of kinds.entries()) {
    const id = await addPastRun(world.db, child.accountId, [{ at: `2026-11-01T12:0${place}:00Z` }])
    const prior = type === 'levelling' ? { prior_mean: 3, prior_deviation: 1 } : {}
    await world.db.queries
      .updateTable('runs')
      .set({ type, target, passed: true, ...prior })
      .where('id', '=', id)
      .execute()
  }
  const { progress } = (await ask(child)).body
  expect(progress.last.map((item: { itemType: string }) => item.itemType)).toEqual(
    kinds.map(([, , kind]) => kind).toReversed(),
  )
  expect([progress.now.activities, progress.passedUnits, progress.passedTopicLevels]).toEqual([5, 1, 2])
})

describe('who sees progress', () => {
  it('the child, a parent, whoever may view it and an administrator; to all others it is not there [L-183]', async () => {
    const child = await world.person()
    const [parent, guardian, stranger, tutor, admin] = await Promise.all([
      world.person({ roles: ['parent'] }),
      world.person({ roles: ['guardian'] }),
      world.person({ roles: ['parent'] }),
      world.person({ roles: ['tutor'] }),
      world.person({ roles: ['admin'] }),
    ])
    await world.manages(parent, child)
    await world.manages(guardian, child)
    const other = await world.person()
    await world.manages(stranger, other)
    const at = async (who: Person) => (await ask(who, child.accountId)).status
    expect([await at(child), await at(parent), await at(guardian), await at(admin)]).toEqual([200, 200, 200, 200])
    expect([await at(stranger), await at(other), await at(tutor)]).toEqual([404, 404, 404])
    expect((await world.visitor().call('getProgress', { params: { accountId: child.accountId } })).status).toBe(401)
    await sql`insert into account_links (id, holder_id, subject_id, permission, status, asked_by, accepted, created_at, changed_at)
      values (gen_random_uuid(), ${tutor.accountId}, ${child.accountId}, 'viewAnalytics', 'confirmed', ${tutor.accountId},
        true, ${world.now}, ${world.now})`.execute(world.db.queries)
    expect(await at(tutor)).toBe(200)
  })
})

it('reads ten thousand answers by their time, without reading those of before', async () => {
  const child = await world.person()
  const start = Date.parse('2026-01-01T00:00:00Z')
  const answers = Array.from({ length: 10_000 }, (_, i) => ({ at: new Date(start + i * 43 * 60_000).toISOString() }))
  await addPastRun(world.db, child.accountId, answers)
  await sql`analyze answers`.execute(world.db.queries)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off, summary off)
    select outcome from answers where account_id = ${child.accountId} and answered_at >= ${new Date('2026-10-05T00:00:00Z')}
      and answered_at <= ${world.now}`.execute(world.db.queries)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('answers_account_time')
  expect(plan).not.toContain('Seq Scan')
  const { progress } = (await ask(child, child.accountId, { days: 28 })).body
  expect(progress.now.answers).toBeGreaterThan(500)
})
