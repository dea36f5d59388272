import { whole } from '../../values/rational.ts'
import { choose, factorial } from '../../values/whole-numbers.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'

/** k chosen of n; with a second group, k2 of n2 as well; with `fixed`, one of the n is sure to be chosen. */
export interface Params {
  readonly kind: 'one' | 'two' | 'fixed'
  readonly n: number
  readonly k: number
  readonly n2: number
  readonly k2: number
  readonly story: number
}

const of = (n: number, k: number): number => Number(choose(n, k))
const ordered = (n: number, k: number): number => Number(factorial(n) / factorial(n - k))
/** n and k of the choice that is really made in the first group. */
const made = (p: Params): [number, number] => (p.kind === 'fixed' ? [p.n - 1, p.k - 1] : [p.n, p.k])
const answer = (p: Params): number => of(...made(p)) * (p.kind === 'two' ? of(p.n2, p.k2) : 1)

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(difficulty < 0.34 ? 0.08 : difficulty) ? chance.pick(['two', 'fixed'] as const) : 'one'
  const low = 5 + Math.round(5 * difficulty)
  const n = chance.int(low, low + 12)
  const n2 = chance.int(4, 6 + Math.round(2 * difficulty))
  return {
    kind,
    n,
    k: chance.int(kind === 'fixed' ? 3 : 2, Math.min(n - 2, 5 + Math.round(difficulty))),
    n2: kind === 'two' ? n2 : 0,
    k2: kind === 'two' ? chance.int(1, Math.min(n2 - 1, 3)) : 0,
    story: chance.int(0, stories.length - 1),
  }
}

function reject(p: Params): string | null {
  if (p.kind === 'fixed' && p.k < 3) return 'only one left to choose'
  return answer(p) > 20_000 ? 'too many to write' : null
}

/** Things chosen together, where order does not matter. The second name is that of the second group. */
const stories = [
  { things: 'players', second: 'goalkeepers', group: 'a team' },
  { things: 'books', second: 'magazines', group: 'a pile to take along' },
  { things: 'toppings', second: 'sauces', group: 'a pizza' },
  { things: 'singers', second: 'drummers', group: 'a band' },
  { things: 'cards', second: 'dice', group: 'a starting hand' },
  { things: 'flowers', second: 'ribbons', group: 'a bunch' },
  { things: 'beads', second: 'clasps', group: 'a bracelet kit' },
  { things: 'students', second: 'teachers', group: 'a committee' },
] as const

type Story = (typeof stories)[number]
const storyOf = (p: Params): Story => stories[p.story] as Story
const binomial = (n: number, k: number): string => `\\binom{${n}}{${k}}`

function prompt(p: Params, words: Chance): { text: string } {
  const { things, second } = storyOf(p)
  const [name] = pickNames(words, 1)
  if (p.kind === 'two')
    return {
      text: `${name} chooses \\(${p.k}\\) of \\(${p.n}\\) ${things} and \\(${p.k2}\\) of \\(${p.n2}\\) ${second}. In how many ways can ${name} choose them?`,
    }
  const sure = p.kind === 'fixed' ? ` One of the \\(${p.k}\\) ${things} is already chosen.` : ''
  return {
    text: `${name} chooses \\(${p.k}\\) of \\(${p.n}\\) ${things}.${sure} The order does not matter. In how many ways can ${name} choose them?`,
  }
}

function distractors(p: Params): Distractor[] {
  const [n, k] = made(p)
  const rest = p.kind === 'two' ? of(p.n2, p.k2) : 1
  const list: Distractor[] = [
    {
      value: whole(ordered(n, k) * (p.kind === 'two' ? ordered(p.n2, p.k2) : 1)),
      misconception: 'order_matters_mixup',
      why: 'That counts each choice once for every order. Here the order does not matter.',
    },
  ]
  if (p.kind === 'two')
    list.push({
      value: whole(of(n, k) + rest),
      misconception: 'wrong_operation',
      why: 'Each choice of one kind goes with every choice of the other. Multiply.',
    })
  if (p.kind === 'fixed')
    list.push({
      value: whole(of(p.n, p.k)),
      misconception: 'looks_alike',
      why: 'One is sure to be chosen already. Only the others are still open.',
    })
  list.push(
    {
      value: whole(n * k * rest),
      misconception: 'wrong_operation',
      why: 'Multiplying the two numbers does not count the choices. List a small case to see why.',
    },
    { value: whole(of(n, k) * rest + n), misconception: 'near', why: 'Work out the quotient once more.' },
    { value: whole(of(n, k - 1 || 1) * rest), misconception: 'looks_alike', why: 'That chooses one too few.' },
  )
  return list
}

function hints(p: Params): Hint[] {
  const [n, k] = made(p)
  return [
    { text: 'Does it matter in which order they are chosen? No: only who or what is chosen counts.' },
    p.kind === 'fixed'
      ? { text: `One is sure. How many are still to be chosen, and of how many? \\(${k}\\) of \\(${n}\\).` }
      : { text: `Choosing \\(${k}\\) of \\(${n}\\) without order is written \\(${binomial(n, k)}\\).` },
    {
      text: `Divide the \\(${ordered(n, k)}\\) ordered choices by the \\(${Number(factorial(k))}\\) orders of each one.${p.kind === 'two' ? ' Do the same for the other kind and multiply.' : ''}`,
    },
  ]
}

const quotient = (n: number, k: number): string =>
  `${binomial(n, k)} = \\frac{${ordered(n, k)}}{${Number(factorial(k))}} = ${of(n, k)}`

function solution(p: Params): Step[] {
  const [n, k] = made(p)
  const value = whole(answer(p))
  const steps: Step[] = []
  if (p.kind === 'fixed')
    steps.push({
      say: `One is sure, so \\(${k}\\) more are chosen of the other \\(${n}\\).`,
      latex: `${p.k} - 1 = ${k} \\qquad ${p.n} - 1 = ${n}`,
      relation: 'next',
    })
  steps.push({
    say: `Count with order first, then divide by the number of orders of \\(${k}\\).`,
    latex: quotient(n, k),
    ...(p.kind === 'two' ? {} : { value }),
    relation: 'next',
  })
  if (p.kind === 'two')
    steps.push(
      { say: 'Do the same for the second kind.', latex: quotient(p.n2, p.k2), relation: 'next' },
      {
        say: 'Every choice of one kind goes with every choice of the other.',
        latex: `${of(n, k)} \\times ${of(p.n2, p.k2)} = ${answer(p)}`,
        value,
        relation: 'next',
      },
    )
  else
    steps.push({
      say: 'So that many different choices can be made.',
      latex: String(answer(p)),
      value,
      relation: 'same',
    })
  return steps
}

/** Count unordered selections (HSS-CP.B.9). */
export const level: TopicLevel<Params> = {
  key: 'counting_methods_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => [p.kind, p.n, p.k, p.n2, p.k2, p.story].join(),
  prompt,
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  load: (p) => (p.kind === 'one' ? 0 : 4) + p.n / 2,
}
