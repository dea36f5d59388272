import { whole } from '../../values/rational.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'

/** a x b, each from 0 to 12. */
export interface Product {
  readonly a: number
  readonly b: number
}

const total = (p: Product): number => p.a * p.b
const hasNothingToDo = (p: Product): boolean => Math.min(p.a, p.b) <= 1

function distractors(p: Product): Distractor[] {
  const list: Distractor[] = []
  if (p.a === 0 || p.b === 0)
    list.push({
      value: whole(p.a + p.b),
      misconception: 'zero_identity_mixup',
      why: 'No groups, or groups of nothing: there is nothing at all. Times zero is zero.',
    })
  else if (p.a === 1 || p.b === 1)
    list.push({
      value: whole(p.a + p.b),
      misconception: 'zero_identity_mixup',
      why: 'One group stays as it is. Times one changes nothing.',
    })
  const nearFacts: Distractor[] = [
    {
      value: whole(p.a * (p.b + 1)),
      misconception: 'near_fact',
      why: `That is \\(${p.a} \\times ${p.b + 1}\\), one group too many.`,
    },
    ...(p.a > 0
      ? [
          {
            value: whole((p.a - 1) * p.b),
            misconception: 'near_fact',
            why: `That is \\(${p.a - 1} \\times ${p.b}\\), one group too few.`,
          },
        ]
      : []),
  ]
  list.push(...(total(p) % 2 === 0 ? nearFacts : nearFacts.toReversed()))
  list.splice(total(p) % 3, 0, {
    value: whole(p.a + p.b),
    misconception: 'times_as_plus',
    why: `That is \\(${p.a} + ${p.b}\\). Times means equal groups.`,
  })
  if (total(p) === 0)
    list.push({
      value: whole(1),
      misconception: 'slip_off_by_one',
      why: 'With nothing to count, not even one is there.',
    })
  list.push({
    value: whole(Number(`${p.a}${p.b}`)),
    misconception: 'near',
    why: 'The two numbers stand side by side there. Count groups.',
  })
  return list
}

/** How to reach the fact from easier ones: the number that is split and its easy part. */
function split(p: Product): { kept: number; easy: number; rest: number } {
  const [small, large] = p.a <= p.b ? [p.a, p.b] : [p.b, p.a]
  if (small <= 4) return { kept: large, easy: 2, rest: small - 2 }
  if (large > 10) return { kept: small, easy: 10, rest: large - 10 }
  if (large === 9) return { kept: small, easy: 10, rest: -1 }
  return { kept: large, easy: 5, rest: small - 5 }
}

function hints(p: Product): Hint[] {
  if (hasNothingToDo(p))
    return [
      { text: `Think of \\(${p.a}\\) groups of \\(${p.b}\\).` },
      {
        text:
          Math.min(p.a, p.b) === 0 ? 'Is there anything to count?' : 'A single group, or groups of one: count them.',
      },
    ]
  const { kept, easy, rest } = split(p)
  if (Math.max(p.a, p.b) === 10)
    return [{ text: 'Count by tens.' }, { text: `How much are \\(${Math.min(p.a, p.b)}\\) tens?` }]
  if (rest === 0)
    return [
      { text: 'Use a fact that you know.' },
      { text: easy === 2 ? `Twice means double: \\(${kept} + ${kept}\\).` : `Count by fives, \\(${kept}\\) times.` },
    ]
  return [
    { text: 'Use a fact that you know.' },
    { text: `Start with \\(${easy} \\times ${kept} = ${easy * kept}\\).` },
    {
      text:
        rest < 0
          ? `Nine is one less than ten, so take one \\(${kept}\\) away from \\(${easy * kept}\\).`
          : `Then add \\(${rest} \\times ${kept} = ${rest * kept}\\).`,
    },
  ]
}

function solution(p: Product): Step[] {
  const last: Step = {
    say: `So \\(${p.a}\\) times \\(${p.b}\\) is \\(${total(p)}\\).`,
    latex: `${p.a} \\times ${p.b} = ${total(p)}`,
    value: whole(total(p)),
    relation: 'next',
  }
  if (hasNothingToDo(p)) {
    const zero = Math.min(p.a, p.b) === 0
    return [
      {
        say: zero
          ? 'With no groups, or with nothing in them, there is nothing.'
          : 'One group, or groups of one, leave the number as it is.',
        latex: zero ? '0 + 0 + 0 = 0' : `1 \\times ${Math.max(p.a, p.b)} = ${Math.max(p.a, p.b)}`,
        relation: 'next',
      },
      last,
    ]
  }
  const { kept, easy, rest } = split(p)
  if (Math.max(p.a, p.b) === 10)
    return [
      {
        say: `It is \\(${Math.min(p.a, p.b)}\\) tens.`,
        latex: Array.from({ length: Math.min(p.a, p.b) }, (_, i) => 10 * (i + 1)).join(', '),
        relation: 'next',
      },
      last,
    ]
  const first: Step = {
    say: easy === 2 ? `Double \\(${kept}\\).` : `Start with \\(${easy}\\) times \\(${kept}\\).`,
    latex: `${easy} \\times ${kept} = ${easy * kept}`,
    relation: 'next',
  }
  if (rest === 0) return [first, last]
  return [
    first,
    rest < 0
      ? {
          say: `One \\(${kept}\\) too many. Take it away.`,
          latex: `${easy * kept} - ${kept} = ${total(p)}`,
          relation: 'next',
        }
      : {
          say:
            rest === 1
              ? `Add one more \\(${kept}\\).`
              : `Add the other \\(${rest}\\) times \\(${kept}\\). That is \\(${rest * kept}\\).`,
          latex: `${easy * kept} + ${rest * kept} = ${total(p)}`,
          relation: 'next',
        },
    last,
  ]
}

/** A level of multiplication facts: the facts offered are all that is its own. */
export function productLevel(
  key: TopicLevelKey,
  facts: readonly Product[],
  load: (p: Product) => number,
): TopicLevel<Product> {
  const sorted = facts.toSorted((x, y) => load(x) - load(y))
  return {
    key,
    version: 1,
    params: (chance, difficulty) => pickByDifficulty(chance, sorted, difficulty),
    note: (p) => `${p.a}x${p.b}`,
    space: facts.length,
    prompt: (p) => ({ text: 'Multiply.', latex: `${p.a} \\times ${p.b}` }),
    answer: (p) => whole(total(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution,
    load,
  }
}
