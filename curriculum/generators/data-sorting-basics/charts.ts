import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** What was counted: short names, three or four of each kind, and the words for it. */
export const topics = [
  { names: ['cats', 'dogs', 'fish', 'birds'], title: 'Our pets', what: 'pets' },
  { names: ['red', 'blue', 'green', 'gold'], title: 'Colors', what: 'votes' },
  { names: ['apples', 'plums', 'pears', 'figs'], title: 'Fruit', what: 'fruits' },
  { names: ['bus', 'car', 'bike', 'walk'], title: 'To school', what: 'children' },
  { names: ['sun', 'rain', 'snow', 'wind'], title: 'Weather', what: 'days' },
  { names: ['ball', 'tag', 'swing', 'slide'], title: 'Games', what: 'children' },
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

/** In at most 12 words. */
export function chartPrompt(p: Chart): string {
  const [a, b] = [nameAt(p, p.which[0]), nameAt(p, p.which[1])]
  switch (p.ask) {
    case 'one':
      return `How many are there for ${a}?`
    case 'more':
      return `How many more are there for ${a} than for ${b}?`
    case 'fewer':
      return `How many fewer are there for ${a} than for ${b}?`
    case 'two':
      return `How many are there for ${a} and ${b} together?`
    case 'all':
      return `How many ${topicOf(p).what} in all?`
  }
}

export function chartDistractors(p: Chart, scale = 1): Distractor[] {
  const value = chartValue(p)
  const [a, b] = [count(p, 0), count(p, 1)]
  const list: Distractor[] = []
  if (scale > 1)
    list.push(
      wrongAnswer(
        whole(value / scale),
        'scale_ignored',
        `Each step of the chart stands for \\(${scale}\\), not for one.`,
      ),
    )
  if (p.ask === 'more' || p.ask === 'fewer')
    list.push(wrongAnswer(whole(a + b), 'wrong_operation', 'That puts both together. How far are they apart?'))
  if (p.ask === 'two')
    list.push(
      wrongAnswer(whole(Math.abs(a - b)), 'wrong_operation', 'That is how far they are apart. Put both together.'),
    )
  if (p.ask !== 'one') list.push(wrongAnswer(whole(a), 'stops_early', `That is for ${nameAt(p, p.which[0])} only.`))
  else list.push(wrongAnswer(whole(b), 'looks_alike', `That is for ${nameAt(p, p.which[1])}. Look at the other row.`))
  list.push(
    wrongAnswer(whole(value + 1), 'slip_off_by_one', 'Very close. Count once more.'),
    wrongAnswer(whole(value - 1), 'slip_off_by_one', 'Very close. Count once more.'),
  )
  return list.filter((w) => w.value.kind === 'rational' && w.value.d === 1n && w.value.n >= 0n)
}

export function chartHints(p: Chart): Hint[] {
  const [a, b] = [nameAt(p, p.which[0]), nameAt(p, p.which[1])]
  return [
    {
      text:
        p.ask === 'all'
          ? 'Read the number of each group.'
          : p.ask === 'one'
            ? `Find ${a} in the chart.`
            : `Find ${a} and ${b} in the chart.`,
    },
    {
      text: {
        one: 'Count with care. Bundles help.',
        more: 'Which one has more? How many are left over?',
        fewer: 'Which one has more? How many are left over?',
        two: 'Put both groups together.',
        all: 'Put all the groups together.',
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
      nextStep('Read each group.', p.counts.map((n, i) => `\\text{${nameAt(p, i)}: } ${n}`).join(' \\quad ')),
      nextStep('Add them all.', `${p.counts.join(' + ')} = ${chartValue(p)}`, value),
    ]
  if (p.ask === 'one') return [nextStep(`Find ${nameAt(p, p.which[0])}.`), nextStep('Read how many.', said(0), value)]
  return [
    nextStep('Read both groups.', `${said(0)} \\quad ${said(1)}`),
    p.ask === 'two'
      ? nextStep('Add them.', `${a} + ${b} = ${a + b}`, value)
      : nextStep(
          'Subtract the smaller from the larger.',
          `${Math.max(a, b)} - ${Math.min(a, b)} = ${chartValue(p)}`,
          value,
        ),
  ]
}

export const chartNote = (p: Chart): string => `${p.topic} ${p.counts.join()} ${p.ask} ${p.which.join()}`
