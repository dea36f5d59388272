import { histogram } from '../../figures/histogram.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** 100 differences of two groups after shuffling who is in which; bar i stands for i - 5 steps, and `seen` is the bar of the real one. */
export interface Params {
  readonly world: number
  readonly step: number
  readonly counts: readonly number[]
  readonly seen: number
}

const worlds = [
  { what: 'two ways to learn words', unit: 'words', test: 'remember' },
  { what: 'two kinds of plant food', unit: 'cm', test: 'grow' },
  { what: 'two kinds of running shoes', unit: 'seconds', test: 'save' },
  { what: 'two ways to store apples', unit: 'days', test: 'last' },
  { what: 'two kinds of lamps', unit: 'hours', test: 'burn' },
  { what: 'two ways to train', unit: 'points', test: 'gain' },
] as const

/** Shuffles with a difference at least as large as the real one, on its side. */
const reached = (p: Params): number => p.counts.slice(p.seen).reduce((a, b) => a + b, 0)
const difference = (p: Params): number => (p.seen - 5) * p.step

function params(chance: Chance, difficulty: number): Params {
  const tail = [chance.int(0, 2), chance.int(1, 4), chance.int(5, 8), chance.int(9, 13), chance.int(14, 18)]
  const other = [chance.int(0, 2), chance.int(1, 4), chance.int(5, 8), chance.int(9, 13), chance.int(14, 18)]
  const middle = 100 - [...tail, ...other].reduce((a, b) => a + b, 0)
  // A result in the middle or beyond all bars is easy to judge.
  const seen = chance.pick(difficulty < 0.5 ? [6, 7, 10, 10] : [7, 8, 9, 9])
  return {
    world: chance.int(0, worlds.length - 1),
    step: chance.int(1, 4),
    counts: [...tail, middle, ...other.toReversed()],
    seen,
  }
}

function reject(p: Params): string | null {
  const [peak, n] = [p.counts[5] ?? 0, reached(p)]
  if (peak < 15 || peak > 32) return 'not a hill'
  return n < 1 || (n > 5 && n < 12) ? 'hard to judge' : null
}

const rare = (p: Params): boolean => reached(p) <= 5
const say = (isRare: boolean, n: number): Item => {
  const text = isRare
    ? `Probably a real effect: chance alone reaches it in \\(${n}\\) of \\(100\\)`
    : `It may well be chance: chance alone reaches it in \\(${n}\\) of \\(100\\)`
  return item(`${isRare ? 'real' : 'chance'} ${n}`, text)
}

function tell(p: Params): Telling {
  const { what, unit } = worlds[p.world] ?? worlds[0]
  const n = reached(p)
  const bar = p.counts[p.seen] ?? 0
  const rest = 100 - n
  const story = `An experiment compares ${what}. The groups differ by \\(${difference(p)}\\) ${unit}. The plot shows \\(100\\) differences after shuffling the groups at random.`
  return {
    ask: [`${story} What does it say?`, `${story} Is the difference just chance?`],
    answer: say(rare(p), n),
    wrong: [
      [
        say(!rare(p), n),
        'looks_alike',
        rare(p)
          ? 'What chance hardly ever reaches points to a real effect.'
          : 'What chance reaches often needs no other reason.',
      ],
      [
        say(!rare(p), rest),
        'looks_alike',
        `Count the shuffles that reach \\(${difference(p)}\\) or more, not the others.`,
      ],
      [
        say(bar <= 5 && bar !== n ? true : rare(p), bar === n ? rest : bar),
        'boxplot_area_count',
        `One bar is not enough. All bars from \\(${difference(p)}\\) on count.`,
      ],
      [
        say(rare(p), rest),
        'looks_alike',
        `Count the shuffles that reach \\(${difference(p)}\\) or more, not the others.`,
      ],
    ],
    hints: [
      'Shuffling shows which differences chance alone makes.',
      `Add the bars from \\(${difference(p)}\\) on to the right.`,
      'At most \\(5\\) of \\(100\\) is rare for chance. More than that can happen easily.',
    ],
    steps: [
      [
        `Add the bars from \\(${difference(p)}\\) on.`,
        p.seen === 10 ? `${n} \\text{ of } 100` : `${p.counts.slice(p.seen).join(' + ')} = ${n}`,
      ],
      [
        rare(p)
          ? `Chance alone reaches such a difference in only \\(${n}\\) of \\(100\\) shuffles. So the treatment probably has an effect.`
          : `Chance alone reaches such a difference in \\(${n}\\) of \\(100\\) shuffles. So it may well be chance.`,
      ],
    ],
  }
}

function picture(p: Params): Figure {
  return histogram({
    start: -5 * p.step,
    width: p.step,
    counts: p.counts,
    single: true,
    highlight: [p.seen],
    scale: { step: 2 },
    name: `Difference (${(worlds[p.world] ?? worlds[0]).unit})`,
  })
}

/** Judge if a difference between treatments is likely by chance (HSS-IC.B.5). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/11',
  version: 1,
  params,
  reject,
  note: (p) => `${p.step} ${p.seen} ${p.counts.join()}`,
  ...toldBy(tell),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a judgement with its reason, not a number' },
  figure: picture,
  load: (p) => ({ 6: 2, 7: 4, 8: 6, 9: 6, 10: 1 })[p.seen] ?? 1,
}
