import type { NewsKind } from '@polyhex/contract/accounts/guardian-news'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { queueMail, withdrawMail } from '../../outside/mail/queue-mail.ts'
import { careOf } from './care.ts'

/** The calls of one dialog arrive one by one: the mail waits for all of them. */
const gatherMs = 60_000

/** What happened to a child's account. */
export interface ChildNews {
  readonly kind: NewsKind
  readonly childId: string
  /** With whom, or by whom; null where nobody else is meant. */
  readonly otherId: string | null
  /** When the connection ends by itself, of a wish to part. */
  readonly endsAt?: Date | null
}

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * Tells the guardians of a child what happened, by mail and on their screens, but not who did it: `except`. Of one kind
 * with one other account there is one mail a day. A parent who has no account here, only the mail of the consent, is
 * mailed too. Nothing for accounts that nobody cares for. `guardians`: who cared before something ended.
 */
export async function tellGuardians(
  tx: Tx,
  news: ChildNews,
  except: string | null,
  now: Date,
  guardians?: readonly string[],
): Promise<void> {
  const care = await careOf(tx, news.childId, now)
  const all = guardians ?? care.guardians
  const told = all.filter((id) => id !== except)
  const ids = [news.childId, ...(news.otherId === null ? [] : [news.otherId])]
  const rows = await tx.selectFrom('accounts').select(['id', 'public_name as name']).where('id', 'in', ids).execute()
  const child = rows.find(({ id }) => id === news.childId)
  if (child === undefined) return
  const other = rows.find(({ id }) => id === news.otherId) ?? null
  // Before anybody has an account for the child, its mail goes to the address of the consent.
  if (all.length === 0 && care.young) await mailNews(tx, news.childId, news, child, other, now)
  for (const guardianId of told) {
    await keepNews(tx, guardianId, news, now)
    await mailNews(tx, guardianId, news, child, other, now)
  }
}

/** The same news twice is one line, of the later moment. */
async function keepNews(tx: Tx, guardianId: string, news: ChildNews, now: Date): Promise<void> {
  const { kind, childId, otherId } = news
  await tx
    .deleteFrom('guardian_news')
    .where('guardian_id', '=', guardianId)
    .where('child_id', '=', childId)
    .where('kind', '=', kind)
    .where('other_id', 'is not distinct from', otherId)
    .where('seen_at', 'is', null)
    .execute()
  await tx
    .insertInto('guardian_news')
    .values({ id: newId(now), guardian_id: guardianId, child_id: childId, other_id: otherId, kind, at: now })
    .execute()
}

async function mailNews(
  tx: Tx,
  recipientId: string,
  news: ChildNews,
  child: Named,
  other: Named | null,
  now: Date,
): Promise<void> {
  const key = ['child_news', news.kind, recipientId, child.id, other?.id ?? '', now.toISOString().slice(0, 10)].join(
    ':',
  )
  await withdrawMail(tx, key, now)
  const data = {
    kind: news.kind,
    childPublicName: child.name,
    otherPublicName: other === null || other.id === child.id ? null : other.name,
    at: now.toISOString(),
    endsAt: news.endsAt?.toISOString() ?? null,
    reviewPath: '/accounts/profile/',
  }
  const dueAt = new Date(now.getTime() + gatherMs)
  await queueMail(tx, { key, to: { accountId: recipientId }, template: 'child_news', data, dueAt }, now)
}
