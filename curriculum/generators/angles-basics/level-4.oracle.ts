import { whole as number } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Turns the first side degree by degree over the parts, and counts the turns inside the asked one. */
function count(parts: readonly number[], missing: number): Rational {
  let turned = 0
  for (const [i, part] of parts.entries()) for (let d = 0; d < part; d++) if (missing < 0 || i === missing) turned++
  return number(turned)
}

export const oracle = (p: Params): Rational => count(p.parts, p.missing)

export const fromFacts = (facts: Figure['facts']): Rational =>
  count(facts['degrees'] as readonly number[], (facts['labels'] as readonly string[]).indexOf('x'))

/** The wrong rules, from the numbers of the question alone. */
export const wrong = {
  all_angles_equal: (p: Params): Rational =>
    number(p.missing < 0 ? (p.parts[0] ?? 0) * p.parts.length : (p.parts.find((_, i) => i !== p.missing) ?? 0)),
  protractor_wrong_scale: (p: Params): Rational[] => {
    const sum = p.parts.reduce((a, b) => a + b, 0)
    return [number(180 - (p.missing < 0 ? sum : (p.parts[p.missing] ?? 0))), number(sum - 10)]
  },
}
