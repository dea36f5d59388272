import { minus, over, plus, sym, times } from '../../expressions/build.ts'
import type { Node } from '../../values/values.ts'

/** Two whole numbers of a formula and its letters: the subject y, the wanted x and another one, z. */
export interface FormulaNumbers {
  readonly kind: string
  readonly letters: readonly [y: string, x: string, z: string]
  readonly k: number
  readonly m: number
}

export type WrongSide = readonly [side: Node, misconception: string, why: string]

/** A kind of formula y = right, what x is, the lines between, and how it goes wrong. */
export interface Formula {
  readonly kind: string
  /** 1 to 3, how hard. */
  readonly rank: 1 | 2 | 3
  readonly right: (p: FormulaNumbers) => Node
  readonly undone: (p: FormulaNumbers) => Node
  /** Each line: what is done, then the two sides after it. The last one has x alone on the right. */
  readonly lines: (p: FormulaNumbers) => readonly (readonly [say: string, left: Node, right: Node])[]
  readonly wrong: (p: FormulaNumbers) => readonly WrongSide[]
}

const s = (letter: string): string => `\\(${letter}\\)`

export const formulas: readonly Formula[] = [
  {
    kind: 'two terms',
    rank: 1,
    right: ({ letters: [, x, z], k, m }) => plus(times(k, x), times(m, z)),
    undone: ({ letters: [y, , z], k, m }) => over(minus(y, times(m, z)), k),
    lines: ({ letters: [y, x, z], k, m }) => [
      [`Subtract \\(${m}${z}\\) from both sides.`, minus(y, times(m, z)), times(k, x)],
      [`Divide both sides by \\(${k}\\).`, over(minus(y, times(m, z)), k), sym(x)],
    ],
    wrong: ({ letters: [y, , z], k, m }) => [
      [over(plus(y, times(m, z)), k), 'move_without_inverse', `\\(${m}${z}\\) is added, so subtract it on both sides.`],
      [minus(minus(y, times(m, z)), k), 'divide_wrong_way', `\\(${k}\\) multiplies, so divide by it.`],
      [
        minus(over(y, k), times(m, z)),
        'distribute_first_only',
        `Divide the whole side by \\(${k}\\), not only ${s(y)}.`,
      ],
      [minus(y, times(m, z)), 'stops_early', `One more step: divide by \\(${k}\\).`],
    ],
  },
  {
    kind: 'less a term',
    rank: 1,
    right: ({ letters: [, x, z], k, m }) => minus(times(k, x), times(m, z)),
    undone: ({ letters: [y, , z], k, m }) => over(plus(y, times(m, z)), k),
    lines: ({ letters: [y, x, z], k, m }) => [
      [`Add \\(${m}${z}\\) to both sides.`, plus(y, times(m, z)), times(k, x)],
      [`Divide both sides by \\(${k}\\).`, over(plus(y, times(m, z)), k), sym(x)],
    ],
    wrong: ({ letters: [y, , z], k, m }) => [
      [
        over(minus(y, times(m, z)), k),
        'move_without_inverse',
        `\\(${m}${z}\\) is subtracted, so add it on both sides.`,
      ],
      [minus(plus(y, times(m, z)), k), 'divide_wrong_way', `\\(${k}\\) multiplies, so divide by it.`],
      [
        plus(over(y, k), times(m, z)),
        'distribute_first_only',
        `Divide the whole side by \\(${k}\\), not only ${s(y)}.`,
      ],
      [plus(y, times(m, z)), 'stops_early', `One more step: divide by \\(${k}\\).`],
    ],
  },
  {
    kind: 'product of letters',
    rank: 1,
    right: ({ letters: [, x, z], k, m }) => plus(times(k, x, z), m),
    undone: ({ letters: [y, , z], k, m }) => over(minus(y, m), times(k, z)),
    lines: ({ letters: [y, x, z], k, m }) => [
      [`Subtract \\(${m}\\) from both sides.`, minus(y, m), times(k, x, z)],
      [`Divide both sides by \\(${k}${z}\\).`, over(minus(y, m), times(k, z)), sym(x)],
    ],
    wrong: ({ letters: [y, , z], k, m }) => [
      [over(plus(y, m), times(k, z)), 'move_without_inverse', `\\(${m}\\) is added, so subtract it on both sides.`],
      [minus(minus(y, m), times(k, z)), 'divide_wrong_way', `\\(${k}${z}\\) multiplies, so divide by it.`],
      [over(minus(y, m), k), 'stops_early', `${s(z)} multiplies as well. Divide by it too.`],
      [minus(over(y, times(k, z)), m), 'distribute_first_only', `Divide the whole side, not only ${s(y)}.`],
    ],
  },
  {
    kind: 'quotient',
    rank: 2,
    right: ({ letters: [, x, z], k, m }) => plus(over(times(k, x), z), m),
    undone: ({ letters: [y, , z], k, m }) => over(times(z, minus(y, m)), k),
    lines: ({ letters: [y, x, z], k, m }) => [
      [`Subtract \\(${m}\\) from both sides.`, minus(y, m), over(times(k, x), z)],
      [`Multiply both sides by ${s(z)}.`, times(z, minus(y, m)), times(k, x)],
      [`Divide both sides by \\(${k}\\).`, over(times(z, minus(y, m)), k), sym(x)],
    ],
    wrong: ({ letters: [y, , z], k, m }) => [
      [over(times(z, plus(y, m)), k), 'move_without_inverse', `\\(${m}\\) is added, so subtract it on both sides.`],
      [over(minus(times(z, y), m), k), 'distribute_first_only', `Multiply the whole side by ${s(z)}.`],
      [over(minus(y, m), times(k, z)), 'divide_wrong_way', `${s(z)} divides, so multiply by it.`],
      [times(z, minus(y, m)), 'stops_early', `One more step: divide by \\(${k}\\).`],
    ],
  },
  {
    kind: 'bracket',
    rank: 2,
    right: ({ letters: [, x, z], k, m }) => times(k, plus(x, times(m, z))),
    undone: ({ letters: [y, , z], k, m }) => minus(over(y, k), times(m, z)),
    lines: ({ letters: [y, x, z], k, m }) => [
      [`Divide both sides by \\(${k}\\).`, over(y, k), plus(x, times(m, z))],
      [`Subtract \\(${m}${z}\\) from both sides.`, minus(over(y, k), times(m, z)), sym(x)],
    ],
    wrong: ({ letters: [y, , z], k, m }) => [
      [over(minus(y, times(m, z)), k), 'distribute_first_only', `The \\(${k}\\) multiplies \\(${m}${z}\\) as well.`],
      [plus(over(y, k), times(m, z)), 'move_without_inverse', `\\(${m}${z}\\) is added, so subtract it on both sides.`],
      [minus(minus(y, k), times(m, z)), 'divide_wrong_way', `\\(${k}\\) multiplies, so divide by it.`],
      [over(y, k), 'stops_early', `One more step: subtract \\(${m}${z}\\).`],
    ],
  },
  {
    kind: 'subtracted bracket',
    rank: 3,
    right: ({ letters: [, x, z], k, m }) => minus(times(m, z), times(k, minus(z, x))),
    undone: ({ letters: [y, , z], k, m }) => over(minus(y, times(m - k, z)), k),
    lines: ({ letters: [y, x, z], k, m }) => [
      [
        'Multiply out. The minus sign changes both signs in the bracket.',
        sym(y),
        plus(minus(times(m, z), times(k, z)), times(k, x)),
      ],
      ['Collect like terms.', sym(y), plus(times(m - k, z), times(k, x))],
      [`Subtract \\(${m - k === 1 ? '' : m - k}${z}\\) from both sides.`, minus(y, times(m - k, z)), times(k, x)],
      [`Divide both sides by \\(${k}\\).`, over(minus(y, times(m - k, z)), k), sym(x)],
    ],
    wrong: ({ letters: [y, , z], k, m }) => [
      [
        over(minus(times(m - k, z), y), k),
        'sign_of_subtracted_bracket',
        'A minus sign before a bracket changes every sign inside.',
      ],
      [over(plus(y, times(m - k, z)), k), 'move_without_inverse', 'What is added on one side is subtracted on both.'],
      [minus(minus(y, times(m - k, z)), k), 'divide_wrong_way', `\\(${k}\\) multiplies, so divide by it.`],
      [minus(y, times(m - k, z)), 'stops_early', `One more step: divide by \\(${k}\\).`],
    ],
  },
  {
    kind: 'common factor',
    rank: 3,
    right: ({ letters: [, x, z], k, m }) => plus(times(k, x), times(m, x, z)),
    undone: ({ letters: [y, , z], k, m }) => over(y, plus(k, times(m, z))),
    lines: ({ letters: [y, x, z], k, m }) => [
      [`Both terms have ${s(x)}. Take it out.`, sym(y), times(x, plus(k, times(m, z)))],
      ['Divide both sides by the bracket.', over(y, plus(k, times(m, z))), sym(x)],
    ],
    wrong: ({ letters: [y, , z], k, m }) => [
      [
        minus(over(y, k), times(m, z)),
        'distribute_first_only',
        'Both terms have the wanted letter. Take it out of both.',
      ],
      [minus(y, plus(k, times(m, z))), 'divide_wrong_way', 'The bracket multiplies, so divide by it.'],
      [over(y, times(k + m, z)), 'looks_alike', `\\(${k}\\) and \\(${m}${z}\\) are different kinds of terms.`],
      [
        over(minus(y, times(m, z)), k),
        'move_without_inverse',
        `\\(${m}${z}\\) is multiplied by the letter. It cannot be subtracted alone.`,
      ],
    ],
  },
]

/** The formula of a kind. Throws RangeError for an unknown one. */
export function formulaOf(kind: string): Formula {
  const found = formulas.find((formula) => formula.kind === kind)
  if (!found) throw new RangeError(`no formula ${kind}`)
  return found
}
