import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { seedCast } from './seed-cast.ts'
import { seedClasses } from './seed-classes.ts'
import { openWorld, type Person } from './test-world.ts'

const world = openWorld()
const password = 'a demo password'

async function signedIn(username: string): Promise<Person & { id: string }> {
  const browser = world.visitor()
  const { body } = await browser.call('signIn', { body: { username, password } })
  return { ...browser, id: body.account.accountId }
}

describe('the classes of the cast', () => {
  it('show life on every screen: past and coming classes, credits, a course, a wish and a class to join now', async () => {
    await seedCast(world.db, password, world.now)
    await seedClasses(world.db, world.now)
    const [pat, tia, ada] = [await signedIn('parent.pat'), await signedIn('tutor.tia'), await signedIn('admin.ada')]
    const { timeSlots } = (
      await ada.call('listTimeSlots', {
        query: { from: '2026-10-01T00:00:00Z', to: '2026-12-31T00:00:00Z', count: 100 },
      })
    ).body
    const past = timeSlots.filter((slot: { past: boolean }) => slot.past)
    expect(past.length).toBeGreaterThanOrEqual(12)
    expect(past.every((slot: { status: string }) => slot.status === 'groups_created')).toBe(true)
    const joinable = timeSlots.filter((slot: { joinable: boolean }) => slot.joinable)
    expect(joinable.map((slot: { name: string }) => slot.name)).toContain('Practice together')
    const now = joinable.find((slot: { name: string }) => slot.name === 'Practice together')
    expect(now).toMatchObject({ status: 'groups_created', stats: { attendees: 3, teachers: 1 }, teacherNames: ['Tia'] })
    expect(Date.parse(now.startingAt) - world.now.getTime()).toBeLessThanOrEqual(3_600_000)
    const groups = (await tia.call('listGroups', { query: { timeSlotId: now.id } })).body.groups
    expect(groups).toHaveLength(1)
    const credits = (await pat.call('listCredits', { query: { ownerAccountId: pat.id } })).body.credits
    const states = new Set(credits.map((credit: { status: string }) => credit.status))
    expect(states).toEqual(new Set(['used', 'allocated']))
    const { cohorts } = (await pat.call('listCohorts', { query: { readyForProduction: true } })).body
    expect(cohorts).toHaveLength(1)
    const { evaluationSlots } = (await ada.call('listEvaluationSlots', { query: {} })).body
    expect(evaluationSlots).toHaveLength(1)
    // What credits promise: one class each, used with its date, none lost.
    const { rows } = await sql<{ faults: number; credits: number }>`
      select count(*) filter (where (c.status = 'used') <> (c.class_date is not null)
        or (c.status = 'allocated') <> exists (select 1 from attendees a join time_slots s on s.id = a.time_slot_id
          where a.credit_id = c.id and s.settled_at is null and a.removed_at is null))::int as faults,
        count(*)::int as credits from credits c`.execute(world.db.queries)
    expect(rows).toEqual([{ faults: 0, credits: 18 }])
    const waiting = await world.db.queries.selectFrom('waiting_places').select('id').execute()
    expect(waiting).toHaveLength(1)
  })

  it('are weekly, live and led by tutors, beside exercises that the same student does alone [C-001]', async () => {
    await seedCast(world.db, password, world.now)
    await seedClasses(world.db, world.now)
    const sam = await signedIn('student.sam')
    const { recurringSchedules } = (await sam.call('listRecurringSchedules', { query: { accountIds: sam.id } })).body
    const weekly = recurringSchedules.filter((one: { registrations: { registered: boolean }[] }) =>
      one.registrations.some(({ registered }) => registered),
    )
    expect(weekly.map((one: { name: string }) => one.name)).toEqual(['Explorers on Monday'])
    const query = { accountIds: sam.id, attended: 'true', from: world.now.toISOString(), count: 100 }
    const { timeSlots } = (await sam.call('listTimeSlots', { query })).body
    const ofWeekly = timeSlots.filter(
      (slot: { recurringScheduleId: string | null }) => slot.recurringScheduleId === weekly[0].id,
    )
    const starts = ofWeekly.map((slot: { startingAt: string }) => Date.parse(slot.startingAt))
    // On the same weekday, whole weeks apart but for the hour that clocks change.
    for (const start of starts.slice(1)) expect(Math.round((start - starts[0]) / 86_400_000) % 7).toBe(0)
    expect(starts.length).toBeGreaterThan(2)
    for (const slot of ofWeekly) expect(slot.teacherNames).toEqual(['Tia'])
    const live = timeSlots.find((slot: { joinable: boolean }) => slot.joinable)
    expect(live.registrations[0].groupId).toEqual(expect.any(String))
    const target = { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/4' }
    const alone = await sam.call('startExercise', { body: { target, restart: false } })
    expect([alone.status, alone.body.questions?.length]).toEqual([200, 1])
  })

  it('are laid once; each later start only sees to a class that can be joined, and nobody gets mail', async () => {
    await seedCast(world.db, password, world.now)
    await seedClasses(world.db, world.now)
    const count = async () => (await world.db.queries.selectFrom('time_slots').select('id').execute()).length
    const before = await count()
    await seedClasses(world.db, new Date(world.now.getTime() + 600_000))
    expect(await count()).toBe(before)
    const nextDay = new Date(world.now.getTime() + 86_400_000)
    await seedClasses(world.db, nextDay)
    expect(await count()).toBe(before + 1)
    const { rows } = await sql<{ starts: Date }>`select starting_at as starts from time_slots
      where name = 'Practice together' order by starting_at desc limit 1`.execute(world.db.queries)
    expect((rows[0]?.starts.getTime() ?? 0) - nextDay.getTime()).toBeGreaterThan(0)
    expect(await world.db.queries.selectFrom('outbox_mails').select('id').execute()).toEqual([])
  })
})
