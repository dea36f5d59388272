import { studentsPerTeacher } from '@polyhex/contract/classes/class-limits'
import { lacksTeachers } from '@polyhex/contract/classes/class-titles'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { Note } from '../../kit/note.tsx'
import { counted } from '../class-moment.ts'

/** Shows when there are fewer teachers than attendees divided by 12. C-054. */
export function TeacherWarning({ stats }: Pick<TimeSlot, 'stats'>) {
  if (!lacksTeachers(stats)) return null
  const needed = Math.ceil(stats.attendees / studentsPerTeacher) - stats.teachers
  return (
    <Note kind="bad">
      {counted(stats.attendees, 'attendee')} and {counted(stats.teachers, 'teacher')}: add {counted(needed, 'teacher')}.
      One teacher leads up to {studentsPerTeacher}.
    </Note>
  )
}
