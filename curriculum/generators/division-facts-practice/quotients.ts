import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import type { Distractor, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'

/** quotient x divisor is divided by the divisor. */
export interface Quotient {
  readonly quotient: number
  readonly divisor: number
}

const dividend = (p: Quotient): number => p.quotient * p.divisor

function distractors(p: Quotient): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(p.quotient + 1),
      misconception: 'near_fact',
      why: `\\(${p.quotient + 1} \\times ${p.divisor} = ${dividend(p) + p.divisor}\\). That is one group too many.`,
    },
  ]
  if (p.quotient > 0)
    list.push({
      value: whole(p.quotient - 1),
      misconception: 'near_fact',
      why: `\\(${p.quotient - 1} \\times ${p.divisor} = ${dividend(p) - p.divisor}\\). That is one group too few.`,
    })
  list.splice(p.quotient % 3, 0, {
    value: whole(p.divisor),
    misconception: 'given_number',
    why: `You wrote the divisor \\(${p.divisor}\\). How many groups of ${p.divisor} are in ${dividend(p)}?`,
  })
  if (dividend(p) > p.divisor)
    list.splice(dividend(p) % 3, 0, {
      value: whole(dividend(p) - p.divisor),
      misconception: 'wrong_operation',
      why: `You subtracted \\(${p.divisor}\\) once. Divide \\(${dividend(p)}\\) by \\(${p.divisor}\\).`,
    })
  return list
}

/** A level of division facts: the facts offered and how hard each is. */
export function quotientLevel(
  key: TopicLevelKey,
  facts: readonly Quotient[],
  load: (p: Quotient) => number,
): TopicLevel<Quotient> {
  const sorted = facts.toSorted((x, y) => load(x) - load(y))
  return {
    key,
    version: 1,
    params: (chance, difficulty) => pickByDifficulty(chance, sorted, difficulty),
    note: (p) => `${dividend(p)}:${p.divisor}`,
    space: facts.length,
    prompt: (p, words) => ({
      text: words.pick([
        'Divide.',
        'Find the quotient.',
        `What is ${dividend(p)} divided by ${p.divisor}?`,
        `How many groups of ${p.divisor} are in ${dividend(p)}?`,
      ]),
      latex: `${dividend(p)} \\div ${p.divisor}`,
    }),
    answer: (p) => whole(p.quotient),
    forms: ['numeric', 'choice'],
    distractors,
    hints: (p) => [
      { text: 'Use a multiplication fact to divide.' },
      { text: `What times \\(${p.divisor}\\) is \\(${dividend(p)}\\)?` },
      {
        text:
          p.quotient > 5
            ? `\\(5 \\times ${p.divisor} = ${5 * p.divisor}\\). Count on by \\(${p.divisor}\\) to \\(${dividend(p)}\\).`
            : p.quotient === 0
              ? 'There are 0 things to share. How many does each group get?'
              : `Count by \\(${p.divisor}\\) up to \\(${dividend(p)}\\). How many steps?`,
      },
    ],
    solution: (p) => (countsUp(p) ? counted(p) : multiplied(p)),
    load,
  }
}

/** A few small steps can be counted; a larger quotient comes from its multiplication fact. */
const countsUp = (p: Quotient): boolean => p.quotient > 1 && p.quotient < 5 && dividend(p) % 4 !== 0

function counted(p: Quotient): Step[] {
  const list = Array.from({ length: p.quotient }, (_, i) => (i + 1) * p.divisor)
  return [
    { say: `Count by \\(${p.divisor}\\) to \\(${dividend(p)}\\).`, latex: list.join(',\\; '), relation: 'next' },
    {
      say: `That is \\(${p.quotient}\\) steps, so \\(${p.quotient}\\) groups of \\(${p.divisor}\\) make \\(${dividend(p)}\\).`,
      latex: `${dividend(p)} \\div ${p.divisor} = ${p.quotient}`,
      value: whole(p.quotient),
      relation: 'next',
    },
  ]
}

function multiplied(p: Quotient): Step[] {
  return [
    {
      say: `Ask: what times \\(${p.divisor}\\) is \\(${dividend(p)}\\)?`,
      latex: `\\square \\times ${p.divisor} = ${dividend(p)}`,
      relation: 'next',
    },
    {
      say: `\\(${p.quotient}\\) times \\(${p.divisor}\\) is \\(${dividend(p)}\\).`,
      latex: `${p.quotient} \\times ${p.divisor} = ${dividend(p)}`,
      relation: 'next',
    },
    {
      say: `So \\(${dividend(p)}\\) divided by \\(${p.divisor}\\) is \\(${p.quotient}\\).`,
      latex: `${dividend(p)} \\div ${p.divisor} = ${p.quotient}`,
      value: whole(p.quotient),
      relation: 'next',
    },
  ]
}
