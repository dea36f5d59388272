import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { missingDistractors, missingHints, missingSolution } from './missing-factor.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'

/** a x b, each from 0 to 12. `missing`: b is asked for, and the product is given. */
export interface Product {
  readonly missing?: true
  readonly a: number
  readonly b: number
}

const total = (p: Product): number => p.a * p.b
/** 1 group of 7, 3 groups of 0. */
const groupsOf = (p: Product): string => `${countNoun(p.a, 'group')} of ${p.b}`
const hasNothingToDo = (p: Product): boolean => Math.min(p.a, p.b) <= 1

function distractors(p: Product): Distractor[] {
  if (p.missing) return missingDistractors(p)
  const list: Distractor[] = []
  if (p.a === 0 || p.b === 0)
    list.push({
      value: whole(p.a + p.b),
      misconception: 'zero_identity_mixup',
      why: `${groupsOf(p)} ${p.a === 1 ? 'has' : 'have'} nothing in all. Any number times 0 is 0.`,
    })
  else if (p.a === 1 || p.b === 1)
    list.push({
      value: whole(p.a + p.b),
      misconception: 'zero_identity_mixup',
      why: `You added 1. ${groupsOf(p)} ${p.a === 1 ? 'is' : 'are'} \\(${total(p)}\\).`,
    })
  const nearFacts: Distractor[] = [
    {
      value: whole(p.a * (p.b + 1)),
      misconception: 'near_fact',
      why: `That is \\(${p.a} \\times ${p.b + 1}\\), one ${p.a} too many.`,
    },
    ...(p.a > 0
      ? [
          {
            value: whole((p.a - 1) * p.b),
            misconception: 'near_fact',
            why: `That is \\(${p.a - 1} \\times ${p.b}\\), one ${p.b} too few.`,
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
      why: `${groupsOf(p)}: there is not even 1 to count.`,
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
  if (p.missing) return missingHints(p)
  if (hasNothingToDo(p))
    return [
      { text: `Think of ${groupsOf(p)}.` },
      {
        text:
          Math.min(p.a, p.b) === 0
            ? 'Is there anything to count?'
            : p.a === 1
              ? `How many are in that 1 group?`
              : `Each group has only 1. Count the ${p.a} groups.`,
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
  if (p.missing) return missingSolution(p)
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
          ? p.a === 0
            ? 'There are no groups, so there is nothing to count.'
            : `Each of the ${p.a} groups has nothing in it.`
          : p.a === 1
            ? `There is only 1 group, and it has ${p.b}.`
            : `There are ${p.a} groups with 1 in each.`,
        ...(p.a < 2 || p.a > 10
          ? {}
          : { latex: `${Array.from({ length: p.a }, () => p.b).join(' + ')} = ${total(p)}` }),
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
    say:
      easy === 2
        ? `Double \\(${kept}\\).`
        : rest === 0
          ? `Count by fives, \\(${kept}\\) times.`
          : `Start with \\(${easy}\\) times \\(${kept}\\).`,
    latex:
      rest !== 0
        ? `${easy} \\times ${kept} = ${easy * kept}`
        : easy === 2
          ? `${kept} + ${kept} = ${2 * kept}`
          : Array.from({ length: kept }, (_, i) => 5 * (i + 1)).join(', '),
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
  const unknown = facts.filter((p) => p.a > 1 && p.b > 0).map((p): Product => ({ ...p, missing: true }))
  const withUnknown = (p: Product): number => load(p) + (p.missing ? 4 : 0)
  const sorted = [...facts, ...unknown].toSorted((x, y) => withUnknown(x) - withUnknown(y))
  return {
    key,
    version: 2,
    params: (chance, difficulty) => pickByDifficulty(chance, sorted, difficulty),
    note: (p) => (p.missing ? `${p.a}x?=${total(p)}` : `${p.a}x${p.b}`),
    space: sorted.length,
    prompt: (p, words) =>
      p.missing
        ? {
            text: words.pick([
              'Find the missing factor.',
              `What number times ${p.a} is ${total(p)}?`,
              'Which number makes this true?',
            ]),
            latex: `${p.a} \\times \\square = ${total(p)}`,
          }
        : {
            text: words.pick(['Multiply.', 'Find the product.', 'What is the product?']),
            latex: `${p.a} \\times ${p.b}`,
          },
    answer: (p) => whole(p.missing ? p.b : total(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution,
    load: withUnknown,
  }
}
