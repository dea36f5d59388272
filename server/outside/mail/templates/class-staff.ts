import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

/** The session of an evaluation has got its time, or another one. */
export const evaluationScheduled = {
  data: z.object({ publicName: Name, sessionAt: Instant, minutes: z.number().int().positive(), path: Path }),
  write: (data: { publicName: string; sessionAt: string; minutes: number; path: string }, reader: Reader): Letter => ({
    subject: `The evaluation of ${data.publicName} has a time`,
    preview: dateWords(data.sessionAt, reader.timeZone),
    blocks: [
      { kind: 'text', text: `The time of the evaluation of ${data.publicName} is set.` },
      {
        kind: 'facts',
        facts: [
          ['When', dateWords(data.sessionAt, reader.timeZone)],
          ['Length', `${data.minutes} minutes`],
        ],
      },
      { kind: 'action', label: 'Look at the evaluation', path: data.path },
      { kind: 'text', text: 'If this time does not suit you, cancel it there and ask for another.' },
    ],
    because: 'You get this mail because an evaluation was asked for with an account of yours.',
  }),
}

/** We have called off an evaluation. */
export const evaluationCancelled = {
  data: z.object({ publicName: Name, path: Path }),
  write: (data: { publicName: string; path: string }): Letter => ({
    subject: `The evaluation of ${data.publicName} is cancelled`,
    preview: 'You can ask for another time.',
    blocks: [
      { kind: 'text', text: `We had to cancel the evaluation of ${data.publicName}. You can ask for another time.` },
      { kind: 'action', label: 'Ask for another time', path: data.path },
    ],
    because: 'You get this mail because an evaluation was asked for with an account of yours.',
  }),
}

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
