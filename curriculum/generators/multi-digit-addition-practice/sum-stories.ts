import { wholeText } from '../../notation/number-latex.ts'
import type { Story } from '../../tasks/choose-story.ts'
import type { Sum } from './column-sums.ts'

/** Things of which there can be so many, with how they come and go: 187 more "are bought". */
export interface Counted {
  readonly place: string
  readonly many: string
  /** Two kinds of it, to be put together or compared. */
  readonly kinds: readonly [string, string]
  readonly come: string
  readonly go: string
}

/** Numbers from ten thousand on are read more easily with a comma. */
const said = (n: number): string => (n < 10_000 ? String(n) : `\\(${wholeText(n)}\\)`)
const greater = (p: Sum): string => said(Math.max(p.a, p.b))
const smaller = (p: Sum): string => said(Math.min(p.a, p.b))

type SumStory = Story<Sum, Counted>

/** Stories that a + b belongs to: more come, two kinds together, the start before some went. */
export const addingStories: readonly [SumStory, ...SumStory[]] = [
  {
    text: (p, t) =>
      `${t.place} has ${said(p.a)} ${t.many}. Then ${said(p.b)} more ${t.come}. How many ${t.many} are there now?`,
  },
  {
    text: (p, t) =>
      `${t.place} has ${said(p.a)} ${t.kinds[0]} and ${said(p.b)} ${t.kinds[1]}. How many ${t.many} are there in all?`,
  },
  {
    text: (p, t) =>
      `${t.place} has some ${t.many}. Then ${said(p.a)} ${t.go}, and ${said(p.b)} are left. How many ${t.many} were there at first?`,
  },
]

/** Stories with the same numbers whose end is a difference. */
export const subtractingStories: readonly SumStory[] = [
  {
    text: (p, t) => `${t.place} has ${greater(p)} ${t.many}. Then ${smaller(p)} ${t.go}. How many ${t.many} are left?`,
    why: 'Here some go away, so you subtract.',
  },
  {
    text: (p, t) =>
      `${t.place} has ${greater(p)} ${t.kinds[0]} and ${smaller(p)} ${t.kinds[1]}. How many more ${t.kinds[0]} than ${t.kinds[1]} are there?`,
    why: 'Here two numbers are compared, so you subtract.',
  },
  {
    text: (p, t) =>
      `${t.place} has ${smaller(p)} ${t.many}. Then some more ${t.come}. Now there are ${greater(p)}. How many of them are new?`,
    why: 'Here you find out how many came, so you subtract.',
  },
]
