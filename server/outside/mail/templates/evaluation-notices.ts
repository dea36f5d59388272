import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, placeTimes } from '../mail-values.ts'

const EvaluationNotice = z.object({
  kind: z.enum(['scheduled', 'cancelled']),
  evaluationId: z.uuid(),
  /** Null: no time had been set yet. */
  sessionAt: Instant.nullable(),
  minutes: z.number().int().positive(),
  /** The child it is about, by the public name, where a parent reads; null: the reader. */
  child: Name.nullable().default(null),
})

const schedule = '/class/schedule/'
/** Evaluations are offered on the clock of the East. */
const eastern = 'America/New_York'

/** Tells when an evaluation is held, or that it is not. */
export const evaluationNotice = {
  data: EvaluationNotice,
  write: (data: z.output<typeof EvaluationNotice>, reader: Reader): Letter => {
    const whose = data.child === null ? 'Your' : `${data.child}’s`
    const off = data.kind === 'cancelled'
    const says = off ? `${whose} evaluation does not take place.` : `${whose} evaluation has its time.`
    const { sessionAt: at } = data
    const there = at === null ? null : placeTimes(at, eastern, reader.timeZone)
    return {
      subject: off ? 'Evaluation cancelled' : 'The time of the evaluation',
      preview: says,
      blocks: [
        { kind: 'text', text: says },
        ...(at === null
          ? []
          : [
              {
                kind: 'facts' as const,
                facts: [
                  ['When', dateWords(at, reader.timeZone)] as const,
                  ...(there === null ? [] : ([['Eastern time', there]] as const)),
                  ['Length', `${data.minutes} minutes`] as const,
                ],
              },
            ]),
        {
          kind: 'text',
          text: off
            ? 'You can ask for another time at any moment.'
            : 'A tutor looks at some questions together with the child, to find where to begin.',
        },
        { kind: 'way', label: off ? 'Choose another time' : 'See all classes', path: schedule },
      ],
      because: 'You get this mail because somebody asked for an evaluation on Polyhex.',
      ...(at === null
        ? {}
        : {
            calendar: {
              method: off ? 'CANCEL' : 'REQUEST',
              events: [
                {
                  id: `evaluation-${data.evaluationId}`,
                  name: 'Polyhex evaluation',
                  startingAt: at,
                  minutes: data.minutes,
                  // A session that is set anew is later in writing, which calendars take with the same number.
                  sequence: off ? 1 : 0,
                  path: schedule,
                },
              ],
            },
          }),
    }
  },
}
