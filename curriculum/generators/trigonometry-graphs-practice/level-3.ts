import { functionGraph } from '../../figures/function-graph.ts'
import { call, minus, plus, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import { piNode, raised } from './pi-node.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Node } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Highest value k + a at x = s, lowest k - a half a period later; the period is 2 h. */
export interface Params {
  readonly story: 'tide' | 'wheel' | 'season'
  readonly a: number
  readonly k: number
  readonly h: number
  readonly s: number
}

function params(chance: Chance, difficulty: number): Params {
  const story = chance.happens(0.1) ? 'tide' : chance.happens(0.35) ? 'season' : 'wheel'
  const late = chance.happens(1.5 * difficulty - 0.25)
  if (story === 'tide')
    return { story, a: chance.int(1, 6), k: chance.int(7, 14), h: 6, s: late ? chance.int(1, 5) : 0 }
  if (story === 'season')
    return { story, a: chance.int(4, 18), k: chance.int(0, 20), h: 6, s: late ? chance.int(5, 8) : 0 }
  const a = chance.int(6, 40)
  const h = chance.int(2, 12)
  return { story, a, k: a + chance.int(1, 4), h, s: late ? chance.int(1, 2 * h - 1) : 0 }
}

const reject = ({ h, s }: Params): string | null =>
  s !== 0 && (2 * s) % (2 * h) === 0 ? 'left and right give the same wave' : null

function rule(f: 'cos' | 'sin', a: number, k: number, h: number, s: number): Equation {
  const moved: Node = s === 0 ? sym('x') : s > 0 ? minus('x', s) : plus('x', -s)
  const wave = call(f, times(piNode(1, h), moved))
  return equation(sym('y'), raised(a === 1 ? wave : times(a, wave), k))
}

const units: Readonly<Record<Params['story'], readonly [string, string]>> = {
  tide: ['m', 'hours'],
  wheel: ['m', 'minutes'],
  season: ['degrees', 'months'],
}

function tell(p: Params): Telling {
  const { story, a, k, h, s } = p
  const [high, low] = [k + a, k - a]
  const [, time] = units[story]
  const when = s === 0 ? `at \\(x = 0\\)` : `at \\(x = ${s}\\) ${time}`
  const texts: Readonly<Record<Params['story'], string>> = {
    tide: `The water in a harbor is highest, ${high} m deep, ${when}. It is lowest, ${low} m deep, ${h} hours later.`,
    wheel: `A seat of a Ferris wheel is highest, ${high} m up, ${when}. It is lowest, ${low} m up, ${h} minutes later.`,
    season: `The mean temperature is highest, ${high} degrees, ${when}. It is lowest, ${low} degrees, ${h} months later.`,
  }
  const right = rule('cos', a, k, h, s)
  return {
    ask: [`${texts[story]} Write a model \\(y = a \\cos(b(x - c)) + k\\) for it.`],
    answer: right,
    wrong: [
      s === 0
        ? [
            rule('sin', a, k, h, 0),
            'looks_alike',
            'A sine starts in the middle. The time starts at the highest point, so use the cosine.',
          ]
        : [
            rule('cos', a, k, h, -s),
            'horizontal_shift_sign',
            'The highest point comes later, so the time is subtracted from \\(x\\).',
          ],
      [
        rule('cos', 2 * a, k, h, s),
        'looks_alike',
        'That takes the whole way from low to high. The amplitude is half of it.',
      ],
      [
        rule('cos', a, k, 2 * h, s),
        'stops_early',
        `From high to low is only half a period. The whole period is ${2 * h} ${time}.`,
      ],
      [rule('cos', a, low, h, s), 'looks_alike', 'The middle lies halfway between the highest and the lowest value.'],
    ],
    hints: [
      `The highest value is ${high} and the lowest ${low}. Where is the middle?`,
      `From high to low is half a period, so the period is \\(2 \\times ${h} = ${2 * h}\\).`,
      `The factor is \\(2\\pi \\div ${2 * h}\\). ${s === 0 ? 'The cosine starts at its highest point.' : `The highest point moves ${s} to the right.`}`,
    ],
    steps: [
      [
        'Find the middle and the amplitude.',
        `k = (${high} ${low < 0 ? '-' : '+'} ${Math.abs(low)}) \\div 2 = ${k} \\qquad a = ${high} - ${k} = ${a}`,
      ],
      ['Find the factor from the period.', `b = 2\\pi \\div ${2 * h} = ${nodeToLatex(piNode(1, h))}`],
      [
        s === 0
          ? 'The highest point is at 0, so nothing is moved.'
          : `The highest point is at \\(x = ${s}\\), so \\(x\\) becomes \\(x - ${s}\\).`,
        `y = ${nodeToLatex(right.right)}`,
      ],
    ],
  }
}

function picture({ story, a, k, h, s }: Params): Figure {
  const [unit, time] = units[story]
  return functionGraph(
    {
      x: { min: 0, max: 4 * h },
      y: { min: Math.min(0, k - a - 1), max: k + a + Math.max(1, Math.round(a / 6)) },
      curves: [{ curve: { kind: 'cosine', amplitude: a, frequency: Math.PI / h, shift: s, midline: k } }],
    },
    {
      title: 'A cycle',
      alt: `A wave over ${4 * h} ${time} between ${k - a} and ${k + a} ${unit}. Its first high point is at ${s}, the next low point at ${s + h}.`.replaceAll(
        ' -',
        ' −',
      ),
    },
  )
}

/** Build a model for tides, wheels and seasons (HSF-TF.B.5). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_graphs_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.story} ${p.a} ${p.k} ${p.h} ${p.s}`,
  ...toldBy(tell, picture),
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'The answer is an equation, not a number.' },
  widget: () => ({ keys: ['x', 'y', '=', 'sin', 'cos', 'pi', '/', '(', ')'] }),
  figure: picture,
  load: (p) => (p.s === 0 ? 0 : 5),
}
