import { equation } from '../../../values/items.ts'
import { parse } from '../../../reading/parse.ts'
import { evaluate } from '../../../expressions/evaluate.ts'
import { typedFromLatex } from '../../../reading/typed-latex.ts'
import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { whole } from '../../../values/rational.ts'
import { givenFace, solvedFace } from './match-solved.ts'
import { subjectOf, type Filled } from './value-of.ts'
import type { Params } from './numbers.ts'
import type { Equation, Groups, Match, Rational } from '../../../values/values.ts'

const read = (text: string): Equation => {
  const parsed = parse(text)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`no equation: ${text}`)
  return equation(parsed.read.left, parsed.read.right)
}

const texts: Readonly<Record<string, string>> = {
  'two terms': 'K*X+M*Z',
  'less a term': 'K*X-M*Z',
  'product of letters': 'K*X*Z+M',
  quotient: 'K*X/Z+M',
  bracket: 'K*X+K*M*Z',
  'subtracted bracket': 'M*Z-K*Z+K*X',
  'common factor': 'X*(M*Z+K)',
}

/** The given formula itself, multiplied out and never solved: an equation says the same when it is a multiple of it. */
export function oracle(p: Params): Equation {
  const [y, x, z] = p.letters
  const right = (texts[p.kind] ?? '').replace(
    /[KMXZ]/g,
    (it) => ({ K: String(p.k), M: String(p.m), X: x, Z: z })[it] ?? '',
  )
  return read(`${y}=${right}`)
}

/** Letters get numbers that nothing else has; the solved letter is worked out and put back into the formula. */
function agrees(formula: string, solved: string): boolean {
  const [one, other] = [read(typedFromLatex(formula)), read(typedFromLatex(solved))]
  if (one.left.op !== 'symbol' || other.left.op !== 'symbol') throw new RangeError(`no formula: ${formula}`)
  const [subject, wanted] = [one.left.name, other.left.name]
  const names = [...new Set([...formula.replace(/\\[a-z]+/g, '').matchAll(/[A-Za-z]/g)].map(([name]) => name))]
  return [
    [31, 7],
    [53, 11],
    [97, 5],
  ].every(([y = 0, z = 0]) => {
    const known = Object.fromEntries(names.map((name) => [name, name === subject ? y : z]))
    const x = evaluate(other.right, { letters: known })
    return Math.abs(evaluate(one.right, { letters: { ...known, [wanted]: x } }) - y) < 1e-6
  })
}

const inner = (text: string): string => text.replace(/^\\\(|\\\)$/g, '')

function judged({ claims }: SortParams): Groups {
  return sortedClaims(
    claims.map(({ text }) => text),
    (text) => {
      const [, formula = '', solved = ''] = /^\\\((.*)\\\), so \\\((.*)\\\)$/.exec(text) ?? []
      return agrees(formula, solved)
    },
  )
}

const paired = ({ sets }: MatchParams<Params>): Match =>
  matchedFaces(sets.map(givenFace), sets.map(solvedFace), (left, right) => agrees(inner(left), inner(right)))

/** Tries whole numbers in the formula itself, written out as text. */
function found(p: Filled): Rational {
  for (let x = 0; x <= 100; x++) if (subjectOf({ ...p, x }) === subjectOf(p)) return whole(x)
  throw new RangeError('no whole number fits')
}

export const tasks = {
  solved_rightly: { oracle: judged },
  match_solved: { oracle: paired },
  value_of: { oracle: found },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1146050625
