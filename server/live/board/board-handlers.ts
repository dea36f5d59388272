import type { boardOperations } from '@polyhex/contract/live/board/board-operations'
import type { Handlers } from '../../http/handlers.ts'
import { classViewer } from '../../classes/class-viewer.ts'
import { hiddenFrom } from '../../safety/blocks.ts'
import { memberIdOf } from '../room/room-member.ts'
import { localAt, zoneNameAt } from '../../wall-clock.ts'
import { contentOf, readBoard } from './board-store.ts'
import { addPicture, readPicture } from './board-pictures.ts'
import { chatOf } from './chat-lines.ts'
import { peopleOfGroup, readableGroup } from './who-reads.ts'

export const boardHandlers: Handlers<typeof boardOperations> = {
  getClassBoard: async ({ db, params, account, now }) => {
    const group = await readableGroup(db, params.groupId, account.accountId, true)
    const stored = await readBoard(db, params.groupId)
    const all = contentOf(stored?.state ?? null)
    // What somebody has put there whom the reader hides is not given to them.
    const hides = (await hiddenFrom(db.queries, [account.accountId])).get(account.accountId) ?? new Set()
    const hidden = new Set([...hides].map((accountId) => memberIdOf(params.groupId, accountId)))
    const content = { ...all, objects: all.objects.filter(({ by }) => !hidden.has(by)) }
    const members = await peopleOfGroup(db, group.slotId, params.groupId, now)
    const { timeZone } = await classViewer(db, account)
    const drew = new Set(content.objects.map((object) => object.by))
    return {
      groupId: params.groupId,
      className: group.className,
      groupIndex: group.groupIndex,
      startingAt: group.startingAt.toISOString(),
      local: localAt(group.startingAt, timeZone),
      zone: zoneNameAt(group.startingAt, timeZone),
      ...content,
      people: members.filter(({ memberId }) => drew.has(memberId)),
      changedAt: stored?.changedAt.toISOString() ?? null,
    }
  },

  addBoardPicture: async ({ db, params, body, account, now }) =>
    addPicture(db, { groupId: params.groupId, accountId: account.accountId }, body.jpeg, now),

  getBoardPicture: async ({ db, params, account }) => {
    await readableGroup(db, params.groupId, account.accountId, true)
    return readPicture(db, params.groupId, params.pictureId)
  },

  listClassChat: async ({ db, params, account, now }) => {
    await readableGroup(db, params.groupId, account.accountId, false)
    return { lines: await chatOf(db, params.groupId, true, now) }
  },
}
