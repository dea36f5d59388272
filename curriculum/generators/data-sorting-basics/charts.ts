import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** What was counted: short names, three or four of each kind, and the words for it. */
const low = (title: string, what: string, names: readonly string[]) => ({ title, what, names })

/** True sentences about two groups, a the larger one in `more`. */
export interface Sayings {
  more(a: string, b: string): string
  /** n is 2 or more. */
  by(a: string, b: string, n: number, than: 'more' | 'fewer'): string
  both(a: string, b: string, n: number): string
}

const large = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const thereAre: Sayings = {
  more: (a, b) => `There are more ${a} than ${b}.`,
  by: (a, b, n, than) => `There are ${n} ${than} ${a} than ${b}.`,
  both: (a, b, n) => `There are ${n} ${a} and ${b} in all.`,
}
const votes: Sayings = {
  more: (a, b) => `${large(a)} got more votes than ${b}.`,
  by: (a, b, n, than) => `${large(a)} got ${n} ${than} votes than ${b}.`,
  both: (a, b, n) => `${large(a)} and ${b} got ${n} votes in all.`,
}
const chose: Sayings = {
  more: (a, b) => `More children chose ${a} than ${b}.`,
  by: (a, b, n, than) => `${n} ${than} children chose ${a} than ${b}.`,
  both: (a, b, n) => `In all, ${n} children chose ${a} or ${b}.`,
}
const had: Sayings = {
  more: (a, b) => `More days had ${a} than ${b}.`,
  by: (a, b, n, than) => `There were ${n} ${than} days with ${a} than ${b}.`,
  both: (a, b, n) => `In all, ${n} days had ${a} or ${b}.`,
}

export const topics = [
  {
    ...low('Our pets', 'pets', ['cats', 'dogs', 'fish', 'birds']),
    says: thereAre,
    one: (a: string) => `How many ${a} are there?`,
    more: (a: string, b: string) => `How many more ${a} are there than ${b}?`,
    fewer: (a: string, b: string) => `How many fewer ${a} are there than ${b}?`,
    two: (a: string, b: string) => `How many ${a} and ${b} are there in all?`,
  },
  {
    ...low('Colors', 'votes', ['red', 'blue', 'green', 'gold']),
    says: votes,
    one: (a: string) => `How many votes did ${a} get?`,
    more: (a: string, b: string) => `How many more votes did ${a} get than ${b}?`,
    fewer: (a: string, b: string) => `How many fewer votes did ${a} get than ${b}?`,
    two: (a: string, b: string) => `How many votes did ${a} and ${b} get in all?`,
  },
  {
    ...low('Fruit', 'pieces of fruit', ['apples', 'plums', 'pears', 'figs']),
    says: thereAre,
    one: (a: string) => `How many ${a} are there?`,
    more: (a: string, b: string) => `How many more ${a} are there than ${b}?`,
    fewer: (a: string, b: string) => `How many fewer ${a} are there than ${b}?`,
    two: (a: string, b: string) => `How many ${a} and ${b} are there in all?`,
  },
  {
    ...low('To school', 'children', ['bus', 'car', 'bike', 'walk']),
    says: chose,
    one: (a: string) => `How many children chose ${a}?`,
    more: (a: string, b: string) => `How many more children chose ${a} than ${b}?`,
    fewer: (a: string, b: string) => `How many fewer children chose ${a} than ${b}?`,
    two: (a: string, b: string) => `How many children chose ${a} or ${b} in all?`,
  },
  {
    ...low('Weather', 'days', ['sun', 'rain', 'snow', 'wind']),
    says: had,
    one: (a: string) => `How many days had ${a}?`,
    more: (a: string, b: string) => `How many more days had ${a} than ${b}?`,
    fewer: (a: string, b: string) => `How many fewer days had ${a} than ${b}?`,
    two: (a: string, b: string) => `How many days had ${a} or ${b} in all?`,
  },
  {
    ...low('Games', 'children', ['ball', 'tag', 'swing', 'slide']),
    says: chose,
    one: (a: string) => `How many children chose ${a}?`,
    more: (a: string, b: string) => `How many more children chose ${a} than ${b}?`,
    fewer: (a: string, b: string) => `How many fewer children chose ${a} than ${b}?`,
    two: (a: string, b: string) => `How many children chose ${a} or ${b} in all?`,
  },
] as const

/** Counts of some groups, and a question about them. */
export interface Chart {
  readonly topic: number
  readonly counts: readonly number[]
  readonly ask: 'one' | 'more' | 'fewer' | 'two' | 'all'
  /** Places of the groups in the question. */
  readonly which: readonly [number, number]
}

export const topicOf = (p: Chart): (typeof topics)[number] => topics[p.topic] as (typeof topics)[number]
export const nameAt = (p: Chart, i: number): string => topicOf(p).names[i] ?? ''
const count = (p: Chart, k: 0 | 1): number => p.counts[p.which[k]] ?? 0

export function chartValue(p: Chart): number {
  const [a, b] = [count(p, 0), count(p, 1)]
  if (p.ask === 'one') return a
  if (p.ask === 'two') return a + b
  return p.ask === 'all' ? p.counts.reduce((x, y) => x + y, 0) : Math.abs(a - b)
}

export function chartParams(
  chance: Chance,
  settings: {
    readonly groups: number
    readonly low: number
    readonly high: number
    readonly asks: readonly Chart['ask'][]
  },
): Chart {
  const counts = Array.from({ length: settings.groups }, () => chance.int(settings.low, settings.high))
  const [a = 0, b = 1] = chance.sample(
    Array.from(counts, (_, i) => i),
    2,
  )
  const ask = chance.pick(settings.asks)
  const swap =
    (ask === 'more' && (counts[a] ?? 0) < (counts[b] ?? 0)) || (ask === 'fewer' && (counts[a] ?? 0) > (counts[b] ?? 0))
  return { topic: chance.int(0, topics.length - 1), counts, ask, which: swap ? [b, a] : [a, b] }
}

export function chartFault(p: Chart): string | null {
  return (p.ask === 'more' || p.ask === 'fewer') && count(p, 0) === count(p, 1) ? 'no difference' : null
}

/** The question as the topic asks it. */
export function chartPrompt(p: Chart): string {
  const [a, b] = [nameAt(p, p.which[0]), nameAt(p, p.which[1])]
  const topic = topicOf(p)
  return p.ask === 'all' ? `How many ${topic.what} are there in all?` : topic[p.ask](a, b)
}

export function chartDistractors(p: Chart, scale = 1): Distractor[] {
  const value = chartValue(p)
  const [a, b] = [count(p, 0), count(p, 1)]
  const list: Distractor[] = []
  if (scale > 1)
    list.push(
      wrongAnswer(whole(value / scale), 'scale_ignored', `Each step of the graph stands for \\(${scale}\\), not 1.`),
    )
  if (p.ask === 'more' || p.ask === 'fewer')
    list.push(wrongAnswer(whole(a + b), 'wrong_operation', `You added ${a} and ${b}. Subtract to find the difference.`))
  if (p.ask === 'two')
    list.push(wrongAnswer(whole(Math.abs(a - b)), 'wrong_operation', `You subtracted. Add ${a} and ${b}.`))
  if (p.ask !== 'one')
    list.push(
      wrongAnswer(
        whole(a),
        'stops_early',
        `You read only ${nameAt(p, p.which[0])}. Use ${p.ask === 'all' ? 'all of the groups' : nameAt(p, p.which[1])}, too.`,
      ),
    )
  else
    list.push(wrongAnswer(whole(b), 'looks_alike', `You read ${nameAt(p, p.which[1])}. Read ${nameAt(p, p.which[0])}.`))
  list.push(
    wrongAnswer(whole(value + 1), 'slip_off_by_one', 'That is 1 too many. Count again.'),
    wrongAnswer(whole(value - 1), 'slip_off_by_one', 'That is 1 too few. Count again.'),
  )
  return list.filter((w) => w.value.kind === 'rational' && w.value.d === 1n && w.value.n >= 0n)
}

export function chartHints(p: Chart): Hint[] {
  const [a, b] = [nameAt(p, p.which[0]), nameAt(p, p.which[1])]
  return [
    {
      text:
        p.ask === 'all'
          ? 'Read the number for each group.'
          : p.ask === 'one'
            ? `Find ${a} in the graph.`
            : `Find ${a} and ${b} in the graph.`,
    },
    {
      text: {
        one: 'Count by fives first. Then count the ones.',
        more: 'Subtract to find the difference.',
        fewer: 'Subtract to find the difference.',
        two: 'Add the two numbers.',
        all: 'Add all the numbers.',
      }[p.ask],
    },
  ]
}

export function chartSolution(p: Chart): Step[] {
  const value: Rational = whole(chartValue(p))
  const [a, b] = [count(p, 0), count(p, 1)]
  const said = (k: 0 | 1): string => `\\text{${nameAt(p, p.which[k])}: } ${count(p, k)}`
  if (p.ask === 'all')
    return [
      nextStep(
        'Read the number for each group.',
        p.counts.map((n, i) => `\\text{${nameAt(p, i)}: } ${n}`).join(' \\quad '),
      ),
      nextStep('Add all the numbers.', `${p.counts.join(' + ')} = ${chartValue(p)}`, value),
    ]
  if (p.ask === 'one')
    return [nextStep(`Find ${nameAt(p, p.which[0])} in the graph.`), nextStep('Read the number.', said(0), value)]
  return [
    nextStep('Read the number for both groups.', `${said(0)} \\quad ${said(1)}`),
    p.ask === 'two'
      ? nextStep('Add the two numbers.', `${a} + ${b} = ${a + b}`, value)
      : nextStep(
          'Subtract the smaller number from the larger number.',
          `${Math.max(a, b)} - ${Math.min(a, b)} = ${chartValue(p)}`,
          value,
        ),
  ]
}

export const chartNote = (p: Chart): string => `${p.topic} ${p.counts.join()} ${p.ask} ${p.which.join()}`
