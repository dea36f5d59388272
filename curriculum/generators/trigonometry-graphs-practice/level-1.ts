import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { toldBy } from '../telling.ts'
import { piNode } from './pi-node.ts'
import { waveEquation } from './wave-node.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** y = a f(p x / q) + k. */
export interface Params {
  readonly f: 'sin' | 'cos'
  readonly a: number
  readonly p: number
  readonly q: number
  readonly k: number
}

const slow: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
]
const quick: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [4, 1],
  [1, 2],
]

function params(chance: Chance, difficulty: number): Params {
  const [p, q] = chance.pick(chance.happens(difficulty) ? quick : slow)
  return {
    f: chance.pick(['sin', 'cos'] as const),
    a: chance.int(1 + Math.round(7 * difficulty), 8 + Math.round(8 * difficulty)),
    p,
    q,
    k: chance.int(-6, 6),
  }
}

const rule = ({ f, a, p, q, k }: Params): Equation => waveEquation(f, a, [p, q], k)
const tex = (e: Equation): string => `y = ${nodeToLatex(e.right)}`

function tell(it: Params): Telling {
  const { f, a, p, q, k } = it
  const [high, low] = [k + a, k - a]
  const period = nodeToLatex(piNode(2 * q, p))
  return {
    ask: [
      `This graph has the form \\(y = a \\${f}(bx) + k\\) with \\(a\\) and \\(b\\) above 0. Write its equation.`,
      `Read amplitude, midline and period. Write the equation with \\(\\${f}\\) and a positive amplitude.`,
    ],
    answer: rule(it),
    wrong: [
      [
        waveEquation(f, 2 * a, [p, q], k),
        'looks_alike',
        'That takes the whole way from the lowest to the highest point. The amplitude is half of it.',
      ],
      [
        waveEquation(f, a, p === 1 && q === 1 ? [2, 1] : [q, p], k),
        'wrong_operation',
        'The factor is two pi divided by the period.',
      ],
      k === 0
        ? [
            waveEquation(f, a, [p, q], a),
            'looks_alike',
            'The midline lies halfway between the highest and the lowest value. Here it is the axis.',
          ]
        : [
            waveEquation(f, a, [p, q], -k),
            'looks_alike',
            `The midline lies at ${k}, halfway between the highest and the lowest value.`,
          ],
      [
        waveEquation(f === 'sin' ? 'cos' : 'sin', a, [p, q], k),
        'looks_alike',
        f === 'sin'
          ? 'A cosine starts at its highest point. This one starts on the midline.'
          : 'A sine starts on the midline. This one starts at its highest point.',
      ],
      [waveEquation(f, a + 1, [p, q], k), 'near', 'Read the highest and the lowest value once more.'],
    ],
    hints: [
      'Read the highest and the lowest value first.',
      `They are ${high} and ${low}. Half of their distance is the amplitude, their mean is the midline.`,
      `One full wave takes \\(${period}\\). The factor \\(b\\) is \\(2\\pi\\) divided by that.`,
    ],
    steps: [
      [
        'Half of the way from the lowest to the highest value is the amplitude.',
        `a = (${high} - ${low < 0 ? `(${low})` : low}) \\div 2 = ${a}`,
      ],
      ['Their mean is the midline.', `k = (${high} ${low < 0 ? '-' : '+'} ${Math.abs(low)}) \\div 2 = ${k}`],
      [
        'Two pi divided by the period is the factor.',
        `b = 2\\pi \\div ${q > 1 ? `(${period})` : period}${q === 1 ? ` = ${p}` : ` = \\frac{${p}}{${q}}`}`,
      ],
      ['Put the numbers together.', tex(rule(it))],
    ],
  }
}

function picture({ f, a, p, q, k }: Params): Figure {
  return functionGraph(
    {
      x: { min: 0, max: q === 1 ? 2 : 4, inPi: true },
      y: { min: Math.min(0, k - a) - 1, max: Math.max(0, k + a) + 1 },
      curves: [{ curve: { kind: f === 'sin' ? 'sine' : 'cosine', amplitude: a, frequency: p / q, midline: k } }],
    },
    {
      title: 'A wave',
      alt: `A wave from 0 to ${q === 1 ? 2 : 4} pi between the heights ${k - a} and ${k + a}. It starts ${f === 'sin' ? 'halfway up and rises' : 'at its highest point'}, and makes ${q === 1 ? p : 1} full ${q === 1 && p > 1 ? 'waves' : 'wave'}.`.replaceAll(
        ' -',
        ' −',
      ),
    },
  )
}

/** Read amplitude, midline and period (HSF-TF.B.5, HSF-IF.C.7e). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_graphs_practice/1',
  version: 1,
  params,
  reject: (it) => (it.a === 1 && it.k === 0 && it.p === 1 && it.q === 1 ? 'the plain function' : null),
  note: (it) => `${it.f} ${it.a} ${it.p}/${it.q} ${it.k}`,
  ...toldBy(tell, picture),
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'The answer is an equation, not a number.' },
  widget: () => ({ keys: ['x', 'y', '=', 'sin', 'cos', '/', '(', ')'] }),
  figure: picture,
  load: (it) => it.a + (it.q > 1 ? 2 : 0),
}
