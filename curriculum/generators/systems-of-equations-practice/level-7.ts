import { vector } from '../../values/vector.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Vector } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Three = readonly [number, number, number]

/**
 * Coefficients of three equations and their solution. The second equation less `multiples[0]` times the first, and the third less
 * `multiples[1]` times the first, have no x; of these, the second less `multiples[2]` times the first has only z.
 */
export interface Params {
  readonly rows: readonly [Three, Three, Three]
  readonly solution: Three
  readonly multiples: Three
}

const dot = (row: readonly number[], at: readonly number[]): number =>
  row.reduce((sum, n, i) => sum + n * (at[i] ?? 0), 0)
const right = (p: Params, i: number): number => dot(p.rows[i] ?? [], p.solution)
const less = (row: Three, times: number, by: Three): Three =>
  row.map((n, i) => n - times * (by[i] ?? 0)) as unknown as Three
const plus = (row: Three, times: number, by: Three): Three => less(row, -times, by)

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.25 + 0.3 * difficulty) ? -1 : 1)
  const small = (most: number): number => sign() * chance.int(1, most)
  const reach = 3 + Math.round(3 * difficulty)
  // Built backward from its steps of elimination, so that these stay in whole numbers.
  const first: Three = [1, small(2), small(2)]
  const second: Three = [0, sign(), small(2 + Math.round(difficulty))]
  const third: Three = [0, 0, chance.pick(difficulty < 0.4 ? [1, 2] : [2, 3, -2, -3])]
  const multiples: Three = [difficulty < 0.3 ? 1 : small(3), difficulty < 0.3 ? small(2) : small(3), small(2)]
  return {
    rows: [first, plus(second, multiples[0], first), plus(plus(third, multiples[2], second), multiples[1], first)],
    solution: [small(reach), small(reach), small(reach)],
    multiples,
  }
}

function reject(p: Params): string | null {
  if (new Set(p.solution.map(Math.abs)).size < 3) return 'two unknowns alike'
  const all = p.rows.flat()
  if (all.some((n) => Math.abs(n) > 9)) return 'large coefficients'
  return all.filter((n) => n === 0).length > 1 ? 'too easy to read' : null
}

/** ax + by + cz with signs, no ones and no zeros. */
function sum(row: Three): string {
  const terms = row.flatMap((n, i) => (n === 0 ? [] : [{ n, letter: 'xyz'[i] ?? '' }]))
  return terms
    .map(({ n, letter }, k) => {
      const size = Math.abs(n) === 1 ? letter : `${Math.abs(n)}${letter}`
      return k === 0 ? `${n < 0 ? '-' : ''}${size}` : `${n < 0 ? ' - ' : ' + '}${size}`
    })
    .join('')
}

const equationOf = (row: Three, at: Three): string => `${sum(row)} = ${dot(row, at)}`
const triple = (at: readonly number[]): Vector => vector(...at)

function tell(p: Params): Telling {
  const [first, second, third] = p.rows
  const [x, y, z] = p.solution
  const noX = less(second, p.multiples[0], first)
  const noX2 = less(third, p.multiples[1], first)
  const onlyZ = less(noX2, p.multiples[2], noX)
  const at = (row: Three): string => equationOf(row, p.solution)
  const often = (n: number): string => (Math.abs(n) === 1 ? '' : `${Math.abs(n)} times `)
  const doing = (n: number, what: string, from: string): string =>
    n > 0 ? `Subtract ${often(n)}${what} from ${from}.` : `Add ${often(n)}${what} to ${from}.`
  return {
    ask: [
      'Solve the system. Give \\(x\\), \\(y\\) and \\(z\\) in this order.',
      'Which \\(x\\), \\(y\\) and \\(z\\) solve all three equations?',
    ],
    latex: `\\begin{aligned} ${[first, second, third].map((row) => at(row).replace(' = ', ' &= ')).join(' \\\\ ')} \\end{aligned}`,
    answer: triple(p.solution),
    wrong: [
      [triple([z, y, x]), 'reversal_error', 'The numbers are right, but in the other order. \\(x\\) comes first.'],
      [triple([-x, -y, -z]), 'slip_sign', 'Look at the signs once more.'],
      [
        triple([right(p, 0) - (first[1] ?? 0) * y, y, z]),
        'stops_early',
        'Put \\(z\\) into the first equation as well.',
      ],
      [triple([x, y, -z]), 'slip_sign', 'The sign of \\(z\\) is not right. Put your numbers into the last equation.'],
      [triple([y, x, z]), 'looks_alike', '\\(x\\) and \\(y\\) are exchanged.'],
    ],
    hints: [
      'Get rid of one unknown in two of the equations.',
      `${doing(p.multiples[0], 'the first equation', 'the second')} Then \\(x\\) is gone.`,
      `Two equations are left: \\(${at(noX)}\\) and \\(${at(noX2)}\\).`,
    ],
    steps: [
      [doing(p.multiples[0], 'the first equation', 'the second'), at(noX)],
      [doing(p.multiples[1], 'the first equation', 'the third'), at(noX2)],
      [
        doing(p.multiples[2], 'the first of these two', 'the second'),
        `${at(onlyZ)}${onlyZ[2] === 1 ? '' : ` \\qquad z = ${z}`}`,
      ],
      ['Put \\(z\\) back to find \\(y\\).', `y = ${y}`],
      ['Put both into the first equation to find \\(x\\).', `x = ${x}`],
    ],
    check: ['Check in the third equation.', `${at(third)}`],
  }
}

/** Solve three equations with three unknowns (HSA-REI.C.6). */
export const level: TopicLevel<Params> = {
  key: 'systems_of_equations_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.rows.join(' ')} ${p.solution.join()}`,
  ...toldBy(tell),
  forms: ['set', 'choice'],
  widget: (_, form) => (form === 'set' ? { before: '\\((x, y, z) =\\)', keys: ['(', ')', ',', '-'] } : {}),
  load: (p) =>
    p.multiples.reduce((s, n) => s + Math.abs(n), 0) +
    Math.max(...p.solution.map(Math.abs)) +
    Math.abs(p.rows[2][2]) / 4,
}
