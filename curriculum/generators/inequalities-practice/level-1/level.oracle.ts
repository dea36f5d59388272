import { intervalPart, intervals } from '../../../values/intervals.ts'
import { rational, whole } from '../../../values/rational.ts'
import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { solutionOracles } from '../solution-oracles.ts'
import { signFace, wordsFace, type Worded } from './match-words.ts'
import type { Params } from './numbers.ts'
import type { Intervals, Match } from '../../../values/values.ts'

/** Whether a number is among those that are meant, one word after another. */
function isMeant(p: Params, n: number): boolean {
  if (n === p.end) return p.sign.includes('=')
  return p.sign.startsWith('<') ? p.end - n > 0 : n - p.end > 0
}

/** Asks for numbers half a step apart and joins those that are meant. */
export function oracle(p: Params): Intervals {
  const asked = Array.from({ length: 801 }, (_, i) => -200 + i / 2)
  const meant = asked.filter((n) => isMeant(p, n))
  const [first = 0, last = 0] = [meant[0], meant.at(-1)]
  const end = (n: number): ReturnType<typeof whole> => whole(Math.round(n))
  const part =
    first === -200
      ? intervalPart(null, end(Number.isInteger(last) ? last : last + 0.5), false, Number.isInteger(last))
      : intervalPart(end(Number.isInteger(first) ? first : first - 0.5), null, Number.isInteger(first), false)
  return intervals([part], p.letter)
}

const ray = (p: Params, up: boolean, included: boolean, end: number): Intervals =>
  intervals(
    [up ? intervalPart(rational(end), null, included, false) : intervalPart(null, rational(end), false, included)],
    p.letter,
  )
const up = (p: Params): boolean => p.sign.startsWith('>')
const included = (p: Params): boolean => p.sign.includes('=')

export const wrong = {
  magnitude_negative: (p: Params): Intervals => ray(p, !up(p), included(p), p.end),
  reversed_order: (p: Params): Intervals => ray(p, !up(p), included(p), p.end),
  slip_sign: (p: Params): Intervals => ray(p, up(p), included(p), -p.end),
  looks_alike: (p: Params): Intervals[] => [ray(p, up(p), !included(p), p.end), ray(p, !up(p), !included(p), p.end)],
}

/** What words and signs mean is tried on every half number from -40 to 40. */
function paired({ sets }: MatchParams<Worded>): Match {
  const tried = Array.from({ length: 161 }, (_, i) => -40 + i / 2)
  const meant = (text: string, x: number): boolean => {
    const end = Number(/-?\d+/.exec(text)?.[0])
    const isNegated = /\b(?:no|not)\b/.test(text)
    const isUp = /more|above|greater|at least|>|ge/.test(text)
    const isStrict = !/at (?:least|most)|\\[lg]e/.test(text)
    const plain = isUp ? (isStrict ? x > end : x >= end) : isStrict ? x < end : x <= end
    return isNegated ? !plain : plain
  }
  return matchedFaces(sets.map(wordsFace), sets.map(signFace), (left, right) =>
    tried.every((x) => meant(left, x) === meant(right, x)),
  )
}

export const tasks = {
  ...solutionOracles<Params>({ letter: (p) => p.letter, oracle, wrong }),
  match_words: { oracle: paired },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2888022856
