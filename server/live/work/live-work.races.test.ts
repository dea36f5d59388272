import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FromServer } from '@polyhex/contract/live/room/room-messages'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { readQuestions } from '../../exercises/run-rows.ts'
import { startRun } from '../../exercises/start-run.ts'
import type { Log } from '../../http/handlers.ts'
import { createSession } from '../../http/session.ts'
import { LiveRoom, type RoomMedia } from '../room/live-room.ts'
import { newMember, type RoomMember } from '../room/room-member.ts'
import { followWork } from './follow-work.ts'
import type { Asked } from './other-process-of-tests.ts'
import { workFeature } from './work-feature.ts'

/** Live work where the class is in one server process and the answer comes to another. Needs TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')
const channel = 'polyhex_live_work'

const quiet = (): void => {}
const log: Log = { error: quiet, warn: quiet, info: quiet }
const noMedia: RoomMedia = {
  ...{
    silence: quiet,
    sendPictures: quiet,
    show: quiet,
    whisper: quiet,
    start: quiet,
    answer: quiet,
    candidate: quiet,
    stop: quiet,
  },
}

describe.runIf(race !== null)('live work between two server processes', () => {
  let db: Database
  let other: ChildProcess
  let stop: () => Promise<void>
  let wire: pg.Client
  /** Everything that goes over the channel, as whoever listens hears it. */
  const overheard: { type: string; accountId?: string; accountIds?: string[] }[] = []

  beforeAll(async () => {
    if (race === null) throw new Error('no server')
    db = race.database
    wire = new pg.Client({ connectionString: race.address })
    await wire.connect()
    wire.on('notification', ({ payload }) => void overheard.push(JSON.parse(payload ?? '{}')))
    await wire.query(`listen ${channel}`)
    stop = await followWork(db, () => now, log)
    other = fork(join(import.meta.dirname, 'other-process-of-tests.ts'), [race.address], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    await once(other, 'message')
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => {
    const ended = once(other, 'exit')
    other.send({ do: 'end' } satisfies Asked)
    await ended
    await stop()
    await wire.end()
    await race?.drop()
  })

  const ask = async (asked: Exclude<Asked, { do: 'end' }>): Promise<void> => {
    const done = once(other, 'message')
    other.send(asked)
    await done
  }

  async function student(): Promise<{ accountId: string; token: string; runId: string; questionId: string }> {
    const accountId = newId(now)
    await db.queries
      .insertInto('accounts')
      .values({
        ...{ id: accountId, username: `s.${accountId}`, password_hash: 'x', roles: ['student'], grade: 3 },
        ...{ public_name: accountId, time_zone: 'UTC', avatar: 'x', created_at: now },
      })
      .execute()
    const target = { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/4' } as const
    const runId = await startRun(db, { accountId, grade: 3 }, { target, restart: true, seed: 7 }, now)
    const [row] = await readQuestions(db, runId, now)
    if (row === undefined) throw new Error('a run begins with a question')
    const { token } = await createSession(db, accountId, null, now)
    return { accountId, token, runId, questionId: row.question_id }
  }

  /** A room of this process with a tutor and this student in it; what the tutor is told. */
  async function roomWith(accountId: string): Promise<{ room: LiveRoom; child: RoomMember; told: FromServer[] }> {
    const groupId = newId(now)
    const at = now.toISOString()
    const facts = { groupId, timeSlotId: groupId, name: 'Class', groupIndex: 1, instructions: null }
    const room = new LiveRoom(
      { ...facts, startingAt: at, duration: 45, endsAt: at },
      { db, now: () => now, log, media: noMedia },
    )
    const told: FromServer[] = []
    const shown = { attendeeId: null, publicName: 'x', avatar: 'x', grade: 3, familyOf: [] }
    const line = { send: (text: string) => void told.push(JSON.parse(text)), close: quiet }
    const mute = { send: quiet, close: quiet }
    const tutor = newMember(groupId, { ...shown, accountId: newId(now), role: 'tutor' }, line, now)
    const child = newMember(groupId, { ...shown, accountId, role: 'student' }, mute, now)
    for (const member of [tutor, child]) {
      room.members.set(member.memberId, member)
      await workFeature.entered?.(room, member)
    }
    return { room, child, told }
  }

  const tally = (told: readonly FromServer[]): number[] =>
    told.flatMap((message) => (message.kind === 'work' ? [message.work.counts.skipped] : []))
  /** How many changes of an account have gone over the channel. */
  const changesOf = ({ accountId }: { accountId: string }): number =>
    overheard.filter((told) => told.type === 'change' && told.accountId === accountId).length
  /** Has the other process tell of changes of somebody in a room until one more has been heard. */
  const untilToldOf = async (inside: { accountId: string; runId: string }): Promise<void> => {
    const before = changesOf(inside)
    await expect
      .poll(async () => {
        await ask({ do: 'help', accountId: inside.accountId, runId: inside.runId })
        return changesOf(inside)
      })
      .toBeGreaterThan(before)
  }

  it('shows in the room of one what was answered in the other, and tells nothing of who is in no room', async () => {
    const [inside, outside] = [await student(), await student()]
    const { room, child, told } = await roomWith(inside.accountId)
    const { runId, questionId } = inside
    await workFeature.handle(room, child, { kind: 'work-open', at: { runId, questionId } })
    await expect.poll(() => overheard.some(({ accountIds }) => accountIds?.includes(inside.accountId))).toBe(true)
    // The other process has heard of it too as soon as it tells of a change.
    await untilToldOf(inside)
    expect(tally(told).at(-1)).toBe(0)
    await ask({ do: 'answer', ...inside })
    await expect.poll(() => tally(told).at(-1)).toBe(1)
    const open = told.findLast((message) => message.kind === 'work')?.work.open
    expect(open).toMatchObject({ runId: inside.runId, questionNumber: 2 })

    await ask({ do: 'answer', ...outside })
    // What is told is heard in order, so that a change of the one outside would be there by now.
    await untilToldOf(inside)
    expect(changesOf(outside)).toBe(0)

    // Once out of the room, nothing is told any more.
    room.members.delete(child.memberId)
    await workFeature.left?.(room, child)
    await expect
      .poll(() => overheard.some(({ type, accountId }) => type === 'gone' && accountId === inside.accountId))
      .toBe(true)
    const again = await roomWith(outside.accountId)
    await untilToldOf(outside)
    const last = changesOf(inside)
    await ask({ do: 'help', ...inside })
    await untilToldOf(outside)
    expect(changesOf(inside)).toBe(last)
    await workFeature.closed?.(again.room)
  })
})
