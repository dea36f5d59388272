import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BrowserMessage } from '@polyhex/contract/live/room/room-messages'
import { type Person, openWorld } from '../../seed/test-world.ts'
import { tellRunChange } from '../../exercises/run-changes.ts'
import { openRoomTrial, type Visitor } from '../room/room-trial.ts'

const world = openWorld()
const trial = openRoomTrial(world)
afterEach(() => void vi.restoreAllMocks())
const level = 'multi_digit_subtraction_practice/4'
const tutor = async () => world.person({ roles: ['tutor'], grade: null })

interface Started {
  runId: string
  questionId: string
}
const start = async (who: Person, target: object = { type: 'practice', topicCodeLevel: level }): Promise<Started> => {
  const { body } = await who.call('startExercise', { body: { target, restart: false } })
  return { runId: body.run.runId, questionId: body.questions.at(-1).storedQuestionId }
}
/** Starts an exercise on the page that the student has in the room. */
const open = async (child: Visitor, who: Person, target?: object): Promise<Started> => {
  const at = await start(who, target)
  child.say({ kind: 'work-open', at })
  return at
}
const answer = async (who: Person, at: Started, response: string) => {
  const params = { runId: at.runId, storedQuestionId: at.questionId }
  return (await who.call('answerQuestion', { params, body: { response, timeTakenMs: 900 } })).body
}
const memberOf = async (leader: Visitor, person: Person): Promise<string> => {
  const welcome = leader.told.find((message) => message.kind === 'welcome')
  const there = welcome?.members.find((member) => member.accountId === person.accountId)
  if (there) return there.memberId
  return (await leader.hears('joined', ({ member }) => member.accountId === person.accountId)).member.memberId
}
/** Settles when everything said before has been handled, so that what has not come by then does not come. */
const settled = async (visitor: Visitor) => {
  const n = Math.trunc(Math.random() * 1e9)
  visitor.say({ kind: 'ping', n })
  await visitor.hears('pong', (pong) => pong.n === n)
}
const workKinds = new Set(['work', 'works', 'work-picked', 'stroke', 'erase', 'hints', 'spotlight-work'])

async function group() {
  const [teacher, student] = [await tutor(), await world.person()]
  const { groupIds } = await trial.lesson({ groups: [[teacher, student]] })
  const groupId = groupIds[0] ?? ''
  const leader = await trial.enter(teacher, groupId)
  const child = await trial.enter(student, groupId)
  return { teacher, student, groupId, leader, child, memberId: await memberOf(leader, student) }
}

describe('live work', () => {
  it('shows the tutor the open question of a student and how it goes, from the runs of the server', async () => {
    const { student, leader, child, memberId } = await group()
    const at = await open(child, student)
    const { work } = await leader.hears('work', ({ work: { open } }) => open !== null)
    expect(work).toMatchObject({
      memberId,
      open: { ...at, type: 'practice', questionNumber: 1 },
      counts: { correct: 0, incorrect: 0, skipped: 0, inARow: 0 },
      answers: [],
      helpOpened: false,
    })
    expect(work.open?.question.answer).toBeNull()
    const done = await answer(student, at, await world.rightFor(at.questionId))
    const second = done.nextQuestions[0].storedQuestionId
    const after = (await leader.hears('work', ({ work: { open } }) => open?.questionId === second)).work
    expect(after).toMatchObject({
      answers: ['correct'],
      counts: { correct: 1, inARow: 1 },
      open: { questionNumber: 2 },
    })
    expect(after.last).toMatchObject({ outcome: 'correct' })
    await student.call('viewHelp', { params: { storedQuestionId: second }, body: { kind: 'hint' } })
    expect((await leader.hears('work', ({ work: { helpOpened } }) => helpOpened)).work.open?.questionId).toBe(second)
    await student.call('skipQuestion', {
      params: { runId: at.runId, storedQuestionId: second },
      body: { timeTakenMs: 10 },
    })
    const skipped = await leader.hears('work', ({ work: { counts } }) => counts.skipped === 1)
    expect(skipped.work.answers).toEqual(['correct', 'skipped'])
  })

  it('never sends a key, nor the right answer of a question, to anybody', async () => {
    const { student, leader, child } = await group()
    let at = await open(child, student)
    for (let turn = 0; turn < 3; turn++) {
      const wrong = await world.wrongFor(at.questionId)
      const done = await answer(student, at, wrong)
      at = { runId: at.runId, questionId: done.nextQuestions[0].storedQuestionId }
      await leader.hears('work', ({ work: { open } }) => open?.questionId === at.questionId)
    }
    await settled(leader)
    const said = JSON.stringify([...leader.told, ...child.told].filter(({ kind }) => workKinds.has(kind)))
    const rows = await world.db.queries.selectFrom('run_questions').select('key').execute()
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const { key } of rows) expect(said).not.toContain(JSON.stringify(key).slice(1, -1))
    for (const word of ['rightAnswer', 'rightOptionIds', '"key"', '"wrong":', '"solution"'])
      expect(said).not.toContain(word)
    expect(leader.told.some(({ kind }) => kind === 'work')).toBe(true)
  })

  it('is seen by those who lead this group alone: not by another tutor of the class, nor by other students', async () => {
    const [teacher, other, one, two, far] = [
      await tutor(),
      await tutor(),
      await world.person(),
      await world.person(),
      await world.person(),
    ]
    const { groupIds } = await trial.lesson({
      groups: [
        [teacher, one, two],
        [other, far],
      ],
    })
    const [groupId = '', otherId = ''] = groupIds
    const leader = await trial.enter(teacher, groupId)
    const child = await trial.enter(one, groupId)
    const mate = await trial.enter(two, groupId)
    const stranger = await trial.enter(other, otherId)
    await expect(
      trial
        .token(other, groupId)
        .then(async (token) => trial.open(groupId, token))
        .then(async (visitor) => visitor.hears('welcome', () => true)),
    ).rejects.toThrow()
    const at = await open(child, one)
    await leader.hears('work', ({ work: { open } }) => open?.questionId === at.questionId)
    child.say({ kind: 'work-picked', ...at, response: '12' })
    child.say({ kind: 'work-stroke', ...at, more: false, stroke: { strokeId: 's', pen: 'ink', points: [[1, 2]] } })
    await leader.hears('stroke')
    await Promise.all([settled(mate), settled(stranger), settled(child)])
    for (const visitor of [mate, child]) expect(visitor.told.filter(({ kind }) => workKinds.has(kind))).toEqual([])
    expect(stranger.told.filter(({ kind }) => workKinds.has(kind) && kind !== 'works')).toEqual(
      [expect.objectContaining({ kind: 'work', work: expect.objectContaining({ open: null }) })].slice(
        0,
        stranger.told.filter(({ kind }) => kind === 'work').length,
      ),
    )
    expect(JSON.stringify(stranger.told)).not.toContain(at.questionId)
    // Nor can anybody act on it from outside, or without leading.
    const memberId = await memberOf(leader, one)
    mate.say({ kind: 'watch', memberId })
    expect(await mate.hears('problem')).toMatchObject({ code: 'not_yours_to_do', about: 'watch' })
    stranger.say({ kind: 'hints-ask', memberId })
    expect(await stranger.hears('problem')).toMatchObject({ code: 'no_such_member', about: 'hints-ask' })
  })

  it('passes on what is picked and drawn at once, on the open question of the student alone', async () => {
    const { student, leader, child, memberId } = await group()
    const at = await open(child, student)
    child.say({ kind: 'work-picked', ...at, response: '41' })
    expect(await leader.hears('work-picked')).toMatchObject({ memberId, questionId: at.questionId, response: '41' })
    const stroke = (points: [number, number][]) => ({ strokeId: 'a', pen: 'coral' as const, points })
    child.say({ kind: 'work-stroke', ...at, more: false, stroke: stroke([[1, 1]]) })
    child.say({
      kind: 'work-stroke',
      ...at,
      more: true,
      stroke: stroke([
        [2, 2],
        [3, 3],
      ]),
    })
    expect(await leader.hears('stroke')).toMatchObject({ memberId, by: memberId, more: false })
    expect((await leader.hears('stroke')).stroke.points).toEqual([
      [2, 2],
      [3, 3],
    ])
    // A question that is not the student's own is nobody's work.
    const elsewhere = await start(await world.person())
    child.say({ kind: 'work-picked', ...elsewhere, response: 'x' })
    child.say({ kind: 'work-open', at: elsewhere })
    await settled(child)
    await settled(leader)
    expect(leader.told.filter(({ kind }) => kind === 'work-picked')).toHaveLength(1)
    expect(JSON.stringify(leader.told)).not.toContain(elsewhere.questionId)
    // Who leads and comes later finds it as it is.
    const staff = await world.person({ roles: ['admin'], grade: null })
    const { facts } = { facts: leader.told.find((message) => message.kind === 'welcome')?.room }
    const late = await trial.enter(staff, facts?.groupId ?? '')
    const { works } = await late.hears('works')
    expect(works[0]).toMatchObject({
      picked: '41',
      strokes: [
        {
          by: memberId,
          stroke: {
            points: [
              [1, 1],
              [2, 2],
              [3, 3],
            ],
          },
        },
      ],
    })
  })

  it('brings drawings and hints of the tutor to the student, and tells the student who is looking', async () => {
    const { teacher, student, leader, child, memberId } = await group()
    expect((await child.hears('watched')).seen).toBe(true)
    const at = await open(child, student)
    await leader.hears('work', ({ work: { open } }) => open !== null)
    leader.say({ kind: 'watch', memberId })
    const watched = await child.hears('watched', ({ by }) => by.length > 0)
    expect(watched.by).toHaveLength(1)
    leader.say({ kind: 'draw', memberId, ...at, more: false, stroke: { strokeId: 't', pen: 'leaf', points: [[5, 5]] } })
    expect(await child.hears('stroke')).toMatchObject({ memberId, by: watched.by[0], stroke: { pen: 'leaf' } })
    leader.say({ kind: 'hints-ask', memberId })
    const { hints } = await leader.hears('hints')
    expect(hints.length).toBeGreaterThan(0)
    leader.say({ kind: 'hint', memberId, text: hints[0]?.text ?? '' })
    expect(await child.hears('hint')).toMatchObject({ questionId: at.questionId, text: hints[0]?.text })
    // A hint of the tutor costs nothing: no help is noted.
    const row = await world.db.queries
      .selectFrom('run_questions')
      .select(['hints_viewed', 'help_viewed'])
      .where('id', '=', at.questionId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ hints_viewed: 0, help_viewed: false })
    leader.say({ kind: 'leave' })
    await child.hears('watched', ({ seen }) => !seen)
    expect(teacher.accountId).not.toBe(student.accountId)
  })

  it('tells the tutor which part of the room a student looks at, and takes coming back for doing something', async () => {
    const { student, leader, child, memberId } = await group()
    const at = await open(child, student)
    expect((await leader.hears('work', ({ work: { open } }) => open !== null)).work.place).toBe('practice')
    child.say({ kind: 'work-place', place: 'board' })
    const onBoard = (await leader.hears('work', ({ work: { place } }) => place === 'board')).work
    expect(onBoard).toMatchObject({ memberId, open: at })
    leader.say({ kind: 'push', memberId, topicCodeLevel: level })
    await child.hears('pushed')
    world.now = new Date(world.now.getTime() + 100_000)
    child.say({ kind: 'work-place', place: 'practice' })
    const at100 = world.now.toISOString()
    const back = await leader.hears(
      'work',
      ({ work: { place, activeAt } }) => place === 'practice' && activeAt === at100,
    )
    expect(back.work).toMatchObject({ open: at })
  })

  it('gives no hints of a levelling', async () => {
    const { student, leader, child, memberId } = await group()
    const target = { type: 'levelling', themeCode: 'algebra', timed: false }
    await open(child, student, target)
    await leader.hears('work', ({ work: { open } }) => open?.type === 'levelling')
    leader.say({ kind: 'hints-ask', memberId })
    expect((await leader.hears('hints')).hints).toEqual([])
  })

  it('pushes a question to one or to all as a run of their own, and says when there is no such level', async () => {
    const { student, leader, child, memberId } = await group()
    const push = (message: Omit<BrowserMessage<'push'>, 'kind'>) => leader.say({ kind: 'push', ...message })
    push({ memberId: null, topicCodeLevel: level })
    expect(await child.hears('pushed')).toMatchObject({ topicCodeLevel: level })
    expect((await leader.hears('push-sent')).memberIds).toEqual([memberId])
    const runs = await world.db.queries.selectFrom('runs').select(['account_id', 'target', 'state']).execute()
    expect(runs).toEqual([{ account_id: student.accountId, target: level, state: 'open' }])
    push({ memberId, topicCodeLevel: 'no_such_level/1' })
    expect(await leader.hears('problem')).toMatchObject({ about: 'push', code: 'failed' })
    child.say({ kind: 'push', memberId: null, topicCodeLevel: level })
    expect(await child.hears('problem')).toMatchObject({ code: 'not_yours_to_do' })
  })

  it('shows work to all only in the spotlight, after the student has said yes, and without counts', async () => {
    const [teacher, one, two] = [await tutor(), await world.person(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, one, two]] })
    const leader = await trial.enter(teacher, groupIds[0] ?? '')
    const child = await trial.enter(one, groupIds[0] ?? '')
    const mate = await trial.enter(two, groupIds[0] ?? '')
    const memberId = await memberOf(leader, one)
    const at = await open(child, one)
    await leader.hears('work', ({ work: { open } }) => open !== null)
    leader.say({ kind: 'spotlight-ask', memberId, what: 'work' })
    await child.hears('spotlight-asked')
    await settled(mate)
    expect(mate.told.filter(({ kind }) => kind === 'spotlight-work')).toEqual([])
    child.say({ kind: 'spotlight-answer', accept: true })
    await child.hears('spotlight', ({ spotlight }) => spotlight !== null)
    child.say({ kind: 'work-open', at })
    const { work } = await mate.hears('spotlight-work')
    expect(work).toMatchObject({ memberId, open: at, counts: { correct: 0, incorrect: 0 }, answers: [], last: null })
    child.say({ kind: 'work-picked', ...at, response: '7' })
    expect((await mate.hears('work-picked')).response).toBe('7')
    child.say({ kind: 'spotlight-stop' })
    await mate.hears('spotlight', ({ spotlight }) => spotlight === null)
    child.say({ kind: 'work-picked', ...at, response: '8' })
    await leader.hears('work-picked', ({ response }) => response === '8')
    await settled(mate)
    expect(mate.told.filter(({ kind }) => kind === 'work-picked')).toHaveLength(1)
  })
})

describe('the tile of a student', () => {
  it('shows what the page in this room shows, and else says that it is not known', async () => {
    const { teacher, student, groupId, leader, child, memberId } = await group()
    // What the tile shows once everything that this page has said is done; how often it was told does not matter.
    const tile = async (page: Visitor) => {
      await settled(page)
      await settled(leader)
      return leader.told.findLast(({ kind }) => kind === 'work')
    }
    // What was done before the class, or is done on another page, is not on this one.
    const before = await start(student)
    expect(await tile(child)).toMatchObject({ work: { memberId, page: 'unknown', open: null } })
    child.say({ kind: 'work-choosing' })
    expect(await tile(child)).toMatchObject({ work: { page: 'choosing', open: null } })
    await answer(student, before, await world.rightFor(before.questionId))
    const here = await open(child, student, { type: 'practice', topicCodeLevel: 'counting_basics/2' })
    expect(await tile(child)).toMatchObject({ work: { page: 'exercise', open: here, counts: { correct: 0 } } })
    // The page is gone, and another has not said what it shows.
    const again = await trial.enter(student, groupId)
    expect(await tile(again)).toMatchObject({ work: { page: 'unknown', open: null, answers: [] } })
    again.say({ kind: 'work-open', at: here })
    expect(await tile(again)).toMatchObject({ work: { page: 'exercise', open: here } })
    again.say({ kind: 'work-open', at: null })
    expect(await tile(again)).toMatchObject({ work: { page: 'nothing', open: null } })
    // In another class of today nothing of it is shown.
    await sql`update attendees set during = '[2020-01-01,2020-01-02)'`.execute(world.db.queries)
    const other = await trial.lesson({ groups: [[teacher, student]], inMinutes: 50 })
    const second = await trial.enter(teacher, other.groupIds[0] ?? '')
    const there = await trial.enter(student, other.groupIds[0] ?? '')
    await settled(there)
    await settled(second)
    const works = second.told.flatMap((told) => (told.kind === 'work' ? [told.work] : []))
    expect(works.length).toBeGreaterThan(0)
    for (const work of works) expect(work).toMatchObject({ page: 'unknown', open: null, finished: null })
    expect(there.told.filter(({ kind }) => kind === 'resume')).toEqual([])
  })

  it('keeps what was read last when an earlier reading takes longer', async () => {
    const { student, leader, child } = await group()
    const at = await open(child, student)
    await leader.hears('work', ({ work: { open } }) => open !== null)
    await settled(child)
    const run = world.db.run
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const handedOver = Promise.withResolvers<void>()
    const slow = vi.spyOn(world.db, 'run').mockImplementation(async (statement, values) => {
      const rows = await run(statement, values)
      if (statement.name !== 'read_live_run') return rows
      // The first reading alone: what it found is handed over after the next one's.
      slow.mockImplementation(run)
      asked.resolve()
      await answered.promise
      setImmediate(handedOver.resolve)
      return rows
    })
    tellRunChange('opened', student.accountId, at.runId)
    await asked.promise
    const done = await answer(student, at, await world.rightFor(at.questionId))
    const second = done.nextQuestions[0].storedQuestionId
    await leader.hears('work', ({ work: { open } }) => open?.questionId === second)
    answered.resolve()
    await handedOver.promise
    await settled(leader)
    const last = leader.told.findLast(({ kind }) => kind === 'work')
    expect(last).toMatchObject({ work: { open: { questionId: second }, counts: { correct: 1 } } })
  })

  it('says that an exercise is over while its results are on the page', async () => {
    const { student, leader, child } = await group()
    const at = await open(child, student)
    await leader.hears('work', ({ work }) => work.page === 'exercise')
    await world.db.queries
      .updateTable('runs')
      .set({ state: 'finished', finished_at: world.now, result: 'x' })
      .where('id', '=', at.runId)
      .execute()
    child.say({ kind: 'work-open', at: null })
    tellRunChange('finished', student.accountId, at.runId)
    const over = await leader.hears('work', ({ work }) => work.finished !== null)
    expect(over.work).toMatchObject({ page: 'exercise', open: null })
  })
})

describe('after a break', () => {
  it('leads back to the exercise that was open in the room, however the break came', async () => {
    const { student, groupId, leader, child, memberId } = await group()
    leader.say({ kind: 'push', memberId, topicCodeLevel: level })
    const { at: givenAt } = await child.hears('pushed')
    const target = { type: 'practice', topicCodeLevel: level }
    child.socket.terminate()
    const reloaded = await trial.enter(student, groupId)
    expect(await reloaded.hears('resume')).toMatchObject({ target, givenAt })
    reloaded.say({ kind: 'leave' })
    await reloaded.closed
    const joined = await trial.enter(student, groupId)
    expect(await joined.hears('resume')).toMatchObject({ target, givenAt })
    leader.say({ kind: 'remove', memberId })
    await joined.hears('ended')
    const back = await trial.open(groupId, await trial.token(student, groupId))
    await back.hears('waiting')
    leader.say({ kind: 'admit', memberId, admit: true })
    expect(await back.hears('resume')).toMatchObject({ target, givenAt })
    // Put away for choosing, it does not come back.
    back.say({ kind: 'work-choosing' })
    await settled(back)
    const later = await trial.enter(student, groupId)
    await settled(later)
    expect(later.told.filter(({ kind }) => kind === 'resume')).toEqual([])
    // What the student chose comes back as well.
    await open(later, student, { type: 'practice', topicCodeLevel: 'counting_basics/2' })
    await settled(later)
    const last = await trial.enter(student, groupId)
    expect((await last.hears('resume')).target).toEqual({ type: 'practice', topicCodeLevel: 'counting_basics/2' })
  })

  it('gives to who comes later what was given to all, once', async () => {
    const [teacher, early, late] = [await tutor(), await world.person(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, early, late]] })
    const [groupId = ''] = groupIds
    const leader = await trial.enter(teacher, groupId)
    const first = await trial.enter(early, groupId)
    leader.say({ kind: 'push', memberId: null, topicCodeLevel: level })
    await first.hears('pushed')
    const second = await trial.enter(late, groupId)
    expect(await second.hears('pushed')).toMatchObject({ topicCodeLevel: level, by: null })
    for (const person of [early, late]) {
      const again = await trial.enter(person, groupId)
      await again.hears('resume')
      await settled(again)
      expect(again.told.filter(({ kind }) => kind === 'pushed')).toEqual([])
    }
  })
})

describe('chat in the room', () => {
  it('reaches everybody of the group; who leads takes a line away and closes it', async () => {
    const [teacher, one, two] = [await tutor(), await world.person(), await world.person()]
    const { groupIds } = await trial.lesson({ groups: [[teacher, one, two]] })
    const leader = await trial.enter(teacher, groupIds[0] ?? '')
    const child = await trial.enter(one, groupIds[0] ?? '')
    const mate = await trial.enter(two, groupIds[0] ?? '')
    child.say({ kind: 'chat', text: 'I got 12' })
    const { line } = await mate.hears('chat-line')
    expect(line).toMatchObject({ text: 'I got 12', isTutor: false })
    expect(JSON.stringify(line)).not.toContain(one.accountId)
    mate.say({ kind: 'chat-remove', lineId: line.lineId })
    expect(await mate.hears('problem')).toMatchObject({ code: 'not_yours_to_do' })
    leader.say({ kind: 'chat-remove', lineId: line.lineId })
    expect((await mate.hears('chat-removed')).lineId).toBe(line.lineId)
    child.say({ kind: 'chat', text: 'write me at x@example.org' })
    expect((await child.hears('chat-refused')).why).toContain('addresses')
    leader.say({ kind: 'chat-close', closed: true })
    await child.hears('chat-closed')
    child.say({ kind: 'chat', text: 'hello' })
    expect((await child.hears('chat-refused')).why).toContain('closed')
    leader.say({ kind: 'chat', text: 'Look at the board' })
    await child.hears('chat-line', ({ line: { isTutor } }) => isTutor)
    await settled(mate)
    expect(mate.told.filter(({ kind }) => kind === 'chat-line')).toHaveLength(2)
    // Who comes back finds what stands.
    const again = await trial.enter(two, groupIds[0] ?? '')
    const { lines, closed } = await again.hears('chat-lines')
    expect(lines.map(({ text }) => text)).toEqual(['Look at the board'])
    expect(closed).toBe(true)
  })
})
