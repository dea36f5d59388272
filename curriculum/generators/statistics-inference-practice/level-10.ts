import { normalCurve } from '../../figures/normal-curve.ts'
import { showValue } from '../../notation/show-value.ts'
import { intervalPart, intervals } from '../../values/intervals.ts'
import { addRationals, multiplyRationals, rational, subtractRationals, whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Intervals, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * An estimate and how far it may be off: a margin given outright, twice the spread of simulated samples, or the rough margin of
 * a share, 1 / sqrt(n), with n = root^2. Center and spread are in tenths.
 */
export interface Params {
  readonly ask: 'margin' | 'spread' | 'size'
  readonly world: number
  readonly center: number
  readonly spread: number
  readonly root: number
}

const worlds = {
  mean: [
    'minutes on the way to school',
    'minutes of exercise a day',
    'dollars for lunch',
    'kilograms of apples a tree gives',
    'pages read a week',
  ],
  share: [
    'voters are for a new park',
    'students play an instrument',
    'guests would come again',
    'homes have a pet',
    'riders wear a helmet',
  ],
} as const

const tenth = (n: number): Rational => rational(n, 10)
const dec = (r: Rational): string => showValue(r, 'decimal').latex

function params(chance: Chance, difficulty: number): Params {
  const ask = difficulty < 0.3 ? 'margin' : difficulty < 0.65 ? 'spread' : 'size'
  return {
    ask,
    world: chance.int(0, 4),
    center: ask === 'size' ? 10 * chance.int(25, 75) : chance.int(120, 480),
    spread: ask === 'spread' ? chance.int(2, 24) : 5 * chance.int(2, 12),
    root: chance.pick([10, 20, 25, 40, 50]),
  }
}

const center = (p: Params): Rational => tenth(p.center)
/** The margin on each side. */
function margin(p: Params): Rational {
  if (p.ask === 'margin') return tenth(p.spread)
  return p.ask === 'spread' ? multiplyRationals(whole(2), tenth(p.spread)) : rational(100, p.root)
}
const around = (c: Rational, m: Rational): Intervals =>
  intervals([intervalPart(subtractRationals(c, m), addRationals(c, m), true, true)])

function ask(p: Params): readonly string[] {
  const c = dec(center(p))
  if (p.ask === 'size') {
    const [who = '', ...does] = (worlds.share[p.world] ?? '').split(' ')
    const start = `Of \\(${p.root ** 2}\\) ${who} asked at random, \\(${c}\\%\\) ${does.join(' ')}. The margin of error is about \\(\\frac{1}{\\sqrt{n}}\\).`
    return [
      `${start} Between which percents does the share of all ${who} probably lie?`,
      `${start} Give the interval for the share of all ${who}, in percent.`,
    ]
  }
  const what = worlds.mean[p.world]
  if (p.ask === 'margin')
    return [
      `A sample has a mean of \\(${c}\\) ${what}. The margin of error is \\(${dec(tenth(p.spread))}\\). In which interval does the true mean probably lie?`,
      `The estimate is \\(${c}\\) ${what}, with a margin of error of \\(${dec(tenth(p.spread))}\\). Give the interval for the true mean.`,
    ]
  return [
    `A sample mean is \\(${c}\\) ${what}. Simulated sample means have the standard deviation \\(${dec(tenth(p.spread))}\\). Give the interval of two standard deviations on each side.`,
    `Means of simulated samples spread with standard deviation \\(${dec(tenth(p.spread))}\\). The sample mean is \\(${c}\\) ${what}. Which interval reaches two of them each way?`,
  ]
}

function tell(p: Params): Telling {
  const [c, m] = [center(p), margin(p)]
  const [low, high] = [subtractRationals(c, m), addRationals(c, m)]
  const half = multiplyRationals(m, rational(1, 2))
  const shownMargin = dec(m)
  const first: Telling['steps'][number] =
    p.ask === 'margin'
      ? ['The margin of error is how far off the estimate may be, each way.', `\\text{margin} = ${shownMargin}`]
      : p.ask === 'spread'
        ? ['Take two standard deviations as the margin.', `2 \\cdot ${dec(tenth(p.spread))} = ${shownMargin}`]
        : ['Find the margin of error.', `\\frac{1}{\\sqrt{${p.root ** 2}}} = \\frac{1}{${p.root}} = ${shownMargin}\\%`]
  return {
    ask: ask(p),
    answer: around(c, m),
    rules: { written: 'decimal', ends: 'either' },
    wrong: [
      [
        around(c, half),
        p.ask === 'spread' ? 'stops_early' : 'looks_alike',
        p.ask === 'spread'
          ? 'That is one standard deviation each way. Two are asked for.'
          : 'The margin goes that far to each side, not half of it.',
      ],
      [
        intervals([intervalPart(c, high, true, true)]),
        'stops_early',
        'The estimate can be too high as well as too low. Go down too.',
      ],
      [
        intervals([intervalPart(low, c, true, true)]),
        'stops_early',
        'The estimate can be too low as well as too high. Go up too.',
      ],
      [around(c, multiplyRationals(m, whole(2))), 'looks_alike', 'That is twice the margin each way.'],
    ],
    hints: [
      'The true value probably lies within the margin of error, above or below the estimate.',
      p.ask === 'size'
        ? `\\(\\sqrt{${p.root ** 2}} = ${p.root}\\). What is one part of \\(${p.root}\\) in percent?`
        : p.ask === 'spread'
          ? 'Double the standard deviation first.'
          : 'Subtract the margin, then add it.',
      `Go \\(${shownMargin}\\) down and \\(${shownMargin}\\) up from \\(${dec(c)}\\).`,
    ],
    steps: [
      first,
      [
        'Go that far down and up.',
        `${dec(c)} - ${shownMargin} = ${dec(low)}, \\quad ${dec(c)} + ${shownMargin} = ${dec(high)}`,
      ],
    ],
  }
}

function picture(p: Params): Figure {
  const shown = p.ask === 'size' ? 'Share of yes in samples' : 'Means of samples'
  return normalCurve({
    mean: p.center / 10,
    deviation: p.spread / 10,
    shade: [-2, 2],
    shadeLabel: '95%',
    scale: 'deviations',
    name: shown,
  })
}

/** Estimate a mean or a share with its margin of error (HSS-IC.B.4). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/10',
  version: 2,
  params,
  note: (p) => `${p.ask} ${p.center} ${p.ask === 'size' ? p.root : p.spread} ${p.ask === 'size' ? p.world : ''}`,
  ...toldBy(tell),
  forms: ['interval', 'choice'],
  formsLeftOut: { numeric: 'an interval has two ends, so it is not one number' },
  figure: picture,
  load: (p) => ({ margin: 1, spread: 3, size: 6 })[p.ask] + (p.center % 10 === 0 ? 0 : 0.5),
}
