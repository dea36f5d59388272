import { closeCodes } from '@polyhex/contract/live/room/room-messages'
import { roomLimits } from '@polyhex/contract/live/room/room-limits'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { memberIdOf } from '../room/room-member.ts'
import { openRoomTrial } from '../room/room-trial.ts'
import { boardEntrant, boardRoles } from './board-entrant.ts'
import { contentOf, readBoard } from './board-store.ts'
import { openBoardTrial, someMember, stroke } from './board-trial.ts'

const world = openWorld()
const rooms = openRoomTrial(world)
const { classWith, served, at, stored } = openBoardTrial(world)
const other = memberIdOf('group', 'other')

async function twoAtABoard() {
  const { groupId } = await classWith({
    tutor: await world.person({ roles: ['tutor'] }),
    student: await world.person(),
  })
  const { port, boards } = await served({
    one: { memberId: someMember, groupId, role: 'student' },
    two: { memberId: other, groupId, role: 'tutor' },
  })
  const [one, two] = [await at(port, groupId, 'one'), await at(port, groupId, 'two')]
  one.doc.getMap('pages').set('first', { id: 'first', order: 0, paper: 'plain' })
  return { groupId, boards, port, one, two }
}

type At = Awaited<ReturnType<typeof at>>
/** Settles when a browser sees that something is by a member. */
const seesBy = async ({ objects }: At, id: string, by: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if ((objects.get(id) as { by?: string } | undefined)?.by !== by) return
      objects.unobserve(look)
      resolve()
    }
    objects.observe(look)
    look()
  })

describe('whose something on a board is', () => {
  it("is said by the server: nobody draws in the name of another, nor makes another's thing say something else", async () => {
    const { groupId, boards, one, two } = await twoAtABoard()
    // The student says that the tutor has drawn this.
    one.objects.set('spoofed', { ...stroke('spoofed'), by: other } as never)
    await seesBy(two, 'spoofed', someMember)
    await seesBy(one, 'spoofed', someMember)
    const text = { id: 'words', page: 'first', by: someMember, z: 2, kind: 'text', x: 10, y: 10, text: 'Well done' }
    one.objects.set('words', text)
    await two.has('words')
    // Who teaches may change what a child wrote, and is its author then.
    two.objects.set('words', { ...text, text: 'Very well done' } as never)
    await seesBy(one, 'words', other)
    await boards.close()
    const { objects } = contentOf((await readBoard(world.db, groupId))?.state ?? null)
    expect(objects.map(({ id, by }) => [id, by]).toSorted()).toEqual([
      ['spoofed', someMember],
      ['words', other],
    ])
  })

  it('stays when somebody else moves it, and when it comes back by undoing', async () => {
    const { groupId, boards, one, two } = await twoAtABoard()
    const drawn = {
      ...stroke('line'),
      points: [
        [1, 2],
        [3, 8],
      ],
    }
    one.objects.set('line', drawn)
    await two.has('line')
    two.objects.set('line', {
      ...drawn,
      z: 9,
      points: [
        [101, 52],
        [103, 58],
      ],
    } as never)
    two.objects.delete('line')
    two.objects.set('line', { ...drawn, by: other } as never)
    two.objects.set('last', { ...stroke('last'), by: other } as never)
    await one.has('last')
    await seesBy(one, 'line', someMember)
    await boards.close()
    const { objects } = contentOf((await readBoard(world.db, groupId))?.state ?? null)
    expect(objects.map(({ id, by }) => [id, by]).toSorted()).toEqual([
      ['last', other],
      ['line', someMember],
    ])
  })
})

describe('the socket of a board', () => {
  it('takes no more messages at once than that of a room', async () => {
    const { groupId, one, two } = await twoAtABoard()
    const closed = new Promise<number>((resolve) => {
      one.provider?.on('close', ({ event }: { event: { code: number } }) => resolve(event.code))
    })
    for (let n = 0; n < roomLimits.messageBurst; n += 1) one.objects.set(`s${n}`, stroke(`s${n}`))
    expect(await closed).toBe(closeCodes.tooMuch)
    two.objects.set('after', stroke('after'))
    await stored(groupId, 'after')
  })

  it('ends for who was moved or taken out of the class, also where nothing but the board was open', async () => {
    const [teacher, stays, moved, gone] = await Promise.all([
      world.person({ roles: ['tutor'], grade: null }),
      world.person(),
      world.person(),
      world.person(),
    ])
    const { slotId, groupIds } = await rooms.lesson({
      groups: [[teacher, stays, moved, gone], [await world.person({ roles: ['tutor'] })]],
    })
    const [groupId = '', elsewhere = ''] = groupIds
    const { port, boards } = await served(
      {},
      {
        entrantOf: async (token, id) => boardEntrant(world.db, world.app.rooms, { token, groupId: id }, world.now),
        rolesOf: async (places) => boardRoles(world.db, world.app.rooms, places, world.now),
      },
    )
    const visit = async (person: typeof teacher) => at(port, groupId, await rooms.token(person, groupId))
    const [one, two, three] = [await visit(stays), await visit(moved), await visit(gone)]
    const refused = (of: At): Promise<void> =>
      new Promise((resolve) => {
        of.provider?.on('close', ({ event }: { event: { reason: string } }) => {
          if (event.reason === 'permission-denied') resolve()
        })
      })
    const change = (person: typeof teacher, to: object) =>
      world.db.queries
        .updateTable('attendees')
        .set(to)
        .where('time_slot_id', '=', slotId)
        .where('account_id', '=', person.accountId)
        .execute()
    await boards.recheck()
    one.objects.set('before', stroke('before'))
    await Promise.all([two.has('before'), three.has('before')])
    await change(moved, { group_id: elsewhere })
    await change(gone, { removed_at: world.now, removed_because: 'staff' })
    const ended = Promise.all([refused(two), refused(three)])
    await boards.recheck()
    await ended
    one.objects.set('after', stroke('after'))
    await stored(groupId, 'after')
    expect([two.objects.has('after'), three.objects.has('after')]).toEqual([false, false])
  })
})
