import { scatterPlot } from '../../figures/scatter-plot.ts'
import { item } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Points about a line y = (rise/run) x + start; which equation fits them, or which value the line predicts. */
export interface Params {
  readonly ask: 'line' | 'predict'
  readonly rise: number
  readonly run: 1 | 2
  readonly start: number
  /** How far each point lies above the line, at x = 1, 2, 3 and on; they even out. */
  readonly off: readonly number[]
  readonly at: number
}

const slopeText = (rise: number, run: number): string =>
  run === 1
    ? Math.abs(rise) === 1
      ? rise < 0
        ? '-'
        : ''
      : String(rise)
    : `${rise < 0 ? '-' : ''}\\frac{${Math.abs(rise)}}{${run}}`
const lineText = (rise: number, run: number, start: number): string =>
  `y = ${slopeText(rise, run)}x${start === 0 ? '' : start < 0 ? ` - ${-start}` : ` + ${start}`}`
const named = (rise: number, run: number, start: number): Item => {
  const text = `\\(${lineText(rise, run, start)}\\)`
  return item(text, text)
}
const onLine = (p: Params, x: number): number => (p.rise * x) / p.run + p.start
const valueItem = (n: number): Item => item(`about ${n}`, `about \\(${n}\\)`)

function params(chance: Chance, difficulty: number): Params {
  const run = chance.happens(0.7 * difficulty) ? 2 : 1
  const down = chance.happens(0.1 + 0.5 * difficulty)
  const rise = chance.int(1, run === 2 ? 3 : 2) * (down ? -1 : 1)
  const start = down ? chance.int(15, 20) : chance.int(1, 8)
  const size = chance.int(1, 2) / 2
  const half = chance.shuffle([size, -size, size, -size])
  return {
    ask: chance.happens(0.05 + 0.9 * difficulty) ? 'predict' : 'line',
    rise,
    run,
    start,
    off: [...half, ...chance.shuffle([size, -size, 0, 0])],
    at: run * chance.int(5, 6) * (run === 1 ? 2 : 1),
  }
}

function reject(p: Params): string | null {
  if (p.run === 2 && p.rise % 2 === 0) return 'not in lowest terms'
  const ends = [onLine(p, 1), onLine(p, 8), onLine(p, p.at)]
  if (ends.some((y) => y < 1 || y > 28)) return 'outside the graph'
  return p.at <= 8 ? 'nothing to predict' : null
}

const points = (p: Params): [number, number][] => p.off.map((d, i) => [i + 1, onLine(p, i + 1) + d])

function distractors(p: Params): Distractor[] {
  if (p.ask === 'predict') {
    const right = onLine(p, p.at)
    const last = Math.round(onLine(p, 8))
    return [
      {
        value: valueItem(last),
        misconception: 'conditional_inverse',
        why: `That is where the line is at \\(x = 8\\). Follow it on to \\(x = ${p.at}\\).`,
      },
      {
        value: valueItem(right + 2 * p.rise),
        misconception: 'looks_alike',
        why: `That follows the line too far. Stop at \\(x = ${p.at}\\).`,
      },
      {
        value: valueItem(p.at),
        misconception: 'conditional_inverse',
        why: 'That is the value of \\(x\\). The value of \\(y\\) is asked for.',
      },
    ].filter((d) => d.value.id !== valueItem(right).id) as Distractor[]
  }
  return [
    {
      value: named(-p.rise, p.run, p.start),
      misconception: 'looks_alike',
      why: `The points ${p.rise > 0 ? 'rise' : 'fall'} from left to right, so the slope is ${p.rise > 0 ? 'positive' : 'negative'}.`,
    },
    {
      value: named(p.rise, p.run, p.start + (p.start > 10 ? -6 : 6)),
      misconception: 'looks_alike',
      why: `Follow the points back to the vertical axis. They meet it near \\(${p.start}\\).`,
    },
    {
      value: named(p.rise * 3, p.run, p.start),
      misconception: 'conditional_inverse',
      why: 'That line is much too steep for these points.',
    },
  ]
}

function picture(p: Params): Figure {
  const top =
    Math.ceil((Math.max(...points(p).map(([, y]) => y), p.ask === 'predict' ? onLine(p, p.at) : 0) + 1) / 2) * 2
  return scatterPlot({
    x: { min: 0, max: p.ask === 'predict' ? p.at + 1 : 9 },
    y: { min: 0, max: top },
    points: points(p),
    ...(p.ask === 'predict' ? { fit: { slope: p.rise / p.run, intercept: p.start } } : {}),
  })
}

const answer = (p: Params): Item => (p.ask === 'line' ? named(p.rise, p.run, p.start) : valueItem(onLine(p, p.at)))

/** Choose and use a line of fit (8.SP.A.2, 8.SP.A.3). */
export const level: TopicLevel<Params> = {
  key: 'bivariate_data_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.ask, p.rise, p.run, p.start, p.off.join(), p.ask === 'predict' ? p.at : ''].join(' '),
  prompt: (p, words) => ({
    text:
      p.ask === 'line'
        ? words.pick([
            'Which equation describes the line of best fit?',
            'Which line fits these points best?',
            'Choose the equation of a line that models the data.',
          ])
        : words.pick([
            `A line is fitted to the points. What value of \\(y\\) does it predict for \\(x = ${p.at}\\)?`,
            `Use a line of best fit to predict \\(y\\) when \\(x = ${p.at}\\).`,
            `The trend in the scatter plot continues. About what is \\(y\\) when \\(x = ${p.at}\\)?`,
          ]),
  }),
  answer,
  forms: ['choice'],
  formsLeftOut: { numeric: 'lines and rough predictions are chosen, not typed' },
  distractors,
  hints: (p) => [
    {
      text:
        p.ask === 'line' ? 'Do the points rise or fall from left to right?' : 'Follow the line, not a single point.',
    },
    {
      text:
        p.ask === 'line'
          ? 'Where would a line through the middle of the points meet the vertical axis?'
          : `From \\(x = 8\\) to \\(x = ${p.at}\\) the line goes on with the same slope.`,
    },
  ],
  solution: (p) => {
    const line = lineText(p.rise, p.run, p.start)
    if (p.ask === 'line')
      return [
        {
          say: `A line through the middle of the points meets the vertical axis near \\(${p.start}\\).`,
          latex: `b \\approx ${p.start}`,
          relation: 'next',
        },
        {
          say: `It ${p.rise > 0 ? 'rises' : 'falls'} by about \\(${Math.abs(p.rise)}\\) for every \\(${p.run}\\) to the right.`,
          latex: line,
          value: answer(p),
          relation: 'next',
        },
      ]
    return [
      {
        say: `The line meets the vertical axis at \\(${p.start}\\) and ${p.rise > 0 ? 'rises' : 'falls'} by \\(${Math.abs(p.rise)}\\) for every \\(${p.run}\\) to the right.`,
        latex: line,
        relation: 'next',
      },
      {
        say: `Put \\(x = ${p.at}\\) in.`,
        latex: `y = ${slopeText(p.rise, p.run)}${p.run === 1 && Math.abs(p.rise) === 1 ? '' : ' \\cdot '}${p.at}${p.start === 0 ? '' : ` + ${p.start}`} = ${onLine(p, p.at)}`,
        value: answer(p),
        relation: 'next',
      },
    ]
  },
  figure: picture,
  load: (p) => (p.ask === 'predict' ? 4 : 0) + (p.run === 2 ? 1 : 0) + (p.rise < 0 ? 0.5 : 0),
}
