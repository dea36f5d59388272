import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** top - bottom. */
export interface Difference {
  readonly top: number
  readonly bottom: number
}

const answer = (p: Difference): number => p.top - p.bottom

/** Wrong differences: one off, joined instead of taken away, the number that is taken. */
export function differenceDistractors(p: Difference): Distractor[] {
  const left = answer(p)
  const list: Distractor[] = [
    wrongAnswer(
      whole(left + 1),
      'count_off_by_one',
      'The start was counted as a step. The first step back lands on the next number.',
    ),
    ...(left > 0 ? [wrongAnswer(whole(left - 1), 'count_off_by_one', 'That is one step too far back.')] : []),
  ]
  list.splice(
    p.top % 3,
    0,
    wrongAnswer(whole(p.top + p.bottom), 'operation_swap', 'Those were added. The minus sign takes away.'),
  )
  if (p.bottom > 0) list.push(wrongAnswer(whole(p.bottom), 'given_number', 'That is what is taken. What is left?'))
  return list
}

/** Hints: back or up, whichever is shorter, then the addition fact. */
export function differenceHints(p: Difference): Hint[] {
  const back = p.bottom <= answer(p)
  return [
    {
      text:
        p.bottom === 0
          ? 'Nothing is taken away.'
          : back
            ? 'Only a little is taken. Count back.'
            : 'The numbers are close. Count up instead.',
    },
    {
      text: back
        ? `Start at \\(${p.top}\\) and take ${p.bottom === 1 ? 'one step' : `${p.bottom} steps`} back.`
        : `Start at \\(${p.bottom}\\). How many steps to \\(${p.top}\\)?`,
    },
    { text: `Think: \\(${p.bottom} + \\square = ${p.top}\\).` },
  ]
}

/** The worked difference by its addition fact. */
export function differenceSolution(p: Difference): Step[] {
  const left = answer(p)
  return [
    nextStep(`Think of adding: \\(${p.bottom}\\) and what make \\(${p.top}\\)?`, `${p.bottom} + \\square = ${p.top}`),
    nextStep(`\\(${p.bottom}\\) and \\(${left}\\) make \\(${p.top}\\).`, `${p.bottom} + ${left} = ${p.top}`),
    nextStep(
      `So \\(${p.top}\\) take away \\(${p.bottom}\\) is \\(${left}\\).`,
      `${p.top} - ${p.bottom} = ${left}`,
      whole(left),
    ),
  ]
}

/** A level of differences to recall. */
export function differenceLevel(
  key: TopicLevelKey,
  facts: readonly Difference[],
  load: (p: Difference) => number,
): TopicLevel<Difference> {
  const sorted = facts.toSorted((a, b) => load(a) - load(b))
  return {
    key,
    version: 1,
    params: (chance, difficulty) => pickByDifficulty(chance, sorted, difficulty),
    note: (p) => `${p.top}-${p.bottom}`,
    space: facts.length,
    prompt: (p) => ({ text: 'Subtract.', latex: `${p.top} - ${p.bottom}` }),
    answer: (p) => whole(answer(p)),
    forms: ['numeric', 'choice'],
    distractors: differenceDistractors,
    hints: differenceHints,
    solution: differenceSolution,
    load,
  }
}

/** Finds the number that gives the first one back when the second is added. */
export function searched(p: Difference): number {
  let left = 0
  while (left + p.bottom < p.top) left++
  return left
}

/** One off, or added instead. */
export const wrongDifferences = {
  count_off_by_one: (p: Difference): Rational[] => [whole(searched(p) + 1), whole(searched(p) - 1)],
  operation_swap: (p: Difference): Rational => whole(p.bottom + p.top),
}
