import type { boardOperations } from '@polyhex/contract/classes/board/board-operations'
import { shownToOthers } from '../../accounts/consent.ts'
import type { Handlers } from '../../http/handlers.ts'
import { contentOf, readBoard } from './board-store.ts'
import { chatOf } from './chat-lines.ts'
import { readableGroup } from './who-reads.ts'

export const boardHandlers: Handlers<typeof boardOperations> = {
  getClassBoard: async ({ db, params, account, now }) => {
    const group = await readableGroup(db, params.groupId, account.accountId, true)
    const stored = await readBoard(db, params.groupId)
    const content = contentOf(stored?.state ?? null)
    const people = await shownToOthers(db.queries, [...new Set(content.objects.map((object) => object.by))], now)
    return {
      groupId: params.groupId,
      className: group.className,
      groupIndex: group.groupIndex,
      startingAt: group.startingAt.toISOString(),
      ...content,
      people: [...people].map(([accountId, shown]) => ({ accountId, publicName: shown?.publicName ?? 'A student' })),
      changedAt: stored?.changedAt.toISOString() ?? null,
    }
  },

  listClassChat: async ({ db, params, account, now }) => {
    await readableGroup(db, params.groupId, account.accountId, false)
    return { lines: await chatOf(db, params.groupId, true, now) }
  },
}
