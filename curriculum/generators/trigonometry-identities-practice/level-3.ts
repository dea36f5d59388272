import { call, num, times } from '../../expressions/build.ts'
import { frac } from '../../notation/number-latex.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** short: n times a doubled form with k x inside, to be written with one function. value: f of 2 x, when sin x or cos x is given in quadrant 1 or 2. */
export interface Params {
  readonly kind: 'short' | 'value'
  readonly f: 'sin' | 'cos' | 'tan'
  readonly k: number
  readonly n: number
  /** 0: 2 n sin cos, 1: n cos^2 - n sin^2, 2: n - 2 n sin^2, 3: 2 n cos^2 - n. */
  readonly form: 0 | 1 | 2 | 3
  readonly given: 'sin' | 'cos'
  readonly quadrant: 1 | 2
  readonly a: number
  readonly b: number
  readonly c: number
}

const triples = pythagoreanTriples(17).filter(([, , c]) => c === 5 || c === 13 || c === 17)

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  if (stage > 0.3 && chance.happens(0.12)) {
    const [a, b, c] = chance.pick(triples)
    const quadrant = stage < 0.5 ? 1 : chance.pick([1, 2] as const)
    const rest = { k: 0, n: 0, form: 0, quadrant, a, b, c } as const
    return {
      kind: 'value',
      f: chance.pick(['sin', 'cos', 'tan'] as const),
      given: chance.pick(['sin', 'cos'] as const),
      ...rest,
    }
  }
  const form =
    stage < 0.34
      ? chance.pick([0, 1] as const)
      : stage < 0.67
        ? chance.pick([1, 2] as const)
        : chance.pick([2, 3] as const)
  return {
    kind: 'short',
    f: form === 0 ? 'sin' : 'cos',
    k: chance.int(2, 9),
    n: chance.int(1, 40),
    form,
    given: 'sin',
    quadrant: 1,
    a: 3,
    b: 4,
    c: 5,
  }
}

/** Sine and cosine of x over c. */
const parts = ({ quadrant, a, b }: Params): readonly [number, number] => [a, quadrant === 1 ? b : -b]

function value(p: Params): Rational {
  const [s, t] = parts(p)
  const c2 = p.c * p.c
  return p.f === 'sin'
    ? rational(2 * s * t, c2)
    : p.f === 'cos'
      ? rational(t * t - s * s, c2)
      : rational(2 * s * t, t * t - s * s)
}

function tellShort(p: Params): Telling {
  const { f, k, n } = p
  const x = times(k, 'x')
  const lead = (m: number, node: ReturnType<typeof call>): ReturnType<typeof expression> =>
    expression(m === 1 ? node : times(m, node))
  const [long, right] =
    f === 'sin'
      ? [times(2 * n, call('sin', x), call('cos', x)), lead(n, call('sin', times(2 * k, 'x')))]
      : [null, lead(n, call('cos', times(2 * k, 'x')))]
  const [one, two] = [n === 1 ? '' : String(n), String(2 * n)]
  const shown = [
    long === null ? '' : nodeToLatex(long),
    `${one}\\cos^2 ${k}x - ${one}\\sin^2 ${k}x`,
    `${n} - ${two}\\sin^2 ${k}x`,
    `${two}\\cos^2 ${k}x - ${n}`,
  ][p.form] as string
  const formula = [
    '\\sin 2a = 2 \\sin a \\cos a',
    '\\cos 2a = \\cos^2 a - \\sin^2 a',
    '\\cos 2a = 1 - 2\\sin^2 a',
    '\\cos 2a = 2\\cos^2 a - 1',
  ][p.form] as string
  return {
    ask: ['Write this with one function, using a double angle.', 'Use a double-angle formula to make this shorter.'],
    latex: shown,
    answer: right,
    wrong: [
      [
        lead(2 * n, call(f, times(k, 'x'))),
        'trig_linear',
        'Doubling the angle is not the same as doubling the function.',
      ],
      [
        lead(n, call(f === 'sin' ? 'cos' : 'sin', times(2 * k, 'x'))),
        'looks_alike',
        `Compare with the formula: this is the ${f === 'sin' ? 'sine' : 'cosine'} of the double angle.`,
      ],
      [lead(n, call(f, times(k, 'x'))), 'stops_early', 'The angle must be doubled.'],
      f === 'sin'
        ? [lead(2 * n, call('sin', times(2 * k, 'x'))), 'looks_alike', 'The two belongs to the formula. It goes away.']
        : [expression(num(n)), 'looks_alike', 'The terms do not cancel: what is left depends on the angle.'],
    ],
    hints: [
      'Which double-angle formula has these parts?',
      `Use \\(${formula}\\).`,
      `Here the single angle is \\(${k}x\\). Double it.`,
    ],
    steps: [
      ['This fits a double-angle formula.', formula],
      [`Here \\(a\\) is \\(${k}x\\), so \\(2a\\) is \\(${2 * k}x\\).`, nodeToLatex(right.node)],
    ],
    rules: { simplest: true, mostFunctions: 1 },
  }
}

function tell(p: Params): Telling {
  if (p.kind === 'short') return tellShort(p)
  const { f, given, quadrant, c } = p
  const [s, t] = parts(p)
  const right = value(p)
  const [sinText, cosText] = [frac(s, c), t < 0 ? `-${frac(-t, c)}` : frac(t, c)]
  const formula = {
    sin: '\\sin 2x = 2 \\sin x \\cos x',
    cos: '\\cos 2x = \\cos^2 x - \\sin^2 x',
    tan: '\\tan 2x = \\frac{2 \\tan x}{1 - \\tan^2 x}',
  }[f]
  const linear = f === 'sin' ? rational(2 * s, c) : f === 'cos' ? rational(2 * t, c) : rational(2 * s, t)
  const other = given === 'sin' ? ['cosine', `\\cos x = ${cosText}`] : ['sine', `\\sin x = ${sinText}`]
  const node = (r: Rational) => expression({ op: 'number', value: r })
  const negated = rational(-right.n, right.d)
  return {
    ask: [
      `\\(\\${given} x = ${given === 'sin' ? sinText : cosText}\\), and \\(x\\) lies in quadrant ${quadrant === 1 ? 'one' : 'two'}. Find the exact value of \\(\\${f} 2x\\).`,
    ],
    answer: node(right),
    wrong: [
      [node(linear), 'trig_linear', 'Doubling the angle is not the same as doubling the function.'],
      [node(negated), 'looks_alike', 'Check the signs: which of sine and cosine is negative in this quadrant?'],
      f === 'cos'
        ? [node(rational(2 * s * t, c * c)), 'looks_alike', 'That is the sine of the double angle.']
        : [node(rational(t * t - s * s, c * c)), 'looks_alike', 'That is the cosine of the double angle.'],
      [
        node(
          f === 'sin'
            ? rational(s * t, c * c)
            : f === 'cos'
              ? rational(t * t + s * s, c * c)
              : rational(2 * s * t, c * c),
        ),
        'stops_early',
        f === 'sin'
          ? 'The factor two of the formula is missing.'
          : f === 'cos'
            ? 'The squares are subtracted, not added.'
            : 'That is the sine of the double angle. Divide by its cosine.',
      ],
    ],
    hints: [
      `Find the ${other[0]} of \\(x\\) first.`,
      `In quadrant ${quadrant === 1 ? 'one' : 'two'}, \\(${other[1]}\\).`,
      `Use \\(${formula}\\).`,
    ],
    steps: [
      [`Find the ${other[0]} from a right triangle, with the sign of the quadrant.`, other[1] as string],
      ['Use the double-angle formula.', formula],
      ['Put in the numbers.', `\\${f} 2x = ${rationalLatex(right)}`],
    ],
    rules: { simplest: true },
  }
}

/** Use double-angle formulas (HSF-TF.C.9). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_identities_practice/3',
  version: 1,
  params,
  reject: (p) => (p.kind === 'value' && p.a === p.b ? 'no tangent' : null),
  note: (p) => (p.kind === 'short' ? `${p.form} ${p.k} ${p.n}` : `${p.f} ${p.given} ${p.quadrant} ${p.a} ${p.b}`),
  ...toldBy(tell),
  forms: ['expression', 'choice'],
  widget: () => ({ keys: ['x', 'sin', 'cos', '/', '(', ')'] }),
  load: (p) => (p.kind === 'short' ? p.form : 1 + p.quadrant),
}
