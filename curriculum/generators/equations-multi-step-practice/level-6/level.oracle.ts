import { num, plus, sym } from '../../../expressions/build.ts'
import { equation } from '../../../values/items.ts'
import { readEquation } from '../read-equation.ts'
import { sortedInto, type SortedSets } from '../../../tasks/sort-into.ts'
import { whole } from '../../../values/rational.ts'
import { planItem } from './plan-solved.ts'
import { names, timeText, type Compared } from './who-has-more.ts'
import type { Told } from './told.ts'
import type { Params } from './numbers.ts'
import type { Equation, Groups, Parts, Rational } from '../../../values/values.ts'

/** Lets both run step by step until they meet, and asks for the line through that time: (difference of speeds) (x - time) = 0. */
export function oracle(p: Params): Equation {
  const change = p.story >= 3 ? -p.d : p.d
  let [one, two] = [p.a, p.c]
  for (let time = 0; time <= 400; time++) {
    if (one === two) return equation(plus(sym('x')), num(time))
    one += p.b
    two += change
  }
  throw new RangeError('they never meet')
}

export const wrong = {
  sign_of_subtracted_bracket: (p: Params): Equation =>
    readEquation(`${p.a}+${p.b}x=${p.c}${p.story >= 3 ? '+' : '-'}${p.d}x`),
  distribute_first_only: (p: Params): Equation =>
    readEquation(`${p.a}x+${p.b}x=${p.c}x${p.story >= 3 ? '-' : '+'}${p.d}x`),
}

/** Both amounts after so many steps. */
function after(p: Params, steps: number): readonly [number, number] {
  let [one, two] = [p.a, p.c]
  for (let step = 0; step < steps; step++) {
    one += p.b
    two += p.story >= 3 ? -p.d : p.d
  }
  return [one, two]
}

function compared({ sets }: SortedSets<Compared>): Groups {
  return sortedInto(names, sets.map(timeText), (text) => {
    const p = sets.find((each) => timeText(each) === text)
    if (p === undefined) throw new RangeError(text)
    const [one, two] = after(p, p.at)
    return one > two ? names[0] : one < two ? names[1] : names[2]
  })
}

/** The first time at which both are the same. */
function met(p: Told): Parts {
  for (let time = 0; time <= 400; time++) {
    const [one, two] = after(p, time)
    if (one === two)
      return {
        kind: 'parts',
        parts: [
          { value: planItem(p), weight: 50 },
          { value: whole(time), weight: 50 },
        ],
      }
  }
  throw new RangeError('they never meet')
}

export const tasks = {
  who_has_more: { oracle: compared },
  plan_solved: { oracle: met, wrong: { stops_early: (p: Told): Rational => whole(p.c - p.a) } },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2169196938
