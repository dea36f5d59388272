import { histogram } from '../../figures/histogram.ts'
import { item } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Results of 100 simulated samples of `n` under a claim, and the result that was really seen. */
export interface Params {
  readonly story: number
  readonly n: number
  /** The result at the left of the first bar, one bar a result. */
  readonly start: number
  readonly counts: readonly number[]
  readonly seen: number
}

const stories = [
  { claim: 'A coin is fair', of: 'tosses', hit: 'heads', per: 0.5 },
  { claim: 'A spinner stops on red half the time', of: 'spins', hit: 'reds', per: 0.5 },
  { claim: 'Half of all visitors buy a ticket', of: 'visitors', hit: 'buyers', per: 0.5 },
  { claim: 'Half of the seeds are sunflowers', of: 'seeds', hit: 'sunflowers', per: 0.5 },
  { claim: 'Half of the trains are on time', of: 'trains', hit: 'trains on time', per: 0.5 },
] as const

/** Results at least as far from the middle as the one seen, on its side. */
export function asFar(p: Params): number {
  const middle = p.n / 2
  return p.counts.reduce(
    (sum, c, i) => sum + ((p.seen < middle ? p.start + i <= p.seen : p.start + i >= p.seen) ? c : 0),
    0,
  )
}

function params(chance: Chance, difficulty: number): Params {
  // The hill drawn below has a standard deviation near 2, as half the root of n has for these sizes only.
  const n = chance.pick([16, 18, 20])
  const spread = [1, 3, 8, 13, 16]
  const bend = spread.map((c) => Math.max(1, c + chance.int(-1, 1)))
  const top = 100 - 2 * bend.reduce((s, c) => s + c, 0)
  const counts = [...bend, top, ...bend.toReversed()]
  const start = n / 2 - 5
  // Far out and plainly near the middle are easy to judge; what lies between is harder.
  const away = chance.pick(difficulty < 0.5 ? [1, 2, 5] : [2, 3, 4])
  const side = chance.happens(0.5) ? 1 : -1
  return { story: chance.int(0, stories.length - 1), n, start, counts, seen: n / 2 + side * away }
}

function reject(p: Params): string | null {
  const top = p.counts[5] as number
  return top < (p.counts[4] as number) || top > 26 ? 'not a hill' : null
}

const texts = {
  doubt: 'It is good evidence against the claim: so far out comes up very rarely',
  fits: 'It fits the claim: results that far out come up quite often',
  proves: 'It proves that the claim is true',
  never: 'Nothing can be said without a larger number of samples',
} as const

const named = (text: string): Item => item(text, text)
const rare = (p: Params): boolean => asFar(p) <= 5

function distractors(p: Params): Distractor[] {
  return [
    {
      value: named(rare(p) ? texts.fits : texts.doubt),
      misconception: 'mean_unweighted',
      why: `Count the samples at least that far out: \\(${asFar(p)}\\) of \\(100\\).`,
    },
    {
      value: named(texts.proves),
      misconception: 'looks_alike',
      why: 'A sample can fit a claim, but it cannot prove it.',
    },
    {
      value: named(texts.never),
      misconception: 'looks_alike',
      why: 'The simulation shows well how far chance alone can go.',
    },
  ]
}

function picture(p: Params): Figure {
  return histogram(
    { start: p.start, width: 1, counts: p.counts, single: true, name: `Number of ${stories[p.story]?.hit}` },
    { title: 'Results of 100 simulated samples' },
  )
}

/** Use a simulation to judge a claim (HSS-IC.A.2). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/9',
  version: 2,
  params,
  reject,
  note: (p) => [p.n, p.seen, p.counts.join()].join(' '),
  prompt: (p) => {
    const { claim, of, hit } = stories[p.story] as (typeof stories)[number]
    return {
      text: `Claim: ${claim.toLowerCase()}. The graph shows 100 simulated samples of \\(${p.n}\\) ${of} under this claim. A real sample has \\(${p.seen}\\) ${hit}. What does that say?`,
    }
  },
  answer: (p) => named(rare(p) ? texts.doubt : texts.fits),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a judgment, not a number' },
  distractors,
  hints: (p) => [
    { text: `Find \\(${p.seen}\\) in the graph. Is it near the middle or far out?` },
    {
      text: 'Count the samples that are at least that far out on the same side. Less than about five in a hundred is rare.',
    },
  ],
  solution: (p) => [
    {
      say: `Count the simulated samples that are at least as far out as \\(${p.seen}\\).`,
      latex: `${asFar(p)} \\text{ of } 100`,
      relation: 'next',
    },
    {
      say: rare(p)
        ? 'That is rare. Chance alone hardly explains it, so the claim is in doubt.'
        : 'That is not rare. Chance alone explains it well, so the sample fits the claim.',
      value: named(rare(p) ? texts.doubt : texts.fits),
      relation: 'next',
    },
  ],
  figure: picture,
  load: (p) => ({ 1: 0, 2: 1, 3: 4, 4: 4, 5: 0 })[Math.abs(p.seen - p.n / 2)] ?? 0,
}
