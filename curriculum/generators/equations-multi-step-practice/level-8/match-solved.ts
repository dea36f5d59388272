import { nodeToLatex } from '../../../notation/latex.ts'
import { matchFaces } from '../../../tasks/match-faces.ts'
import { formulaOf, formulas } from '../formulas.ts'
import { given, solvedFormula, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** The formula as it is given. */
export const givenFace = (p: Params): RichText => `\\(${given(p)}\\)`
/** The formula, solved. */
export const solvedFace = (p: Params): RichText => `\\(${p.letters[1]} = ${nodeToLatex(formulaOf(p.kind).undone(p))}\\)`

/** Formulas with the same letters and numbers, and what each of them is when it is solved. */
export const matchSolved: LevelTask = matchFaces<Params>(solvedFormula, {
  id: 'match_solved',
  version: 1,
  left: givenFace,
  right: solvedFace,
  means: solvedFace,
  draws: (chance, difficulty) => {
    const p = solvedFormula.params(chance, difficulty)
    const most = difficulty < 0.4 ? 1 : difficulty < 0.7 ? 2 : 3
    const kinds = formulas.filter(({ rank }) => rank <= most).map(({ kind }) => kind)
    return chance.shuffle(kinds).map((kind) => ({ ...p, kind, m: kind === 'subtracted bracket' ? p.m + p.k : p.m }))
  },
  asks: [
    'Match each formula with the same formula solved for another letter.',
    'Which solved form belongs to which formula? Match them.',
    'These formulas look alike. Match each one with its solved form.',
  ],
  hints: [
    'In each formula, what is done to the wanted letter, and what is done last?',
    'Undo the last thing first, on the whole side.',
  ],
  because: (p) => `${givenFace(p)} is undone step by step: ${solvedFace(p)}.`,
  why: (p) => `${formulaOf(p.kind).lines(p)[0]?.[0] ?? ''} Compare the solved form with that.`,
  misconception: () => 'looks_alike',
})
