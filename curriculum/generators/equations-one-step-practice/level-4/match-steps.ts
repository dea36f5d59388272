import { compareRationals } from '../../../values/rational.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { done, undo } from './undoing.ts'
import { equationText } from './greater-or-less.ts'
import { fractionEquation, rightOf, side, xOf, type Params } from './numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask } from '../../../tasks/task.ts'

const operations = ['+', '-', 'x', ':'] as const

/** Whether another operation with the same number would lead to the solution by chance: 9/10 + 3/5 is 9/10 ÷ 3/5. */
const isAmbiguous = (p: Params): boolean =>
  operations.filter((kind) => compareRationals(side({ ...p, kind }, rightOf(p)), xOf(p)) === 0).length !== 1

const isSound = (p: Params): boolean => (fractionEquation.reject?.(p) ?? null) === null && !isAmbiguous(p)

/** Equations with the same number in them, each with another operation; null where one of them does not come out. */
function alike(chance: Chance, difficulty: number): readonly Params[] | null {
  const { letter, style, an, ad } = fractionEquation.params(chance, difficulty)
  const drawn = chance.shuffle(operations).flatMap((kind) => {
    for (let i = 0; i < 40; i++) {
      const other = fractionEquation.params(chance, difficulty)
      const p = { ...other, kind, letter, style, an, ad }
      if (other.style === style && isSound(p)) return [p]
    }
    return []
  })
  return drawn.length === operations.length ? drawn : null
}

/** Which step leaves the letter alone in each of some equations that look alike. */
export const matchSteps: LevelTask = matchFaces<Params>(fractionEquation, {
  id: 'match_steps',
  version: 1,
  band: [0, 1],
  most: 4,
  left: equationText,
  right: undo,
  means: undo,
  fits: isSound,
  draws: (chance, difficulty) => {
    for (let i = 0; i < 30; i++) {
      const drawn = alike(chance, difficulty)
      if (drawn !== null) return drawn
    }
    return []
  },
  asks: [
    'Match each equation with the one step that solves it.',
    'Which step leaves the letter alone? Match each equation with its step.',
    'Each equation is undone by one of these steps. Match them.',
  ],
  hints: ['What is done to the letter in each equation?', 'The opposite operation, with the same number, undoes it.'],
  because: (p) => `In ${equationText(p)}, ${done(p)}. ${undo(p)}.`,
  why: (p) => `In ${equationText(p)}, ${done(p)}. Only the opposite operation undoes that.`,
  misconception: () => 'move_without_inverse',
})
