import { evaluate } from '../../../expressions/evaluate.ts'
import { nodeToLatex } from '../../../notation/latex.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { formulaOf } from '../formulas.ts'
import { given, solvedFormula, type Params } from './numbers.ts'
import type { Node } from '../../../values/values.ts'

/** A formula with numbers for all letters; the wanted one is not told. */
export interface Filled {
  readonly base: Params
  readonly x: number
  readonly z: number
}

const worth = ({ base: p, x, z }: Filled, node: Node, y: number): number =>
  evaluate(node, { letters: { [p.letters[0]]: y, [p.letters[1]]: x, [p.letters[2]]: z } })
/** What the subject of the formula comes to. */
export const subjectOf = (p: Filled): number => worth(p, formulaOf(p.base.kind).right(p.base), 0)

/** The wanted letter from numbers for the others: solving the formula first makes it one calculation. */
export const valueOf: LevelTask = task<Filled>({
  id: 'value_of',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  band: [0, 1],
  params: (chance, difficulty) => ({
    base: solvedFormula.params(chance, difficulty),
    x: chance.int(2, 9 + Math.round(3 * difficulty)),
    z: chance.int(2, 8),
  }),
  reject: (p) => {
    const y = subjectOf(p)
    if (!Number.isInteger(y) || Math.abs(y) > 2000) return 'an awkward number'
    return [y, p.z, p.base.k, p.base.m].includes(p.x)
      ? 'the answer stands there'
      : (solvedFormula.reject?.(p.base) ?? null)
  },
  note: (p) => `${solvedFormula.note(p.base)} ${p.x} ${p.z}`,
  prompt: (p, words) => {
    const [y, x, z] = p.base.letters
    const told = `\\(${y} = ${subjectOf(p)}\\) and \\(${z} = ${p.z}\\)`
    return {
      text: words.pick([
        `In this formula, ${told}. Find \\(${x}\\).`,
        `What is \\(${x}\\) in this formula, when ${told}?`,
        `Solve the formula for \\(${x}\\). What is \\(${x}\\) for ${told}?`,
      ]),
      latex: given(p.base),
    }
  },
  answer: (p) => whole(p.x),
  rules: (p) => ({ variable: p.base.letters[1] }),
  widget: (p) => ({ before: `\\(${p.base.letters[1]} =\\)` }),
  distractors: (p) => [
    ...formulaOf(p.base.kind)
      .wrong(p.base)
      .flatMap(([side, misconception, why]) => {
        const value = worth(p, side, subjectOf(p))
        return Number.isInteger(value) ? [wrongAnswer(whole(value), misconception, why)] : []
      }),
    wrongAnswer(whole(p.x + 1), 'slip_off_by_one', 'Very close. Put your number in and work out the formula.'),
    wrongAnswer(whole(p.x - 1), 'slip_off_by_one', 'Very close. Put your number in and work out the formula.'),
  ],
  hints: (p) => [
    { text: `Put the numbers in, or solve for \\(${p.base.letters[1]}\\) first. Which is shorter?` },
    { text: formulaOf(p.base.kind).lines(p.base)[0]?.[0] ?? '' },
  ],
  solution: (p) => {
    const { letters, kind } = p.base
    return [
      nextStep(
        `Solve the formula for \\(${letters[1]}\\).`,
        `${letters[1]} = ${nodeToLatex(formulaOf(kind).undone(p.base))}`,
      ),
      nextStep(
        `Put in \\(${subjectOf(p)}\\) for \\(${letters[0]}\\) and \\(${p.z}\\) for \\(${letters[2]}\\).`,
        `${letters[1]} = ${p.x}`,
        whole(p.x),
      ),
    ]
  },
  load: (p) => solvedFormula.load(p.base),
})
