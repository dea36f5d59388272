import { readEquation } from '../read-equation.ts'
import { panAmounts } from '../../../surfaces/balance-words.ts'
import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { whole } from '../../../values/rational.ts'
import { expressionFace, situationFace, type Situation } from './match-situations.ts'
import { equationItem, type Named } from './story-solved.ts'
import { total as toldTotal, type Told } from './on-pans.ts'
import type { Params } from './numbers.ts'
import type { Amounts, Equation, Match, Parts, Rational } from '../../../values/values.ts'

/** Stories 0 to 2 add once, 3 and 4 take away once, 5 and 6 add each time: written with x repeated, never multiplied. */
const kind = (p: Params): number => (p.story < 3 ? 1 : p.story < 5 ? -1 : 0)
const xs = (p: Params): string => Array.from({ length: p.a }, () => 'x').join('+')
const once = (p: Params, sign: number): string => `${xs(p)}${sign < 0 ? '-' : '+'}${p.b}`
const each = (p: Params): string => Array.from({ length: p.a }, () => `x+${p.b}`).join('+')

function total(p: Params): number {
  let sum = 0
  for (let i = 0; i < p.a; i++) sum += p.x + (kind(p) === 0 ? p.b : 0)
  return sum + kind(p) * p.b
}

export function oracle(p: Params): Equation {
  return readEquation(`${kind(p) === 0 ? each(p) : once(p, kind(p))}=${total(p)}`)
}

export const wrong = {
  distribute_first_only: (p: Params): Equation => readEquation(`${kind(p) === 0 ? once(p, 1) : each(p)}=${total(p)}`),
  move_without_inverse: (p: Params): Equation => readEquation(`${once(p, kind(p) === -1 ? 1 : -1)}=${total(p)}`),
  divide_wrong_way: (p: Params): Equation => readEquation(`x+${p.a}${kind(p) < 0 ? '-' : '+'}${p.b}=${total(p)}`),
}

/** Scenes 1, 3 and 5 add in each group. */
const inEach = (p: Told): boolean => p.scene % 2 === 1

/** Lays the story on the pan group by group. */
function laid(p: Told): Amounts {
  let [boxes, ones] = [0, inEach(p) ? 0 : p.b]
  for (let i = 0; i < p.a; i++) {
    boxes++
    if (inEach(p)) ones += p.b
  }
  return panAmounts({ boxes: 0, ones: boxes * p.x + ones }, { boxes, ones })
}

/** Pays book by book with a price of 1000 dollars, which no other situation comes to. */
function paid({ sets }: MatchParams<Situation>): Match {
  const words = (text: string): number => {
    const p = sets.find((each) => situationFace(each) === text)
    if (p === undefined) throw new RangeError(text)
    let sum = text.includes('shipping') ? p.b : text.includes('at the end') ? -p.b : 0
    for (let book = 0; book < p.a; book++)
      sum += 1000 + (text.includes('wrapping') ? p.b : text.includes('off each') ? -p.b : 0)
    return sum
  }
  const worth = (text: string): number => {
    const [, a = '0', inside, sign = '+', b = '0'] = /^\\\((\d+)(\()?x ([+-]) (\d+)/.exec(text) ?? []
    const added = (sign === '-' ? -1 : 1) * Number(b)
    return inside === undefined ? 1000 * Number(a) + added : Number(a) * (1000 + added)
  }
  return matchedFaces(sets.map(situationFace), sets.map(expressionFace), (left, right) => words(left) === worth(right))
}

/** The equation as it is offered, and the number for which the story comes to its total. */
function solved(p: Named): Parts {
  const goal = total(p)
  for (let x = 0; x <= 200; x++)
    if (total({ ...p, x }) === goal)
      return {
        kind: 'parts',
        parts: [
          { value: equationItem(p), weight: 50 },
          { value: whole(x), weight: 50 },
        ],
      }
  throw new RangeError('no solution')
}

export const tasks = {
  on_pans: {
    oracle: laid,
    wrong: {
      distribute_first_only: (p: Told): Amounts =>
        panAmounts({ boxes: p.a, ones: inEach(p) ? p.b : p.a * p.b }, { boxes: 0, ones: toldTotal(p) }),
      stops_early: (p: Told): Amounts => panAmounts({ boxes: 1, ones: p.b }, { boxes: 0, ones: toldTotal(p) }),
    },
  },
  story_solved: {
    oracle: solved,
    wrong: { stops_early: (p: Named): Rational => whole(kind(p) === 0 ? p.x + p.b : p.a * p.x) },
  },
  match_situations: { oracle: paid },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2535765107
