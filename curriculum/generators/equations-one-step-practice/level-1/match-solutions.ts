import { matchFaces } from '../../../tasks/match-faces.ts'
import { leftAt, leftLatex, put, triedSolution, type Params } from './numbers.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

const equationFace = (p: Params): RichText => `\\(${leftLatex(p)} = ${p.c}\\)`
/** The number that is put in. */
export const numberFace = (p: Params): RichText => `\\(${p.letter} = ${p.tried}\\)`

/** The letter would tell which number belongs to an equation. */
const inOneLetter: Numbers<Params> = {
  params: (chance, difficulty) => ({ ...triedSolution.params(chance, difficulty), letter: 'x' }),
  reject: (p) => triedSolution.reject?.(p) ?? null,
  note: (p) => triedSolution.note(p),
  load: (p) => triedSolution.load(p),
}

/** Equations and the numbers that solve them, found by putting in. */
export const matchSolutions: LevelTask = matchFaces<Params>(inOneLetter, {
  id: 'match_solutions',
  version: 1,
  left: equationFace,
  right: numberFace,
  means: (p) => String(p.tried),
  fits: (p) => leftAt(p, p.tried) === p.c,
  draws: (chance, difficulty) => {
    const near = chance.int(4 + Math.round(8 * difficulty), 9 + Math.round(14 * difficulty))
    return [0, 1, 2, 3, 4].map((more): Params => {
      const drawn = inOneLetter.params(chance, difficulty)
      const x = drawn.kind === ':' ? Math.max(1, Math.round((near + more) / drawn.a)) * drawn.a : near + more
      return { ...drawn, tried: x, c: leftAt(drawn, x) }
    })
  },
  asks: [
    'Match each equation with the number that solves it.',
    'Each of these numbers solves one equation. Which one? Match them.',
    'Put the numbers in, and find the equation that each one makes true.',
  ],
  hints: [
    'Put a number in place of the letter, and work out the left side.',
    'Begin with the equation for which you can see the solution at once.',
  ],
  because: (p) => `\\(${put(p)} = ${p.c}\\), so \\(${p.tried}\\) solves ${equationFace(p)}.`,
  why: (p, other) => `\\(${put({ ...p, tried: other.tried })}\\) is not \\(${p.c}\\). Put each number in once more.`,
})
