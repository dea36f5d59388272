import { nodeToLatex } from '../../../notation/latex.ts'
import { sym } from '../../../expressions/build.ts'
import { equation } from '../../../values/items.ts'
import { formulaOf, formulas } from '../formulas.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Equation } from '../../../values/values.ts'
import type { FormulaNumbers } from '../formulas.ts'

export type Params = FormulaNumbers

const letters = [
  ['y', 'x', 'z'],
  ['P', 'a', 'b'],
  ['T', 'm', 'n'],
  ['v', 'u', 't'],
  ['A', 'h', 'w'],
  ['C', 'p', 'q'],
] as const

/** The formula solved for the wanted letter. */
export const answerOf = (p: Params): Equation => equation(sym(p.letters[1]), formulaOf(p.kind).undone(p))
/** The formula as it is given. */
export const given = (p: Params): string => `${p.letters[0]} = ${nodeToLatex(formulaOf(p.kind).right(p))}`

function params(chance: Chance, difficulty: number): Params {
  const rank = difficulty < 0.3 ? 1 : difficulty < 0.6 ? chance.int(1, 2) : chance.int(2, 3)
  const kind = chance.pick(formulas.filter((it) => it.rank === rank)).kind
  const k = chance.int(2, 10 + Math.round(8 * difficulty))
  const m = chance.int(2, 20 + Math.round(5 * difficulty))
  return { kind, letters: chance.pick(letters), k, m: kind === 'subtracted bracket' ? m + k : m }
}

/** Solve a formula for any letter (HSA-CED.A.4). */
export const solvedFormula: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/8',
  version: 1,
  params,
  reject: (p) => (p.k === p.m ? 'the same number twice' : null),
  note: (p) => `${p.kind} ${p.k} ${p.m}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Solve the formula for \\(${p.letters[1]}\\).`,
      `Make \\(${p.letters[1]}\\) the subject of the formula.`,
      `Rearrange the formula to get \\(${p.letters[1]}\\) alone.`,
    ]),
    latex: given(p),
  }),
  answer: answerOf,
  forms: ['equation', 'choice'],
  rules: () => ({ simplest: true }),
  widget: (p) => ({ keys: [...p.letters, '+', '-'] }),
  distractors: (p) =>
    formulaOf(p.kind)
      .wrong(p)
      .map(([side, misconception, why]) => ({ value: equation(sym(p.letters[1]), side), misconception, why })),
  hints: (p) => [
    { text: 'Treat the other letters like numbers.' },
    { text: `What is done to \\(${p.letters[1]}\\)? Undo the last thing first.` },
    { text: formulaOf(p.kind).lines(p)[0]?.[0] ?? '' },
  ],
  solution: (p) => {
    const value = answerOf(p)
    const lines = formulaOf(p.kind).lines(p)
    return [
      { say: `We want \\(${p.letters[1]}\\) alone. Start from the formula.`, latex: given(p), relation: 'next' },
      ...lines.map(([say, left, right], i) => ({
        say,
        latex: `${nodeToLatex(left)} = ${nodeToLatex(right)}`,
        relation: 'next' as const,
        ...(i === lines.length - 1 ? { value } : {}),
      })),
      {
        say: `Turn it round, so that \\(${p.letters[1]}\\) comes first.`,
        latex: `${p.letters[1]} = ${nodeToLatex(formulaOf(p.kind).undone(p))}`,
        value,
        relation: 'same',
      },
    ]
  },
  load: (p) => 6 * formulaOf(p.kind).rank + p.k / 8 + p.m / 12,
}
