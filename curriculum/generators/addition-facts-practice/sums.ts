import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Distractor, Hint, Step } from '../../topic-level.ts'

/** a + b, each at most ten. */
export interface Sum {
  readonly a: number
  readonly b: number
}

/** The notes of sums: 3+4 and 4+3 are two facts to recall. */
export const sumNote = (p: Sum): string => `${p.a}+${p.b}`

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
      why: 'That is one step too far. Count on once more.',
    },
  ]
  list.splice(total % 3, 0, {
    value: whole(large - small),
    misconception: 'wrong_operation',
    why: 'That is the difference. The plus sign asks you to put them together.',
  })
  list.push({ value: whole(total + 2), misconception: 'near', why: 'Close. Count on once more, one step at a time.' })
  return list
}

/** Hints for a sum: through ten when it is crossed, a double when there is one, else counting on. */
export function sumHints(p: Sum): Hint[] {
  const { large, small } = bySize(p)
  if (large + small > 10 && large < 10) {
    return [
      { text: large === small ? 'This is a double. Two of the same.' : 'Make a ten first.' },
      { text: `\\(${large}\\) needs \\(${10 - large}\\) more to make ten. Take that from \\(${small}\\).` },
      {
        text: `\\(${large} + ${10 - large} = 10\\). \\(${small - (10 - large)}\\) of \\(${small}\\) ${small - (10 - large) === 1 ? 'is' : 'are'} left to add to ten.`,
      },
    ]
  }
  return [
    { text: `Start with the larger number, \\(${large}\\).` },
    {
      text:
        small === 0
          ? 'Adding nothing changes nothing.'
          : `Count on from \\(${large}\\). Take ${countNoun(small, 'step')}.`,
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
      { say: `\\(${large}\\) and \\(${need}\\) make ten.`, latex: `${large} + ${need} = 10`, relation: 'next' },
      {
        say: `Add the \\(${small - need}\\) that is left.`,
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
          say: `Adding zero changes nothing. It stays \\(${large}\\).`,
          latex: `${large} + 0 = ${large}`,
          relation: 'next',
        }
      : { say: `Start at \\(${large}\\) and count on \\(${small}\\).`, latex: steps, relation: 'next' },
    last,
  ]
}
