import { minutesWords } from '@polyhex/contract/activity/progress'
import { Trend, trendWords } from '@polyhex/contract/activity/trend'
import { z } from 'zod'
import type { Block, Letter } from '../letter.ts'
import { Name, Path } from '../mail-values.ts'

const Child = z.object({
  /** The public name; never more of a child than that. */
  name: Name,
  progressPath: Path,
  begun: z.boolean(),
  answers: z.number().int(),
  right: z.number().int(),
  minutes: z.number().int(),
  daysPracticed: z.number().int(),
  /** Names of units and topic levels passed this week. */
  passed: z.array(Name),
  trend: Trend,
  misconception: z.object({ name: Name, helps: z.string() }).nullable(),
  /** Names of what is next. */
  next: z.array(Name),
})
const WeeklyLetter = z.object({ children: z.array(Child).min(1).max(20), stopPagePath: Path, stopCallPath: Path })
type WeeklyLetter = z.infer<typeof WeeklyLetter>
type LetterChild = z.infer<typeof Child>

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

function quietWeek(child: LetterChild): Block {
  const text = child.begun
    ? 'No math here this week, and that is fine. Ten questions take about five minutes, whenever it suits.'
    : 'No question has been answered yet. The first ten take about five minutes, whenever it suits.'
  return { kind: 'text', text }
}

function busyWeek(child: LetterChild): Block[] {
  const { misconception } = child
  return [
    {
      kind: 'facts',
      facts: [
        ['Answered', `${many(child.answers, 'question', 'questions')}, ${child.right} right`],
        ['Time', `about ${many(child.minutes, 'minute', 'minutes')} on ${many(child.daysPracticed, 'day', 'days')}`],
      ],
    },
    ...(child.passed.length === 0 ? [] : ([{ kind: 'text', text: `Passed: ${child.passed.join(', ')}.` }] as const)),
    { kind: 'text', text: trendWords(child.trend) },
    ...(misconception === null
      ? []
      : ([
          {
            kind: 'text',
            text: `Met more than once: ${misconception.name.toLowerCase()}. What helps: ${misconception.helps}`,
          },
        ] as const)),
  ]
}

function aboutChild(child: LetterChild): Block[] {
  return [
    { kind: 'heading', text: child.name },
    ...(child.answers === 0 ? [quietWeek(child)] : busyWeek(child)),
    ...(child.next.length === 0 ? [] : ([{ kind: 'text', text: `Next: ${child.next.join(', ')}.` }] as const)),
    { kind: 'way', label: `See more about ${child.name}`, path: child.progressPath },
  ]
}

/** The week of the children somebody manages. The subject says nothing of a child: it is shown on locked screens. */
export const weeklyLetter = {
  data: WeeklyLetter,
  write: (data: WeeklyLetter): Letter => ({
    subject: 'The week in math',
    preview: 'What was practiced, and what is next.',
    blocks: [
      { kind: 'text', text: 'This is what happened in the seven days up to Sunday, 5 PM.' },
      ...data.children.flatMap(aboutChild),
      { kind: 'text', text: minutesWords },
    ],
    because: 'You get this letter on Sundays because you manage the accounts of these children.',
    stop: { pagePath: data.stopPagePath, callPath: data.stopCallPath },
  }),
}
