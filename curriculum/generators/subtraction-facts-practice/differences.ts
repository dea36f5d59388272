import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
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
      p.bottom === 0
        ? `You take away 0, so the number stays \\(${p.top}\\).`
        : p.bottom <= left
          ? `You counted \\(${p.top}\\) as a step. The first step back lands on \\(${p.top - 1}\\).`
          : `You counted \\(${p.bottom}\\) as a step. The first step up lands on \\(${p.bottom + 1}\\).`,
    ),
    ...(left > 0
      ? [
          wrongAnswer(
            whole(left - 1),
            'count_off_by_one',
            p.bottom === 0
              ? `You take away 0, so the number stays \\(${p.top}\\).`
              : p.bottom <= left
                ? `That is one step too far. Count back ${p.bottom} from \\(${p.top}\\).`
                : `You left out a step. Count up from \\(${p.bottom}\\) to \\(${p.top}\\).`,
          ),
        ]
      : []),
  ]
  list.splice(
    p.top % 3,
    0,
    wrongAnswer(
      whole(p.top + p.bottom),
      'operation_swap',
      `You added \\(${p.bottom}\\). The minus sign says to take away.`,
    ),
  )
  if (p.bottom > 0)
    list.push(wrongAnswer(whole(p.bottom), 'given_number', `\\(${p.bottom}\\) is taken away. How many are left?`))
  return list
}

/** Hints: back or up, whichever is shorter, then the addition fact. */
export function differenceHints(p: Difference): Hint[] {
  if (p.bottom === 0)
    return [{ text: 'How many are taken away?' }, { text: 'When you take away 0, the number stays the same.' }]
  const back = p.bottom <= answer(p)
  return [
    {
      text: back ? 'Only a little is taken. Count back.' : 'The numbers are close. Count up instead.',
    },
    {
      text: back
        ? `Start at \\(${p.top}\\) and take ${p.bottom === 1 ? 'one step' : `${p.bottom} steps`} back.`
        : `Start at \\(${p.bottom}\\). How many steps to \\(${p.top}\\)?`,
    },
    { text: `Think: \\(${p.bottom} + \\square = ${p.top}\\).` },
  ]
}

/** Within ten by counting back or up, whichever is shorter; beyond by the addition fact. */
export function differenceSolution(p: Difference): Step[] {
  const left = answer(p)
  const last = nextStep(
    `So \\(${p.top}\\) minus \\(${p.bottom}\\) is \\(${left}\\).`,
    `${p.top} - ${p.bottom} = ${left}`,
    whole(left),
  )
  if (p.bottom === 0) return [nextStep('When you take away 0, the number stays the same.'), last]
  if (p.top <= 10 && left === 0) return [nextStep(`You take away all \\(${p.top}\\), so none are left.`), last]
  if (p.top <= 10 && p.bottom <= left)
    return [
      nextStep(
        `Start at \\(${p.top}\\). Count back ${p.bottom}.`,
        range(left, p.top - 1)
          .toReversed()
          .join(', '),
      ),
      last,
    ]
  if (p.top <= 10)
    return [
      nextStep(
        `Start at \\(${p.bottom}\\). Count up to \\(${p.top}\\): ${left === 1 ? '1 step' : `${left} steps`}.`,
        range(p.bottom + 1, p.top).join(', '),
      ),
      last,
    ]
  return [
    nextStep(
      `Think of adding: what number goes with \\(${p.bottom}\\) to make \\(${p.top}\\)?`,
      `${p.bottom} + \\square = ${p.top}`,
    ),
    nextStep(`\\(${p.bottom}\\) and \\(${left}\\) make \\(${p.top}\\).`, `${p.bottom} + ${left} = ${p.top}`),
    last,
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
    prompt: (p, words) => ({
      text: words.pick([
        'Subtract.',
        'Find the difference.',
        `What is ${p.top} minus ${p.bottom}?`,
        'How many are left?',
      ]),
      latex: `${p.top} - ${p.bottom}`,
    }),
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
