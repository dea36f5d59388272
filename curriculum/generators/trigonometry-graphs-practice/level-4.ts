import { functionGraph } from '../../figures/function-graph.ts'
import { call, minus, plus, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import { piNode, raised } from './pi-node.ts'
import { waveEquation } from './wave-node.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * rule: y = a tan(b x) + k from its period. asymptote: the first one right of the y-axis of y = a tan(b x) + k.
 * moved: the first one right of the y-axis of y = a tan(x - n pi / d) + k, with n / d between -1/2 and 1/2.
 */
export interface Params {
  readonly asked: 'rule' | 'asymptote' | 'moved'
  readonly a: number
  readonly b: number
  readonly k: number
  readonly n: number
  readonly d: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const k = chance.int(-6, 6)
  if (stage < 0.67)
    return { asked: stage < 0.36 ? 'rule' : 'asymptote', a: chance.int(1, 9), b: chance.int(2, 8), k, n: 0, d: 1 }
  const d = chance.pick([3, 4, 5, 6, 8] as const)
  return {
    asked: 'moved',
    a: chance.int(1, 5),
    b: 1,
    k,
    n: chance.int(1, Math.ceil(d / 2) - 1) * (chance.happens(0.5) ? -1 : 1),
    d,
  }
}

const line = (n: number, d: number): Equation => equation(sym('x'), piNode(n, d))
const graph = ({ asked, a, b, k, n, d }: Params): Equation => {
  if (asked !== 'moved') return waveEquation('tan', a, [b, 1], k)
  const wave = call('tan', n > 0 ? minus('x', piNode(n, d)) : plus('x', piNode(-n, d)))
  return equation(sym('y'), raised(a === 1 ? wave : times(a, wave), k))
}
const tex = (e: Equation): string => `${nodeToLatex(e.left)} = ${nodeToLatex(e.right)}`

function tell(p: Params): Telling {
  const { asked, a, b, k, n, d } = p
  if (asked === 'rule') {
    const period = nodeToLatex(piNode(1, b))
    const up = k === 0 ? '' : ` It is moved \\(${Math.abs(k)}\\) ${k > 0 ? 'up' : 'down'}.`
    const tall = a === 1 ? '' : ` Its heights are multiplied by \\(${a}\\).`
    return {
      ask: [`The graph of \\(y = \\tan x\\) is given the period \\(${period}\\).${tall}${up} Write its equation.`],
      answer: graph(p),
      wrong: [
        [
          waveEquation('tan', a, [2 * b, 1], k),
          'looks_alike',
          'The tangent has the period pi, not two pi. Divide pi by the new period.',
        ],
        [
          waveEquation('tan', a, [1, b], k),
          'wrong_operation',
          'A shorter period needs a larger factor. Divide pi by the new period.',
        ],
        k === 0
          ? [waveEquation('tan', a + 1, [b, 1], 0), 'near', 'Check the factor in front.']
          : [
              waveEquation('tan', a, [b, 1], -k),
              'looks_alike',
              `Moving ${k > 0 ? 'up adds' : 'down subtracts'} the number at the end.`,
            ],
        [
          waveEquation('tan', b, [a, 1], k),
          'looks_alike',
          'The factor for the height stands in front, the one for the period inside.',
        ],
      ],
      hints: [
        'The tangent repeats after \\(\\pi\\).',
        `The factor inside is \\(\\pi\\) divided by the period: \\(\\pi \\div ${period}\\).`,
        `So the factor inside is ${b}.${k === 0 ? '' : ' The move up or down stands at the end.'}`,
      ],
      steps: [
        ['Divide pi by the period to get the factor.', `\\pi \\div ${period} = ${b}`],
        ['Put all numbers in their places.', tex(graph(p))],
      ],
    }
  }
  const moved = asked === 'moved'
  const right = moved ? line(2 * n + d, 2 * d) : line(1, 2 * b)
  return {
    ask: [
      'Which vertical asymptote of this graph is the first one to the right of the \\(y\\)-axis?',
      'Find the first vertical asymptote to the right of the \\(y\\)-axis.',
    ],
    latex: tex(graph(p)),
    answer: right,
    wrong: moved
      ? [
          [
            line(d - 2 * n, 2 * d),
            'horizontal_shift_sign',
            n > 0
              ? 'The graph is moved to the right, so the asymptote moves to the right too.'
              : 'The graph is moved to the left, so the asymptote moves to the left too.',
          ],
          [line(1, 2), 'stops_early', 'That is the asymptote of \\(y = \\tan x\\). It moves with the graph.'],
          [line(n + d, d), 'looks_alike', 'The first asymptote of the tangent is at half of pi, not at pi.'],
          [line(Math.abs(n), d), 'looks_alike', 'There the graph crosses its midline.'],
          [line(2 * n + 3 * d, 2 * d), 'looks_alike', 'That is the second one to the right of the axis.'],
        ]
      : [
          [line(1, b), 'stops_early', 'That is the period. The first asymptote lies half a period from the axis.'],
          [line(b, 2), 'wrong_operation', 'The factor squeezes the graph. Divide by it.'],
          [line(1, 2), 'looks_alike', 'That is the asymptote of \\(y = \\tan x\\). The factor inside moves it.'],
          [line(2, b), 'looks_alike', 'The tangent has the period pi, not two pi.'],
          [line(3, 2 * b), 'looks_alike', 'That is the second one to the right of the axis.'],
        ],
    hints: [
      'The tangent has no value where its angle is \\(\\frac{\\pi}{2}\\).',
      moved ? 'Set the bracket equal to \\(\\frac{\\pi}{2}\\).' : `Set \\(${b}x\\) equal to \\(\\frac{\\pi}{2}\\).`,
      'Solve for \\(x\\).',
    ],
    steps: [
      [
        'The angle inside must be half of pi.',
        moved
          ? `${nodeToLatex(n > 0 ? minus('x', piNode(n, d)) : plus('x', piNode(-n, d)))} = \\frac{\\pi}{2}`
          : `${b}x = \\frac{\\pi}{2}`,
      ],
      ['Solve for \\(x\\).', tex(right)],
    ],
  }
}

function picture({ asked, a, b, k, n, d }: Params): Figure {
  const reach = asked === 'moved' ? 1 : b > 4 ? 0.5 : 1
  return functionGraph(
    {
      x: { min: -reach, max: reach, inPi: true, bare: asked !== 'rule' },
      y: { min: Math.min(-4, k - 3 * a), max: Math.max(4, k + 3 * a) },
      curves: [{ curve: { kind: 'tangent', amplitude: a, frequency: b, shift: (Math.PI * n) / d, midline: k } }],
    },
    {
      title: 'A tangent graph',
      alt: `Rising branches of a tangent graph around the y-axis, each steep at both ends, with gaps between them.${asked === 'moved' ? ` It crosses its middle height ${n > 0 ? 'right' : 'left'} of the axis.` : ''}`,
    },
  )
}

/** Use period and asymptotes of tangent (HSF-IF.C.7e, HSF-TF.A.4). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_graphs_practice/4',
  version: 1,
  params,
  reject: ({ asked, a, b }) => (asked === 'rule' && a === b ? 'two factors alike' : null),
  note: (p) => `${p.asked} ${p.a} ${p.b} ${p.k} ${p.n}/${p.d}`,
  ...toldBy(tell, picture),
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'The answer is an equation, not a number.' },
  widget: () => ({ keys: ['x', 'y', '=', 'tan', 'pi', '/', '(', ')'] }),
  figure: picture,
  load: (p) => ({ rule: 0, asymptote: 1, moved: 2 })[p.asked],
}
