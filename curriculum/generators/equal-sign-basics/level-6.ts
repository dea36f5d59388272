import { barModel } from '../../figures/bar-model.ts'
import { minus, plus, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Node } from '../../values/values.ts'

/** A story in two steps: k groups of n and b more ('more') or less ('less') make the total; n is unknown. */
export interface Params {
  readonly kind: 'more' | 'less'
  readonly thing: number
  readonly k: number
  readonly n: number
  readonly b: number
}

const things = ['markers', 'stickers', 'beads', 'shells', 'cards', 'muffins', 'pencils', 'apples'] as const
const total = (p: Params): number => p.k * p.n + (p.kind === 'more' ? p.b : -p.b)
const groups = (p: Params): Node => times(p.k, 'n')
const side = (p: Params): Node => (p.kind === 'more' ? plus(groups(p), p.b) : minus(groups(p), p.b))
const answer = (p: Params): Equation => equation(side(p), plus(total(p)))

function params(chance: Chance, difficulty: number): Params {
  const k = chance.int(2 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty))
  const n = chance.int(4 + Math.round(4 * difficulty), 9 + Math.round(11 * difficulty))
  return {
    kind: chance.pick(['more', 'less'] as const),
    thing: chance.int(0, things.length - 1),
    k,
    n,
    b: chance.int(2, 8 + Math.round(6 * difficulty)),
  }
}

function prompt(p: Params, words: Chance): Prompt {
  const [name] = pickNames(words, 1)
  const what = things[p.thing]
  const first = `${name} buys ${p.k} bags with \\(n\\) ${what} in each.`
  const then =
    p.kind === 'more'
      ? `A friend adds ${p.b} more. Now there are ${total(p)}.`
      : `${name} gives ${p.b} away. Now ${total(p)} are left.`
  return { text: `${first} ${then} Which equation fits?` }
}

function picture(p: Params): Figure {
  const parts = Array.from({ length: p.k }, () => ({ size: p.n, text: 'n' }))
  if (p.kind === 'more')
    return barModel({
      bars: [{ parts: [...parts, { size: p.b, text: String(p.b), second: true }], total: String(total(p)) }],
    })
  return barModel({
    bars: [
      { name: 'bags', parts },
      {
        name: 'now',
        parts: [
          { size: total(p), text: String(total(p)) },
          { size: p.b, text: String(p.b), second: true },
        ],
      },
    ],
  })
}

function distractors(p: Params): Distractor[] {
  const other = (node: Node, right: number): Equation => equation(node, plus(right))
  const t = total(p)
  const flipped = p.kind === 'more' ? minus(groups(p), p.b) : plus(groups(p), p.b)
  return [
    wrongAnswer(
      other(flipped, t),
      'wrong_operation',
      p.kind === 'more' ? `${p.b} more came, so add them to the bags.` : `${p.b} were given away, so subtract them.`,
    ),
    wrongAnswer(
      other(groups(p), t),
      'equal_means_answer',
      `That leaves out the ${p.b}. Both sides must hold the whole story.`,
    ),
    wrongAnswer(
      other(p.kind === 'more' ? plus(times(p.b, 'n'), p.k) : minus(times(p.b, 'n'), p.k), t),
      'reversed_order',
      `There are ${p.k} bags, so \\(n\\) comes ${p.k} times.`,
    ),
    wrongAnswer(
      other(plus('n', p.kind === 'more' ? p.k + p.b : p.k - p.b), t),
      'looks_alike',
      `${p.k} bags of \\(n\\) means ${p.k} times \\(n\\), not ${p.k} more.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const before = p.k * p.n
  return [
    nextStep(`${p.k} bags with \\(n\\) in each are \\(${nodeToLatex(groups(p))}\\).`, nodeToLatex(groups(p))),
    nextStep(
      p.kind === 'more'
        ? `Add the ${p.b} more. That makes ${total(p)}.`
        : `Take the ${p.b} away. ${total(p)} are left.`,
      `${nodeToLatex(side(p))} = ${total(p)}`,
      value,
    ),
    nextStep(
      p.kind === 'more' ? `To solve it, take the ${p.b} away.` : `To solve it, put the ${p.b} back.`,
      `${nodeToLatex(groups(p))} = ${before}`,
    ),
    nextStep(`Divide by ${p.k}.`, `n = ${before} \\div ${p.k} = ${p.n}`),
    {
      say: `Check: ${p.k} times ${p.n} is ${before}, and ${p.kind === 'more' ? `${p.b} more` : `${p.b} less`} is ${total(p)}.`,
      value,
      relation: 'same',
    },
  ]
}

/** Write an equation with a letter for the unknown (4.OA.A.3). */
export const level: TopicLevel<Params> = {
  key: 'equal_sign_basics/6',
  version: 1,
  params,
  reject: (p) => (total(p) < 5 || p.b === p.k || (p.kind === 'less' && p.b >= (p.k * p.n) / 2) ? 'an odd story' : null),
  note: (p) => `${p.kind} ${p.k} ${p.n} ${p.b}`,
  prompt,
  answer,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the equation of the story is asked for' },
  widget: () => ({ keys: ['n', '+', '-', '=', '×'] }),
  distractors,
  hints: (p) => [
    { text: 'How many are in all the bags together? Write it with n.' },
    { text: `${p.k} bags of \\(n\\) are \\(${nodeToLatex(groups(p))}\\). What happens then?` },
    {
      text: `${p.kind === 'more' ? 'Add' : 'Subtract'} ${p.b}. On the other side of the equals sign stands ${total(p)}.`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.k * p.n + p.b,
}
