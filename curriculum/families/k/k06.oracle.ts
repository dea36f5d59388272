import { whole } from '../../values/rational.ts'
import type { Params } from './k06.ts'
import type { Rational } from '../../values/values.ts'

const rope = (cuts: number): string => Array.from({ length: cuts + 1 }, () => 'rope').join('|')

/** All ropes with their cuts as marks in a text. */
const ropesOf = (p: Params): string[] => Array.from({ length: p.ropes }, () => rope(p.cuts))

const piecesOf = (p: Params): number => ropesOf(p).flatMap((each) => each.split('|')).length
const cutsOf = (p: Params): number => [...ropesOf(p).join('')].filter((letter) => letter === '|').length

/** Splits ropes at their marks and counts. */
export const oracle = (p: Params): Rational => whole(p.asked === 'pieces' ? piecesOf(p) : cutsOf(p))

export const wrong = {
  quick_answer: (p: Params): Rational => whole(p.asked === 'pieces' ? cutsOf(p) : piecesOf(p)),
  half_way: (p: Params): Rational => whole(p.asked === 'pieces' ? 1 + cutsOf(p) : piecesOf(p) - 1),
  adjust_wrong_way: (p: Params): Rational =>
    whole(p.asked === 'pieces' ? cutsOf(p) - p.ropes : piecesOf(p) + ropesOf(p).length),
  counted_twice: (p: Params): Rational => whole(cutsOf(p) + cutsOf(p)),
  one_case_only: (p: Params): Rational => whole([...rope(p.cuts)].filter((letter) => letter === '|').length),
}
