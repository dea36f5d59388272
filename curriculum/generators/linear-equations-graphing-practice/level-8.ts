import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import { filled, models } from './models.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Model } from './models.ts'
import type { Telling } from '../telling.ts'

/** A story, its start and its rate (both times `scale`); what the slope, the intercept or a point of the line means. */
export interface Params {
  readonly model: number
  readonly start: number
  readonly rate: number
  readonly scale: number
  readonly ask: 'intercept' | 'slope' | 'number'
}

const modelOf = (p: Params): Model => models[p.model] as Model
const start = (p: Params): number => p.start * p.scale
const rate = (p: Params): number => p.rate * p.scale

function params(chance: Chance, difficulty: number): Params {
  const model = chance.int(0, models.length - 1)
  const { start: s, rate: r } = models[model] as Model
  const ask = difficulty < 0.3 ? 'intercept' : difficulty < 0.65 ? 'slope' : 'number'
  return {
    model,
    start: chance.int(...s),
    rate: chance.int(...r),
    scale: chance.pick(model === 0 ? [1, 2] : [1, 2, 3, 5]),
    ask,
  }
}

function reject(p: Params): string | null {
  return p.start === p.rate || p.start % p.rate === 0 ? 'start and rate too alike' : null
}

const say = (p: Params, text: string): Item => item(text, filled(text, start(p), rate(p)))

function tell(p: Params): Telling {
  const { slope, intercept, swapped, perOther, x, y } = modelOf(p)
  const line = `y = ${rate(p) === 1 ? '' : rate(p)}x + ${start(p)}`
  const isSlope = p.ask === 'slope'
  const asked =
    p.ask === 'number'
      ? `In \\(${line}\\), what does the number \\(${rate(p)}\\) say about the story?`
      : isSlope
        ? 'What does the slope of this line say about the story?'
        : 'What does the intercept on the vertical axis say about the story?'
  const right = p.ask === 'intercept' ? intercept : slope
  const wrong: Telling['wrong'] =
    p.ask === 'intercept'
      ? [
          [say(p, swapped[1]), 'intercept_swap', `At \\(x = 0\\) the line is at \\(${start(p)}\\), not at the slope.`],
          [
            say(p, swapped[0]),
            'looks_alike',
            'The start is one number, reached before any step. It is not added again and again.',
          ],
          [say(p, slope), 'looks_alike', 'That is what the slope says. The intercept is where the line starts.'],
          [
            say(p, perOther),
            'slope_run_over_rise',
            'That turns the slope round. The intercept is where the line starts.',
          ],
        ]
      : [
          [
            say(p, perOther),
            'slope_run_over_rise',
            'The slope says what is added for each step to the right, not the other way round.',
          ],
          [
            say(p, swapped[0]),
            'intercept_swap',
            `\\(${start(p)}\\) is where the line starts. The slope is what each step adds.`,
          ],
          [say(p, intercept), 'looks_alike', 'That is what the intercept says. The slope is what each step adds.'],
          [say(p, swapped[1]), 'looks_alike', 'The slope is what each step adds, not where the line starts.'],
        ]
  return {
    ask: `The line shows ${y.toLowerCase()} by ${x.toLowerCase()}. ${asked}`,
    answer: say(p, right),
    wrong,
    hints:
      p.ask === 'intercept'
        ? [
            'The intercept is the height of the line at \\(x = 0\\).',
            `What does \\(x = 0\\) mean here? No ${x.toLowerCase()} have passed.`,
            `At \\(x = 0\\) the line is at \\(${start(p)}\\).`,
          ]
        : [
            'The slope tells how much the line rises for one step to the right.',
            `One step to the right is one more on the axis of ${x.toLowerCase()}.`,
            `For each step the line rises by \\(${rate(p)}\\).`,
          ],
    steps: [
      ['Read where the line starts and how much it rises for each step.', line],
      [
        p.ask === 'intercept'
          ? `At \\(x = 0\\) it is at \\(${start(p)}\\). That is the amount at the start.`
          : `For each step to the right it rises by \\(${rate(p)}\\). That is the change for each.`,
      ],
    ],
  }
}

function picture(p: Params): Figure {
  const { x, y } = modelOf(p)
  const top = start(p) + 6 * rate(p)
  return coordinateGrid({
    x: { min: 0, max: 6, step: 1, name: x },
    y: { min: 0, max: Math.ceil((top + 1) / p.scale) * p.scale, step: p.scale * (top / p.scale > 16 ? 2 : 1), name: y },
    equal: false,
    lines: [
      {
        through: [
          [0, start(p)],
          [6, top],
        ],
      },
    ],
    points: [{ at: [0, start(p)] }, { at: [1, start(p) + rate(p)] }],
  })
}

/** Say what slope and intercept mean in a story (HSF-LE.B.5, HSS-ID.C.7). */
export const level: TopicLevel<Params> = {
  key: 'linear_equations_graphing_practice/8',
  version: 1,
  params,
  reject,
  note: (p) => [p.ask, p.model, start(p), rate(p)].join(' '),
  ...toldBy(tell),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer says what a number means, in words' },
  figure: picture,
  load: (p) => ({ intercept: 1, slope: 3, number: 5 })[p.ask] + p.rate / 10,
}
