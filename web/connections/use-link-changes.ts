import type { Connection } from '@polyhex/contract/connections/account-link'
import { linkOn } from '@polyhex/contract/connections/account-link'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import type { LinkAction, Side } from '@polyhex/contract/connections/link-rules'
import type { Permission } from '@polyhex/contract/connections/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey } from '../call/ask.ts'
import { callServer } from '../call/call-server.ts'
import { wordsOf } from '../call/problems.ts'
import { showToast } from '../kit/toasts.ts'
import { refreshSession } from '../shell/session.ts'

/** One permission to change. */
export interface LinkItem {
  readonly side: Side
  readonly permission: Permission
  readonly action: LinkAction
}

const statusAfter = { confirm: 'confirmed', allow: 'confirmed', deny: 'denied', rerequest: 'requested' } as const

function callFor(accountId: string, connection: Connection, item: LinkItem): Promise<unknown> {
  const { side, permission, action } = item
  if (action === 'request' || action === 'grant') {
    return callServer(connectionOperations.createAccountLink, {
      params: { accountId },
      body: { otherAccountId: connection.other.id, side, permissions: [permission] },
    })
  }
  const linkId = linkOn(connection.links, accountId, side, permission)?.id ?? ''
  const params = { accountId, linkId }
  if (action === 'cancel' || action === 'remove') return callServer(connectionOperations.deleteAccountLink, { params })
  return callServer(connectionOperations.updateAccountLink, { params, body: { status: statusAfter[action] } })
}

/**
 * Changes permissions, one call for each, all at once; afterwards the list and the session are read again. What fails is
 * said, and the change answers false..
 */
export function useLinkChanges(accountId: string) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function settle(calls: readonly Promise<unknown>[]): Promise<boolean> {
    setBusy(true)
    const failed = (await Promise.allSettled(calls)).filter((one) => one.status === 'rejected')
    for (const words of new Set(failed.map((one) => wordsOf(one.reason)))) showToast('error', words)
    await client.invalidateQueries({ queryKey: askKey(connectionOperations.listAccountLinks) })
    await refreshSession()
    setBusy(false)
    return failed.length === 0
  }

  return {
    busy,
    change: (connection: Connection, items: readonly LinkItem[]) =>
      settle(items.map((item) => callFor(accountId, connection, item))),
    accept: (otherId: string) =>
      settle([callServer(connectionOperations.acceptConnection, { params: { accountId, otherId } })]),
    remove: (otherId: string, of: string = accountId) =>
      settle([
        callServer(connectionOperations.removeConnection, { params: { accountId: of, otherId } }).then(({ ended }) => {
          if (!ended) showToast('note', 'Your parent or guardian has been asked')
        }),
      ]),
    /** Takes back the wish to end the connection with a guardian. */
    stay: (otherId: string) =>
      settle([callServer(connectionOperations.cancelParting, { params: { accountId, otherId } })]),
    decide: (childId: string, otherId: string, linkIds: string[], allow: boolean) =>
      settle([
        callServer(connectionOperations.decideForChild, {
          params: { accountId: childId, otherId },
          body: { allow, linkIds },
        }),
      ]),
  }
}
export type LinkChanges = ReturnType<typeof useLinkChanges>
