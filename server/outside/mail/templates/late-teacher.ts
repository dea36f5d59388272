import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

/** A class has begun, and a group has nobody who teaches it. To administrators. */
export const lateTeacher = {
  data: z.object({
    className: Name,
    startedAt: Instant,
    groupIndex: z.number().int().positive(),
    students: z.number().int().min(0),
    /** Public names of who should be there. */
    teachers: z.array(Name).max(50),
    path: Path,
  }),
  write: (
    data: {
      className: string
      startedAt: string
      groupIndex: number
      students: number
      teachers: string[]
      path: string
    },
    reader: Reader,
  ): Letter => ({
    subject: `No teacher in group ${data.groupIndex} of ${data.className}`,
    preview: `The class has begun. Students in the group: ${data.students}.`,
    blocks: [
      { kind: 'text', text: `The class ${data.className} has begun, and no teacher is in group ${data.groupIndex}.` },
      {
        kind: 'facts',
        facts: [
          ['Start', dateWords(data.startedAt, reader.timeZone)],
          ['Students in the group', String(data.students)],
          ['Teachers', data.teachers.length === 0 ? 'Nobody is assigned' : data.teachers.join(', ')],
        ],
      },
      { kind: 'action', label: 'Open the class', path: data.path },
    ],
    because: 'You get this mail because you are an administrator.',
  }),
}
