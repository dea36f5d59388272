import { linePlot } from '../../../figures/line-plot.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'

/** What is measured. */
export const things = ['pencils', 'ribbons', 'leaves', 'sticks', 'paper strips', 'feathers'] as const

/** How many things are `from`, from + 1, ... centimeters long, and a question about that. */
export interface Params {
  readonly thing: number
  readonly from: number
  readonly counts: readonly number[]
  readonly ask: 'all' | 'longer' | 'range'
  /** Place asked about. */
  readonly place: number
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const used = (p: Params): number[] => p.counts.flatMap((n, i) => (n > 0 ? [p.from + i] : []))
const name = (p: Params): string => things[p.thing] ?? 'sticks'

function valueOf(p: Params): number {
  switch (p.ask) {
    case 'all':
      return sum(p.counts)
    case 'longer':
      return sum(p.counts.slice(p.place + 1))
    case 'range':
      return Math.max(...used(p)) - Math.min(...used(p))
  }
}

function params(chance: Chance, difficulty: number): Params {
  const places = 5 + Math.round(2 * difficulty)
  return {
    thing: chance.int(0, things.length - 1),
    from: chance.int(3, 14),
    counts: range(1, places).map(() => chance.int(0, 3 + Math.round(difficulty))),
    ask: chance.pick(
      difficulty < 0.3
        ? (['all'] as const)
        : difficulty < 0.7
          ? (['all', 'longer'] as const)
          : (['longer', 'range'] as const),
    ),
    place: chance.int(1, places - 2),
  }
}

function reject(p: Params): string | null {
  if (used(p).length < 3 || valueOf(p) === 0) return 'too little data'
  const shown = [...p.counts, ...range(p.from, p.from + p.counts.length - 1)]
  if (shown.includes(valueOf(p))) return 'the answer stands in the picture'
  return p.ask === 'range' && valueOf(p) < 2 ? 'too close' : null
}

const length = (p: Params): number => p.from + p.place

function distractors(p: Params): Distractor[] {
  const value = valueOf(p)
  const list: Distractor[] = []
  if (p.ask === 'all')
    list.push(
      wrongAnswer(
        whole(used(p).length),
        'scale_ignored',
        'That counts the lengths. Each mark is one thing, so count the marks.',
      ),
    )
  if (p.ask === 'longer')
    list.push(
      wrongAnswer(
        whole(sum(p.counts.slice(p.place))),
        'looks_alike',
        `Those of exactly \\(${length(p)}\\) centimeters are not longer than that.`,
      ),
      wrongAnswer(
        whole(used(p).filter((x) => x > length(p)).length),
        'scale_ignored',
        'That counts the lengths. Count the marks over them.',
      ),
    )
  if (p.ask === 'range')
    list.push(
      wrongAnswer(
        whole(Math.max(...used(p))),
        'stops_early',
        'That is the longest. How much longer is it than the shortest?',
      ),
      wrongAnswer(whole(sum(p.counts)), 'scale_ignored', 'That counts the marks. Compare the lengths below them.'),
    )
  list.push(
    wrongAnswer(whole(value + 1), 'slip_off_by_one', 'Very close. Count once more.'),
    wrongAnswer(whole(value - 1), 'slip_off_by_one', 'Very close. Count once more.'),
  )
  return list.filter((w) => w.value.kind === 'rational' && w.value.n >= 0n)
}

const asked = (p: Params): string =>
  ({
    all: `How many ${name(p)} were measured in all?`,
    longer: `How many ${name(p)} are longer than \\(${length(p)}\\) centimeters?`,
    range: `How many centimeters longer is the longest than the shortest?`,
  })[p.ask]

/** Read lengths on a line plot (2.MD.D.9): as it was asked before the level had tasks. */
export const measuredLengths: TopicLevel<Params> = {
  key: 'data_sorting_basics/6',
  version: 1,
  params,
  reject,
  note: (p) => [p.thing, p.from, p.counts, p.ask, p.place].join(),
  prompt: (p) => ({ text: asked(p) }),
  answer: (p) => whole(valueOf(p)),
  forms: ['choice', 'numeric'],
  distractors,
  hints: (p) => [
    { text: 'Each mark is one thing. Its length stands below it.' },
    {
      text: {
        all: 'Count all the marks.',
        longer: 'Look only to the right of that length. Count the marks.',
        range: 'Find the last and the first length that have marks.',
      }[p.ask],
    },
  ],
  solution: (p) => {
    const parts = p.ask === 'longer' ? p.counts.slice(p.place + 1) : p.counts
    const filled = parts.filter((n) => n > 0)
    if (p.ask === 'range')
      return [
        nextStep('Find the shortest and the longest.', `${Math.min(...used(p))} \\text{ and } ${Math.max(...used(p))}`),
        nextStep('Subtract.', `${Math.max(...used(p))} - ${Math.min(...used(p))} = ${valueOf(p)}`, whole(valueOf(p))),
      ]
    return [
      nextStep(
        p.ask === 'all' ? 'Count the marks over each length.' : `Look to the right of \\(${length(p)}\\).`,
        filled.join(',\\; '),
      ),
      nextStep(
        'Add them.',
        filled.length > 1 ? `${filled.join(' + ')} = ${valueOf(p)}` : String(valueOf(p)),
        whole(valueOf(p)),
      ),
    ]
  },
  figure: (p) =>
    linePlot({
      denominator: 1,
      from: p.from,
      to: p.from + p.counts.length - 1,
      counts: p.counts,
      name: `length of ${name(p)} (cm)`,
    }),
  load: (p) => ({ all: 4, longer: 8, range: 11 })[p.ask] + p.counts.length / 2,
}
