import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step } from '../../topic-level.ts'

/** a + b, each at most ten. */
export interface Sum {
  readonly a: number
  readonly b: number
}

/** The notes of sums: 3+4 and 4+3 are two facts to recall. */
export const sumNote = (p: Sum): string => `${p.a}+${p.b}`

/** The ways in which a sum of two numbers is asked for. */
const sumQuestions: readonly ((p: Sum) => Prompt)[] = [
  (p) => ({ text: 'Find the sum.', latex: `${p.a} + ${p.b}` }),
  (p) => ({ text: `What is \\(${p.a}\\) plus \\(${p.b}\\)?`, latex: `${p.a} + ${p.b} = \\square` }),
  (p) => ({ text: 'What number makes the equation true?', latex: `${p.a} + ${p.b} = \\square` }),
  (p) => ({ text: `Add \\(${p.a}\\) and \\(${p.b}\\). What is the sum?`, latex: `${p.a} + ${p.b}` }),
  (p) => ({ text: 'What number goes in the blank?', latex: `\\square = ${p.a} + ${p.b}` }),
]

/** A sum asked for in one of several ways. */
export const sumPrompt = (p: Sum, words: Chance): Prompt => words.pick(sumQuestions)(p)

/** Two numbers by size; counting on is shorter from the larger. */
function bySize(p: Sum): { large: number; small: number } {
  return { large: Math.max(p.a, p.b), small: Math.min(p.a, p.b) }
}

/** Wrong answers to a sum: one too many, one too few, and the difference. */
export function sumDistractors(p: Sum): Distractor[] {
  const total = p.a + p.b
  const { large, small } = bySize(p)
  const list: Distractor[] = [
    {
      value: whole(total - 1),
      misconception: 'count_off_by_one',
      why: `You counted \\(${large}\\) again when you counted on. Start with the number after it.`,
    },
    {
      value: whole(total + 1),
      misconception: 'count_off_by_one',
      why: `That is one more than \\(${p.a} + ${p.b}\\). Count on only ${countNoun(small, 'step')} from \\(${large}\\).`,
    },
  ]
  list.splice(total % 3, 0, {
    value: whole(large - small),
    misconception: 'wrong_operation',
    why: `You subtracted \\(${small}\\) from \\(${large}\\). The plus sign tells you to add.`,
  })
  list.push({
    value: whole(total + 2),
    misconception: 'near',
    why: `That is 2 too many. Start at \\(${large}\\) and count on ${countNoun(small, 'step')}.`,
  })
  return list
}

/** Hints for a sum: through ten when it is crossed, a double when there is one, else counting on. */
export function sumHints(p: Sum): Hint[] {
  const { large, small } = bySize(p)
  if (large + small > 10 && large < 10) {
    return [
      { text: large === small ? 'Both numbers are the same. This is a double.' : 'Make 10 first.' },
      { text: `\\(${large}\\) needs \\(${10 - large}\\) more to make 10. Take it from \\(${small}\\).` },
      {
        text: `\\(${large} + ${10 - large} = 10\\). \\(${small - (10 - large)}\\) of \\(${small}\\) ${small - (10 - large) === 1 ? 'is' : 'are'} left to add to 10.`,
      },
    ]
  }
  return [
    { text: `Start with the larger number, \\(${large}\\).` },
    {
      text:
        small === 0
          ? 'When you add 0, the number stays the same.'
          : `Count on ${countNoun(small, 'step')} from \\(${large}\\).`,
    },
  ]
}

/** The worked sum: make ten where ten is crossed, else count on. */
export function sumSolution(p: Sum): Step[] {
  const { large, small } = bySize(p)
  const total = p.a + p.b
  const last: Step = {
    say: `So \\(${p.a}\\) plus \\(${p.b}\\) is \\(${total}\\).`,
    latex: `${p.a} + ${p.b} = ${total}`,
    value: whole(total),
    relation: 'next',
  }
  if (total > 10 && large < 10) {
    const need = 10 - large
    return [
      {
        say: `Split \\(${small}\\) into \\(${need}\\) and \\(${small - need}\\).`,
        latex: `${small} = ${need} + ${small - need}`,
        relation: 'next',
      },
      { say: `\\(${large}\\) and \\(${need}\\) make 10.`, latex: `${large} + ${need} = 10`, relation: 'next' },
      {
        say: `Add the other \\(${small - need}\\) to 10.`,
        latex: `10 + ${small - need} = ${total}`,
        relation: 'next',
      },
      last,
    ]
  }
  const steps = Array.from({ length: small }, (_, i) => large + i + 1).join(', ')
  return [
    small === 0
      ? {
          say: `When you add 0, \\(${large}\\) stays \\(${large}\\).`,
          latex: `${large} + 0 = ${large}`,
          relation: 'next',
        }
      : { say: `Start at \\(${large}\\) and count on \\(${small}\\).`, latex: steps, relation: 'next' },
    last,
  ]
}
