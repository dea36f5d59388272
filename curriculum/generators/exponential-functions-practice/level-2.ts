import { pow, plus, minus, sym, times } from '../../expressions/build.ts'
import { table } from '../../figures/table.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Node } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** y = start + step x, or y = start factor^x; the table goes on from `from` in steps of one. */
export interface Params {
  readonly kind: 'linear' | 'exponential'
  readonly start: number
  /** What is added, or multiplied by, for each step. */
  readonly by: number
  readonly from: 0 | 1
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.5) ? 'linear' : 'exponential'
  const from = difficulty < 0.5 ? 0 : 1
  const falls = kind === 'linear' && chance.happens(0.4 * difficulty)
  return {
    kind,
    start: chance.int(2, 40) + (falls ? 60 : 0),
    by: kind === 'linear' ? chance.int(2, 12) * (falls ? -1 : 1) : chance.int(2, 6),
    from,
  }
}

const at = (p: Params, x: number): number => (p.kind === 'linear' ? p.start + p.by * x : p.start * p.by ** x)
const shown = (p: Params): number[] => [0, 1, 2, 3].map((i) => at(p, p.from + i))

const line = (start: number, step: number): Equation => {
  const slope = times(step, 'x')
  const right = start === 0 ? slope : start > 0 ? plus(slope, start) : minus(slope, -start)
  return equation(sym('y'), right)
}
const growth = (start: number, factor: number): Equation => {
  const power: Node = pow(factor, 'x')
  return equation(sym('y'), start === 1 ? power : times(start, power))
}
const answer = (p: Params): Equation => (p.kind === 'linear' ? line(p.start, p.by) : growth(p.start, p.by))
const latex = (e: Equation): string => `y = ${nodeToLatex(e.right)}`

function reject(p: Params): string | null {
  if (p.start === p.by) return 'start and step alike'
  return shown(p).some((y) => y > 20_000 || y < 1) ? 'too large' : null
}

function tell(p: Params): Telling {
  const [a = 0, b = 0, c = 0, d = 0] = shown(p)
  const linear = p.kind === 'linear'
  const size = Math.abs(p.by)
  const wrong: Telling['wrong'] = linear
    ? [
        [
          growth(p.start, size),
          'looks_alike',
          `Each step ${p.by > 0 ? 'adds' : 'subtracts'} \\(${size}\\). Nothing is multiplied.`,
        ],
        [
          line(p.by, p.start),
          'looks_alike',
          `You switched \\(${p.start}\\) and \\(${p.by}\\). At \\(x = 0\\), \\(y = ${p.start}\\).`,
        ],
        [
          line(p.start, -p.by),
          'looks_alike',
          `From \\(${a}\\) to \\(${b}\\) the values ${p.by > 0 ? 'increase' : 'decrease'}. Check the sign of the slope.`,
        ],
        [
          line(p.from === 0 ? p.start + p.by : p.start + 2 * p.by, p.by),
          'looks_alike',
          `Check the starting value: at \\(x = 0\\), \\(y = ${p.start}\\).`,
        ],
      ]
    : [
        [
          line(p.start, b - a),
          'exponential_as_linear',
          `The differences \\(${b - a}\\) and \\(${c - b}\\) are not equal. Each value is multiplied by \\(${p.by}\\).`,
        ],
        [
          line(p.start, p.start * p.by),
          'exponential_as_linear',
          `You added. Each value is multiplied by \\(${p.by}\\).`,
        ],
        [
          growth(p.by, p.start),
          'looks_alike',
          `You switched the starting value \\(${p.start}\\) and the factor \\(${p.by}\\).`,
        ],
        [
          growth(p.from === 0 ? p.start * p.by : a * p.by, p.by),
          'looks_alike',
          `Check the starting value: at \\(x = 0\\), \\(y = ${p.start}\\).`,
        ],
      ]
  return {
    ask: [
      'Decide whether the table is linear or exponential. Write its equation.',
      'What is the equation of the function in the table?',
      'Write a linear or exponential equation for the table.',
      'Is the function linear or exponential? Find its equation.',
    ],
    answer: answer(p),
    rules: {},
    wrong,
    hints: [
      'Does each step add the same number, or multiply by the same number?',
      `From one value to the next: \\(${a}\\) to \\(${b}\\), \\(${b}\\) to \\(${c}\\). Compare the differences and the quotients.`,
      p.from === 1 ? 'Go one step back to find the value at \\(x = 0\\).' : `At \\(x = 0\\) the value is \\(${a}\\).`,
    ],
    steps: [
      linear
        ? [
            `Each step ${p.by > 0 ? 'adds' : 'subtracts'} the same number, so it is linear.`,
            `${b} - ${a} = ${c} - ${b} = ${d} - ${c} = ${p.by}`,
          ]
        : [
            'Each step multiplies by the same number, so it is exponential.',
            `${b} \\div ${a} = ${c} \\div ${b} = ${d} \\div ${c} = ${p.by}`,
          ],
      [
        p.from === 1 ? 'Go one step back to \\(x = 0\\).' : 'Read the value at \\(x = 0\\).',
        `y = ${p.start} \\text{ at } x = 0`,
      ],
      ['Write the equation.', latex(answer(p))],
    ],
  }
}

const picture = (p: Params): Figure =>
  table({
    rows: [
      ['x', ...[0, 1, 2, 3].map((i) => String(p.from + i))],
      ['y', ...shown(p).map(String)],
    ],
    rowHeaders: true,
  })

/** Decide which model fits a table, and write it (HSF-LE.A.1, HSF-LE.A.3). */
export const level: TopicLevel<Params> = {
  key: 'exponential_functions_practice/2',
  version: 2,
  params,
  reject,
  note: (p) => [p.kind, p.start, p.by, p.from].join(),
  ...toldBy(tell),
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the model is asked for, which is an equation' },
  widget: (_, form) => (form === 'equation' ? { keys: ['y', 'x', '^'] } : {}),
  figure: picture,
  load: (p) => 4 * p.from + (p.by < 0 ? 1 : 0) + Math.abs(p.by) / 20,
}
