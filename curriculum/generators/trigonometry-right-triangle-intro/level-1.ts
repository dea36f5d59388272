import { triangle } from '../../figures/triangle.ts'
import { frac, rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Ratio = 'sin' | 'cos' | 'tan'

/** A right triangle with the legs a (across from A), b (across from B) and the hypotenuse c; `hidden` side is not given. */
export interface Params {
  readonly ratio: Ratio
  readonly angle: 'A' | 'B'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly hidden: 'a' | 'b' | 'c' | ''
}

const triples = pythagoreanTriples(85).filter(([a, b]) => Math.max(a, b) < 5 * Math.min(a, b))

function params(chance: Chance, difficulty: number): Params {
  const [a, b, c] = chance.pick(triples)
  const hidden = chance.happens(1.6 * difficulty - 0.3) ? chance.pick(['a', 'b', 'c'] as const) : ''
  return {
    ratio: chance.pick(['sin', 'cos', 'tan'] as const),
    angle: chance.pick(['A', 'B'] as const),
    a,
    b,
    c,
    hidden,
  }
}

function tell(p: Params): Telling {
  const { ratio, angle, c, hidden } = p
  const [opposite, adjacent] = angle === 'A' ? [p.a, p.b] : [p.b, p.a]
  const [top, bottom] = { sin: [opposite, c], cos: [adjacent, c], tan: [opposite, adjacent] }[ratio] as [number, number]
  const names = { sin: 'opposite over hypotenuse', cos: 'adjacent over hypotenuse', tan: 'opposite over adjacent' }
  const value = rational(top, bottom)
  const swapped = { sin: rational(adjacent, c), cos: rational(opposite, c), tan: rational(adjacent, opposite) }[ratio]
  const reduced = rationalLatex(value)
  const missing = {
    a: `a = \\sqrt{${c}^2 - ${p.b}^2} = ${p.a}`,
    b: `b = \\sqrt{${c}^2 - ${p.a}^2} = ${p.b}`,
    c: `c = \\sqrt{${p.a}^2 + ${p.b}^2} = ${c}`,
    '': '',
  }[hidden]
  return {
    ask: [
      `Angle \\(C\\) is a right angle. Find \\(\\${ratio} ${angle}\\).`,
      `Write \\(\\${ratio} ${angle}\\) as a fraction in lowest terms. The right angle is at \\(C\\).`,
    ],
    answer: value,
    wrong: [
      [
        swapped,
        'opposite_adjacent_swap',
        `Opposite and adjacent changed places. The opposite side lies across from \\(${angle}\\).`,
      ],
      ratio === 'tan'
        ? [rational(opposite, c), 'looks_alike', 'That is the sine. The tangent leaves the hypotenuse out.']
        : [rational(bottom, top), 'wrong_operation', 'The fraction is upside down. The hypotenuse stands below.'],
      ratio === 'tan'
        ? [rational(adjacent, c), 'looks_alike', 'That is the cosine. The tangent leaves the hypotenuse out.']
        : [rational(opposite, adjacent), 'looks_alike', 'That is the tangent. This ratio uses the hypotenuse.'],
      [rational(adjacent, opposite), 'opposite_adjacent_swap', 'The legs changed places.'],
    ],
    hints: [
      `Which side lies across from \\(${angle}\\)? Which one is the hypotenuse?`,
      `\\(\\${ratio}\\) is ${names[ratio]}.`,
      hidden === ''
        ? `The opposite side is ${opposite}, the adjacent side is ${adjacent}.`
        : 'Find the missing side with the theorem of Pythagoras first.',
    ],
    steps: [
      ...(hidden === '' ? [] : ([['Find the missing side.', missing]] as const)),
      [
        `The side across from \\(${angle}\\) is ${opposite}, the one beside it is ${adjacent}, and the hypotenuse is ${c}.`,
      ],
      [
        `\\(\\${ratio} ${angle}\\) is ${names[ratio]}.`,
        `\\${ratio} ${angle} = ${frac(top, bottom)}${reduced === frac(top, bottom) ? '' : ` = ${reduced}`}`,
      ],
    ],
    rules: { simplest: true },
  }
}

function picture(p: Params): Figure {
  const { a, b, c, hidden } = p
  const label = (n: number, name: string): string | null => (name === hidden ? null : String(n))
  return triangle({
    corners: [
      [0, 0],
      [b, 0],
      [0, a],
    ],
    names: ['C', 'A', 'B'],
    rightAngles: [0],
    sideLabels: [label(b, 'b'), label(c, 'c'), label(a, 'a')],
  })
}

/** Write ratios from a right triangle (HSG-SRT.C.6). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_right_triangle_intro/1',
  version: 1,
  params,
  note: (p) => `${p.ratio} ${p.angle} ${p.a} ${p.b} ${p.hidden}`,
  ...toldBy(tell, picture),
  forms: ['fraction', 'numeric', 'choice'],
  figure: picture,
  load: (p) => (p.hidden === '' ? 0 : 5),
}
