import type { Permission } from '@polyhex/contract/connections/permissions'
import type { Tx } from '../database/database.ts'
import { queueMail, withdrawMail } from '../outside/mail/queue-mail.ts'
import type { LinkRow, Member } from './pair.ts'

/** The calls of one dialog arrive one by one: the mail waits for all of them. */
const gatherMs = 60_000
const reviewPath = '/accounts/profile/'

/** One mail a day for each pair and kind; a later call of the same minute rewrites the one that has not gone yet. */
async function requeue(tx: Tx, mail: Parameters<typeof queueMail>[1], now: Date): Promise<void> {
  await withdrawMail(tx, mail.key, now)
  await queueMail(tx, mail, now)
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Tells an account that another one asks to be connected with it. */
export async function mailRequest(
  tx: Tx,
  from: Member,
  to: Member,
  rows: readonly LinkRow[],
  now: Date,
): Promise<void> {
  if (to.username === null) return
  const asks = rows.filter((row) => row.holderId === from.id && row.status === 'requested').map((row) => row.permission)
  const data = { fromPublicName: from.publicName, forUsername: to.username, asks, reviewPath }
  await requeue(
    tx,
    {
      key: `link_request:${from.id}:${to.id}:${dayOf(now)}`,
      to: { accountId: to.id },
      template: 'link_request',
      data,
      dueAt: new Date(now.getTime() + gatherMs),
    },
    now,
  )
}

/** Tells who asked what it may do from now on. */
export async function mailConfirmed(
  tx: Tx,
  by: Member,
  to: Member,
  rows: readonly LinkRow[],
  now: Date,
): Promise<void> {
  const allowed = rows.filter((row) => row.holderId === to.id && row.status === 'confirmed' && row.accepted)
  if (to.username === null || allowed.length === 0) return
  const permissions = allowed.map((row) => row.permission)
  const data = { otherPublicName: by.publicName, forUsername: to.username, allowed: permissions, reviewPath }
  await requeue(
    tx,
    {
      key: `link_confirmed:${to.id}:${by.id}:${dayOf(now)}`,
      to: { accountId: to.id },
      template: 'link_confirmed',
      data,
      dueAt: new Date(now.getTime() + gatherMs),
    },
    now,
  )
}

/** Tells a child of 13 or more whom nobody manages who gets power over its account, from when, and how to stop that. */
export async function mailPowerWaits(
  tx: Tx,
  wait: {
    readonly child: Member
    readonly other: Member
    readonly given: readonly Permission[]
    readonly begins: Date
  },
  now: Date,
): Promise<void> {
  const { child, other, given, begins } = wait
  if (child.username === null) return
  const data = {
    otherPublicName: other.publicName,
    forUsername: child.username,
    given: [...given],
    countsFrom: begins.toISOString(),
    reviewPath,
  }
  await requeue(
    tx,
    {
      key: `power_waits:${child.id}:${other.id}:${dayOf(now)}`,
      to: { accountId: child.id },
      template: 'power_waits',
      data,
      dueAt: new Date(now.getTime() + gatherMs),
    },
    now,
  )
}
