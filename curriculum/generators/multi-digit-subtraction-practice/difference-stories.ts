import { wholeText } from '../../notation/number-latex.ts'
import type { Story } from '../../tasks/choose-story.ts'
import type { ToldStory } from '../../tasks/story-task.ts'
import type { Counted } from '../multi-digit-addition-practice/sum-stories.ts'
import type { Difference } from './column-work.ts'

/** Numbers from one thousand on are read more easily with a comma. */
const said = (n: number): string => (n < 1000 ? String(n) : `\\(${wholeText(n)}\\)`)

type SubtractionStory = Story<Difference, Counted>

/** Stories that top - bottom belongs to, told and asked: take from, compare, what was added. */
export const told: readonly [
  ToldStory<Difference, Counted>,
  ToldStory<Difference, Counted>,
  ToldStory<Difference, Counted>,
] = [
  {
    tells: (p, t) => `${t.place} has ${said(p.top)} ${t.many}. ${said(p.bottom)} ${t.go}.`,
    asks: (_, t) => `How many ${t.many} are left?`,
    because: 'Some go away and the rest is asked for, so subtract.',
  },
  {
    tells: (p, t) => `${t.place} has ${said(p.top)} ${t.kinds[0]}. It also has ${said(p.bottom)} ${t.kinds[1]}.`,
    asks: (_, t) => `How many more ${t.kinds[0]} than ${t.kinds[1]} are there?`,
    because: 'Two numbers are compared, so subtract the smaller one from the greater one.',
  },
  {
    tells: (p, t) => `${t.place} has ${said(p.bottom)} ${t.many}. Some more ${t.come}. Now there are ${said(p.top)}.`,
    asks: () => 'How many of them are new?',
    because: 'The new ones are what is there now without what was there before, so subtract.',
  },
]

const inOne = ({ tells, asks }: ToldStory<Difference, Counted>): SubtractionStory => ({
  text: (p, t) => `${tells(p, t)} ${asks(p, t)}`,
})

/** The same as stories to choose from. */
export const fitting: readonly [SubtractionStory, ...SubtractionStory[]] = [
  inOne(told[0]),
  {
    text: (p, t) =>
      `${t.place} has ${said(p.top)} ${t.kinds[0]} and ${said(p.bottom)} ${t.kinds[1]}. How many more ${t.kinds[0]} than ${t.kinds[1]} are there?`,
  },
  inOne(told[2]),
]

/** Stories with the same numbers that another calculation belongs to. */
export const others: readonly SubtractionStory[] = [
  {
    text: (p, t) =>
      `${t.place} has ${said(p.top)} ${t.many}. ${said(p.bottom)} more ${t.come}. How many ${t.many} are there now?`,
    misconception: 'wrong_operation',
    why: 'Here more come, so the numbers are added.',
  },
  {
    text: (p, t) =>
      `${t.place} has ${said(p.top)} ${t.kinds[0]} and ${said(p.bottom)} ${t.kinds[1]}. How many ${t.many} are there in all?`,
    misconception: 'wrong_operation',
    why: 'Here two parts are put together, so the numbers are added.',
  },
  {
    text: (p, t) =>
      `${said(p.top)} ${t.many} ${t.go}. ${said(p.bottom)} ${t.many} are left. How many ${t.many} were there at the start?`,
    misconception: 'wrong_operation',
    why: 'Here the start is asked for: what went and what is left are added.',
  },
  {
    text: (p, t) =>
      `${t.place} has ${said(p.top)} ${t.many} on Monday and ${said(p.bottom)} more than that on Tuesday. How many are there on Tuesday?`,
    misconception: 'wrong_operation',
    why: 'Here Tuesday has more, so the numbers are added.',
  },
]
