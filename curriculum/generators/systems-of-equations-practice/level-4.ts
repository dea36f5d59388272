import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'

/**
 * 'prices': x things at a dollars and y at c dollars, together n things and t dollars; x is asked for.
 * 'times': x is k times y, together n; x is asked for. 'more': x is a more than y, and together they are n; x is asked for.
 */
export interface Params {
  readonly kind: 'prices' | 'times' | 'more'
  readonly scene: number
  readonly x: number
  readonly y: number
  readonly a: number
  readonly c: number
}

const scenes = {
  prices: [
    ['adult tickets', 'child tickets'],
    ['large plants', 'small plants'],
    ['hardbacks', 'paperbacks'],
    ['pizzas', 'salads'],
  ],
  times: [
    ['students', 'teachers'],
    ['bees', 'beetles'],
    ['pencils', 'pens'],
    ['trees', 'benches'],
  ],
  more: [
    ['red beads', 'blue beads'],
    ['novels', 'comics'],
    ['apples', 'pears'],
    ['chairs', 'stools'],
  ],
} as const

const things = (p: Params): readonly [string, string] => scenes[p.kind][p.scene] ?? ['', '']
const n = (p: Params): number => p.x + p.y
const t = (p: Params): number => p.a * p.x + p.c * p.y

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(1.2 * difficulty - 0.1) ? 'prices' : chance.pick(['times', 'more'] as const)
  const scene = chance.int(0, 3)
  const y = chance.int(3 + Math.round(5 * difficulty), 15 + Math.round(15 * difficulty))
  const k = chance.int(2, 9)
  if (kind === 'times') return { kind, scene, x: k * y, y, a: k, c: 0 }
  if (kind === 'more') {
    const more = chance.int(3, 20)
    return { kind, scene, x: y + more, y, a: more, c: 0 }
  }
  const c = chance.int(3, 8)
  return {
    kind,
    scene,
    x: chance.int(3 + Math.round(5 * difficulty), 15 + Math.round(15 * difficulty)),
    y,
    a: c + chance.int(2, 7),
    c,
  }
}

const sellers = ['A theater', 'A garden shop', 'A bookshop', 'A café'] as const

function text(p: Params): string {
  const [one, two] = things(p)
  if (p.kind === 'prices')
    return `${sellers[p.scene] ?? ''} sells ${one} at ${p.a} dollars and ${two} at ${p.c} dollars. ${n(p)} are sold for ${t(p)} dollars in all. How many ${one} are sold?`
  if (p.kind === 'times')
    return `There are ${p.a} times as many ${one} as ${two}. Together there are ${n(p)}. How many ${one} are there?`
  return `There are ${p.a} more ${one} than ${two}. Together there are ${n(p)}. How many ${one} are there?`
}

function distractors(p: Params): Distractor[] {
  const [one, two] = things(p)
  const list: Distractor[] = [
    wrongAnswer(
      whole(p.y),
      p.kind === 'times' ? 'reversal_error' : 'looks_alike',
      p.kind === 'times'
        ? `There are more ${one}: multiply the number of ${two} by ${p.a}.`
        : `That is how many ${two} there are.`,
    ),
  ]
  if (p.kind === 'prices')
    list.push(
      wrongAnswer(
        whole(Math.round(t(p) / (p.a + p.c))),
        'wrong_operation',
        'They are not sold in pairs. Use two equations.',
      ),
      wrongAnswer(whole(Math.round(n(p) / 2)), 'stops_early', 'The two are not sold equally often.'),
    )
  else
    list.push(
      wrongAnswer(
        whole(p.kind === 'times' ? Math.round(n(p) / p.a) : n(p) - p.a),
        'stops_early',
        p.kind === 'times'
          ? `There are ${p.a + 1} equal parts in all, not ${p.a}.`
          : 'That is twice the smaller number.',
      ),
      wrongAnswer(
        whole(p.kind === 'times' ? n(p) - p.a : Math.round(n(p) / 2)),
        'wrong_operation',
        `Write the sentence about ${p.a} as an equation first.`,
      ),
    )
  return [
    ...list,
    wrongAnswer(whole(p.x + 1), 'slip_off_by_one', 'The way is right. Work it out once more.'),
    wrongAnswer(whole(p.x - 1), 'slip_off_by_one', 'The way is right. Work it out once more.'),
  ]
}

/** The two equations, and the one that is left after substitution. */
function equations(p: Params): readonly [string, string, string] {
  if (p.kind === 'prices')
    return [`x + y = ${n(p)}`, `${p.a}x + ${p.c}y = ${t(p)}`, `${p.a}x + ${p.c}(${n(p)} - x) = ${t(p)}`]
  if (p.kind === 'times') return [`x = ${p.a}y`, `x + y = ${n(p)}`, `${p.a}y + y = ${n(p)}`]
  return [`x = y + ${p.a}`, `x + y = ${n(p)}`, `y + ${p.a} + y = ${n(p)}`]
}

function hints(p: Params): Hint[] {
  const [one, two] = things(p)
  const [first, second] = equations(p)
  return [
    { text: `Let \\(x\\) be the number of ${one} and \\(y\\) the number of ${two}. Write two equations.` },
    { text: `One equation is \\(${first}\\).` },
    { text: `The other one is \\(${second}\\). Put one into the other.` },
  ]
}

function solution(p: Params): Step[] {
  const [one, two] = things(p)
  const [first, second, joined] = equations(p)
  const value = whole(p.x)
  const found =
    p.kind === 'prices'
      ? nextStep('Solve it.', `${p.a - p.c}x = ${t(p) - p.c * n(p)} \\qquad x = ${p.x}`, value)
      : nextStep('Solve it, and find \\(x\\) from \\(y\\).', `y = ${p.y} \\qquad x = ${p.x}`, value)
  return [
    nextStep(`Let \\(x\\) be the number of ${one} and \\(y\\) that of ${two}.`, `${first} \\qquad ${second}`),
    nextStep('Put one equation into the other.', joined),
    found,
    {
      say: `Check: ${p.x} and ${p.y} are ${n(p)} together.`,
      latex: `${p.x} + ${p.y} = ${n(p)}`,
      value,
      relation: 'same',
    },
  ]
}

/** Model and solve stories with two unknowns (8.EE.C.8c, HSA-CED.A.3). */
export const level: TopicLevel<Params> = {
  key: 'systems_of_equations_practice/4',
  version: 2,
  params,
  reject: (p) => (p.x === p.y || p.x === p.a || p.x === p.c || n(p) > 300 ? 'the answer stands in the question' : null),
  note: (p) => `${p.kind} ${p.x} ${p.y} ${p.a} ${p.c}`,
  prompt: (p) => ({ text: text(p) }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'choice'],
  formsLeftOut: { coordinate: 'one of the two numbers is asked for' },
  distractors,
  hints,
  solution,
  load: (p) => (p.kind === 'prices' ? 25 : 0) + p.y + p.a / 4,
}
