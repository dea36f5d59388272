import type { boardOperations } from '@polyhex/contract/classes/board/board-operations'
import type { Handlers } from '../../http/handlers.ts'
import { classViewer } from '../class-viewer.ts'
import { localAt, zoneNameAt } from '../../wall-clock.ts'
import { contentOf, readBoard } from './board-store.ts'
import { chatOf } from './chat-lines.ts'
import { peopleOfGroup, readableGroup } from './who-reads.ts'

export const boardHandlers: Handlers<typeof boardOperations> = {
  getClassBoard: async ({ db, params, account, now }) => {
    const group = await readableGroup(db, params.groupId, account.accountId, true)
    const stored = await readBoard(db, params.groupId)
    const content = contentOf(stored?.state ?? null)
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

  listClassChat: async ({ db, params, account, now }) => {
    await readableGroup(db, params.groupId, account.accountId, false)
    return { lines: await chatOf(db, params.groupId, true, now) }
  },
}
