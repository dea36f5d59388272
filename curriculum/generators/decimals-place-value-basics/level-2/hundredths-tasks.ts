import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { range } from '../../wrong-answer.ts'
import { placeDecimal } from '../place-decimal.ts'
import { shadeDecimal, type Shaded } from '../shade-decimal.ts'
import { text } from '../written.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'

/** Fewer than ten hundredths need a zero, so they come late. */
const load = ({ units }: Shaded): number => units / 10 + (units < 10 ? 8 : 0) + (units % 10 === 0 ? -2 : 0)
const all = range(1, 99)
  .map((units): Shaded => ({ units, places: 2 }))
  .toSorted((a, b) => load(a) - load(b))

/** Hundredths below 1. */
const hundredths: Numbers<Shaded> = {
  params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
  note: (p) => String(p.units),
  load,
}

export const shadeHundredths: LevelTask = shadeDecimal(hundredths, 100, all.length)

export const placeHundredths: LevelTask = placeDecimal({
  places: 2,
  draw: (chance, difficulty) => {
    const from = chance.int(Math.round(12 * difficulty), 5 + Math.round(12 * difficulty))
    const steps = chance.int(1, 3)
    return { from, steps, units: chance.int(10 * from + 1, 10 * (from + steps) - 1) }
  },
})

/** Decimals are matched with fractions (4.NF.C.6). */
export const matchHundredths: LevelTask = matchFaces<Shaded>(hundredths, {
  id: 'match_hundredths',
  version: 1,
  band: [0, 1],
  left: (p) => `\\(${text(p.units, 2)}\\)`,
  right: (p) => `\\(\\frac{${p.units}}{100}\\)`,
  means: (p) => String(p.units),
  most: 4,
  asks: [
    'Match each decimal with its fraction.',
    'Which are equal? Match them.',
    'Find the fraction for each decimal.',
  ],
  hints: [
    'Two places after the decimal point tell the hundredths.',
    'A zero after the point means that there are no tenths.',
  ],
  because: (p) => `\\(${text(p.units, 2)}\\) is \\(${p.units}\\) ${p.units === 1 ? 'hundredth' : 'hundredths'}.`,
  why: (p, q) =>
    `\\(${text(p.units, 2)}\\) is \\(${p.units}\\) ${p.units === 1 ? 'hundredth' : 'hundredths'}, and \\(${text(q.units, 2)}\\) is \\(${q.units}\\).`,
})
