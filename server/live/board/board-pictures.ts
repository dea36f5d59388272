import { pictureLimits } from '@polyhex/contract/live/board/board-document'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { Refusal } from '../../http/refusal.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { doorOf } from '../room/room-access.ts'
import { cleanJpeg } from './clean-jpeg.ts'

/**
 * Keeps a picture for the board of a group, for its tutors alone. Refused when it is no JPEG, or is too large (px, bytes),
 * or when the group has as many as it may have.
 */
export async function addPicture(
  db: Database,
  place: { readonly groupId: string; readonly accountId: string },
  base64: string,
  now: Date,
): Promise<{ pictureId: string; width: number; height: number }> {
  const { groupId, accountId } = place
  const door = await doorOf(db, groupId, accountId, now)
  if (door === null || (door.role !== 'tutor' && door.role !== 'assistant')) throw new Refusal('group_not_found')
  const clean = cleanJpeg(Buffer.from(base64, 'base64'))
  if (clean === null) throw new Refusal('picture_not_readable')
  const { image, width, height } = clean
  if (Math.max(width, height) > pictureLimits.side || image.length > pictureLimits.bytes) {
    throw new Refusal('picture_too_large')
  }
  const pictureId = newId(now)
  await inTransaction(db, async (tx) => {
    // One at a time for a group, so that the limit holds.
    await tx.selectFrom('class_groups').select('id').where('id', '=', groupId).forUpdate().execute()
    const { count } = await tx
      .selectFrom('class_pictures')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('group_id', '=', groupId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= pictureLimits.ofGroup) throw new Refusal('too_many_pictures')
    const row = { id: pictureId, group_id: groupId, width, height, image, created_at: now }
    await tx.insertInto('class_pictures').values(row).execute()
  })
  return { pictureId, width, height }
}

/** A picture of the board of a group, as JPEG; refused where there is none. */
export async function readPicture(db: Database, groupId: string, pictureId: string): Promise<Buffer> {
  const row = await db.queries
    .selectFrom('class_pictures')
    .select('image')
    .where('id', '=', pictureId)
    .where('group_id', '=', groupId)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('picture_not_found')
  return Buffer.from(row.image)
}
