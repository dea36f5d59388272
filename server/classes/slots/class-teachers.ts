import type { ClassTeacher } from '@polyhex/contract/classes/class-teacher'
import type { Database } from '../../database/database.ts'

/** Who teaches a class now, leaders first, with what each says about itself. Whether it may be seen is asked before. A-089. */
export async function teachersOfClass(db: Database, timeSlotId: string): Promise<ClassTeacher[]> {
  const rows = await db.queries
    .selectFrom('attendees as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.account_id', 't.leader_attendee_id', 'a.public_name', 'a.avatar', 'a.biography', 'a.video_link'])
    .select(['a.teaches_grades', 'a.teaches_themes'])
    .where('t.time_slot_id', '=', timeSlotId)
    .where('t.is_teacher', '=', true)
    .where('t.removed_at', 'is', null)
    .orderBy((order) => order('t.leader_attendee_id', 'is not', null))
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    publicName: row.public_name,
    avatar: row.avatar,
    leads: row.leader_attendee_id === null,
    biography: row.biography,
    videoLink: row.video_link,
    teachesGrades: row.teaches_grades.toSorted((a, b) => a - b),
    teachesThemes: row.teaches_themes,
  }))
}
