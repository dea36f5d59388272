import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { range, windowOf } from '../../wrong-answer.ts'
import { placeDecimal } from '../place-decimal.ts'
import { shadeDecimal, type Shaded } from '../shade-decimal.ts'
import { text } from '../written.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'

/** So many tenths, less than 1 or more. */
export interface Tenths {
  readonly units: number
}

const all = range(1, 49).filter((n) => n % 10 !== 0)
const tenths: Numbers<Tenths> = {
  params: (chance, difficulty) => ({ units: chance.pick(windowOf(all, difficulty, 0.6)) }),
  note: ({ units }) => String(units),
  load: ({ units }) => units,
}
const below: Numbers<Shaded> = {
  params: (chance, difficulty) => ({ units: pickByDifficulty(chance, range(1, 9), difficulty, 0.6), places: 1 }),
  note: (p) => String(p.units),
  load: (p) => p.units,
}
const fraction = ({ units }: Tenths): string =>
  units < 10 ? `\\(\\frac{${units}}{10}\\)` : `\\(${Math.floor(units / 10)}\\frac{${units % 10}}{10}\\)`

export const placeTenths: LevelTask = placeDecimal({
  places: 1,
  draw: (chance, difficulty) => {
    const from = chance.int(Math.round(6 * difficulty), 3 + Math.round(6 * difficulty))
    const steps = chance.int(1, 3)
    return { from, steps, units: chance.int(10 * from + 1, 10 * (from + steps) - 1) }
  },
})

export const shadeTenths: LevelTask = shadeDecimal(below, 10, 9)

/** Decimals are matched with fractions of tenths (4.NF.C.6). */
export const matchTenths: LevelTask = matchFaces<Tenths>(tenths, {
  id: 'match_tenths',
  version: 1,
  band: [0, 1],
  left: ({ units }) => `\\(${text(units, 1)}\\)`,
  right: fraction,
  means: ({ units }) => String(units),
  most: 4,
  asks: [
    'Match each decimal with its fraction.',
    'Which are equal? Match them.',
    'Find the fraction for each decimal.',
  ],
  hints: ['The first place after the decimal point tells the tenths.', 'The digits before the point tell the wholes.'],
  because: (p) => `\\(${text(p.units, 1)}\\) is ${fraction(p)}.`,
  why: (p, q) => `\\(${text(p.units, 1)}\\) is ${fraction(p)}, and \\(${text(q.units, 1)}\\) is ${fraction(q)}.`,
})
