import { scatterPlot } from '../../figures/scatter-plot.ts'
import { showValue } from '../../notation/show-value.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A model y = slope x + start in tenths, and what was measured at x = 1, 2, ...: so many tenths off the model. */
export interface Params {
  readonly world: number
  readonly slope: number
  readonly start: number
  readonly off: readonly number[]
  /** The x asked about: one of the data for a residual, beyond them for a prediction. */
  readonly at: number
  readonly ask: 'predict' | 'residual' | 'observed'
}

const worlds = [
  { x: 'Weeks', y: 'Height (cm)', unit: 'cm' },
  { x: 'Hours', y: 'Points', unit: 'points' },
  { x: 'Miles', y: 'Fare (dollars)', unit: 'dollars' },
  { x: 'Days', y: 'Depth (cm)', unit: 'cm' },
  { x: 'Stops', y: 'Minutes', unit: 'minutes' },
] as const
const worldOf = (p: Params): (typeof worlds)[number] => worlds[p.world] ?? worlds[0]

const tenth = (n: number): Rational => rational(n, 10)
const dec = (n: number): string => showValue(tenth(n), 'decimal').latex
const model = (p: Params, x: number): number => p.slope * x + p.start
const residual = (p: Params): number => p.off[p.at - 1] ?? 0
const measured = (p: Params): number => model(p, p.at) + residual(p)
const asked = (p: Params): number =>
  p.ask === 'predict' ? model(p, p.at) : p.ask === 'residual' ? residual(p) : measured(p)

/** Residuals even out, so each comes with its opposite. */
const pairOf = (n: number): number[] => [n, -n]

function params(chance: Chance, difficulty: number): Params {
  const ask = difficulty < 0.35 ? 'predict' : difficulty < 0.7 ? 'residual' : 'observed'
  const slope = chance.int(3, 19) * (chance.happens(0.4 * difficulty) ? -1 : 1)
  return {
    world: chance.int(0, worlds.length - 1),
    slope,
    start: slope < 0 ? chance.int(150, 200) : chance.int(5, 60),
    off: chance.shuffle([1, 2, 3, 4].flatMap(() => pairOf(5 * chance.int(1, 4)))),
    at: ask === 'predict' ? chance.int(9, 10) + chance.int(0, 1) : chance.int(2, 8),
    ask,
  }
}

function reject(p: Params): string | null {
  const ys = p.off.map((d, i) => model(p, i + 1) + d)
  if (ys.some((y) => y < 2 || y > 240) || model(p, 12) < 2 || model(p, 12) > 240) return 'outside the plot'
  return [p.slope, p.start].includes(asked(p)) || p.slope % 10 === 0 ? 'the answer stands in the question' : null
}

const ruleText = (p: Params): string => `\\hat{y} = ${dec(p.slope)}x + ${dec(p.start)}`

function tell(p: Params): Telling {
  const { unit } = worldOf(p)
  const [value, predicted] = [asked(p), model(p, p.at)]
  const into = `${dec(p.slope)} \\cdot ${p.at} + ${dec(p.start)} = ${dec(predicted)}`
  const forgot = [
    tenth(p.slope * p.at),
    'stops_early',
    `The start, \\(${dec(p.start)}\\), still has to be added.`,
  ] as const
  if (p.ask === 'predict')
    return {
      ask: [
        `A line was fitted to the data. What does it predict at \\(x = ${p.at}\\)?`,
        `Use the model. Which \\(y\\) does it predict for \\(x = ${p.at}\\)?`,
      ],
      latex: ruleText(p),
      answer: tenth(value),
      wrong: [
        forgot,
        [
          tenth(p.start * p.at + p.slope),
          'conditional_inverse',
          `The number beside \\(x\\) is multiplied: \\(${dec(p.slope)} \\cdot ${p.at}\\).`,
        ],
        [tenth((p.slope + p.start) * p.at), 'looks_alike', 'Multiply first, then add. Only the slope is multiplied.'],
        [tenth(value + p.slope), 'slip_off_by_one', `That is the prediction for \\(x = ${p.at + 1}\\).`],
      ],
      hints: [
        'A model predicts when you put a number in.',
        `Put \\(${p.at}\\) in the place of \\(x\\).`,
        `Work out \\(${dec(p.slope)} \\cdot ${p.at} + ${dec(p.start)}\\).`,
      ],
      steps: [
        [`Put \\(x = ${p.at}\\) into the model.`, `\\hat{y} = ${dec(p.slope)} \\cdot ${p.at} + ${dec(p.start)}`],
        ['Work it out.', into],
      ],
    }
  if (p.ask === 'residual')
    return {
      ask: [
        `At \\(x = ${p.at}\\), \\(${dec(measured(p))}\\) ${unit} were measured. What is the residual?`,
        `The model is fitted to data. At \\(x = ${p.at}\\), \\(${dec(measured(p))}\\) was measured. Find the residual.`,
      ],
      latex: ruleText(p),
      answer: tenth(value),
      wrong: [
        [tenth(-value), 'conditional_inverse', 'Take measured minus predicted, not the other way round.'],
        [tenth(predicted), 'stops_early', 'That is the prediction. Subtract it from what was measured.'],
        [tenth(measured(p) + predicted), 'wrong_operation', 'A residual is a difference. Subtract.'],
        [
          tenth(measured(p) - p.slope * p.at),
          'looks_alike',
          `The prediction also has the start, \\(${dec(p.start)}\\).`,
        ],
      ],
      hints: [
        'A residual is measured minus predicted.',
        `First find the prediction for \\(x = ${p.at}\\).`,
        `The model predicts \\(${dec(predicted)}\\). Subtract it from \\(${dec(measured(p))}\\).`,
      ],
      steps: [
        ['Find the prediction.', into],
        ['Subtract it from what was measured.', `${dec(measured(p))} - ${dec(predicted)} = ${dec(value)}`],
      ],
    }
  return {
    ask: [
      `At \\(x = ${p.at}\\) the residual is \\(${dec(residual(p))}\\). What was measured there?`,
      `The residual at \\(x = ${p.at}\\) is \\(${dec(residual(p))}\\). Find the measured value.`,
    ],
    latex: ruleText(p),
    answer: tenth(value),
    wrong: [
      [
        tenth(predicted - residual(p)),
        'conditional_inverse',
        'Measured is predicted plus residual. You went the other way.',
      ],
      [tenth(predicted), 'stops_early', 'That is the prediction. The residual says how far off it was.'],
      [tenth(p.slope * p.at + residual(p)), 'looks_alike', `The prediction also has the start, \\(${dec(p.start)}\\).`],
      [tenth(value + 10), 'slip_off_by_one', 'Very near. Add once more.'],
    ],
    hints: [
      'A residual is measured minus predicted.',
      `First find the prediction for \\(x = ${p.at}\\).`,
      `The model predicts \\(${dec(predicted)}\\). Add the residual \\(${dec(residual(p))}\\).`,
    ],
    steps: [
      ['Find the prediction.', into],
      [
        'Measured is predicted plus residual.',
        `${dec(predicted)} ${residual(p) < 0 ? '-' : '+'} ${dec(Math.abs(residual(p)))} = ${dec(value)}`,
      ],
    ],
  }
}

function picture(p: Params): Figure {
  const { x, y } = worldOf(p)
  const points = p.off.map((d, i) => [i + 1, (model(p, i + 1) + d) / 10] as const)
  const top = Math.max(...points.map(([, h]) => h), p.start / 10)
  return scatterPlot(
    {
      x: { min: 0, max: 9, name: x },
      y: { min: 0, max: Math.ceil((top + 1) / 5) * 5, name: y },
      points,
      fit: { slope: p.slope / 10, intercept: p.start / 10 },
      residuals: p.ask !== 'predict',
    },
    {
      alt: `Scatter plot of ${y} against ${x.toLowerCase()}: eight points near a ${p.slope < 0 ? 'falling' : 'rising'} line that starts at ${p.start / 10}. From the left the points lie ${p.off.map((d) => (d > 0 ? 'above' : 'below')).join(', ')} the line.`,
    },
  )
}

/** Use a model and its residuals (HSS-ID.B.6). */
export const level: TopicLevel<Params> = {
  key: 'bivariate_data_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => [p.ask, p.slope, p.start, p.at, p.ask === 'predict' ? '' : residual(p)].join(' '),
  ...toldBy(tell),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ predict: 1, residual: 4, observed: 7 })[p.ask] + (p.slope < 0 ? 1 : 0),
}
