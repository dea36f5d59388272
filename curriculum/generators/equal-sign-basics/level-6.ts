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

/** How the story begins, and what happens then. */
const frames = [
  (who: string, k: number, what: string) => `${who} buys ${k} bags with \\(n\\) ${what} in each.`,
  (who: string, k: number, what: string) => `${who} has ${k} boxes of \\(n\\) ${what}.`,
  (who: string, k: number, what: string) => `${who} makes ${k} rows of \\(n\\) ${what}.`,
  (who: string, k: number, what: string) => `${who} fills ${k} plates with \\(n\\) ${what} each.`,
] as const
const endings = {
  more: [
    (_: string, b: number, t: number, what: string) => `A friend adds ${b} more ${what}. Now there are ${t}.`,
    (who: string, b: number, t: number, what: string) => `${who} finds ${b} more ${what}. That makes ${t} in all.`,
  ],
  less: [
    (who: string, b: number, t: number, what: string) => `${who} gives away ${b} ${what}. Now ${t} are left.`,
    (_: string, b: number, t: number, what: string) => `A friend takes ${b} ${what}. Now there are ${t}.`,
  ],
} as const

function prompt(p: Params, words: Chance): Prompt {
  const [name = ''] = pickNames(words, 1)
  const what = things[p.thing] ?? ''
  const first = words.pick(frames)(name, p.k, what)
  const then = words.pick(endings[p.kind])(name, p.b, total(p), what)
  return { text: `${first} ${then} Write an equation with \\(n\\) for the story.` }
}

function picture(p: Params): Figure {
  const parts = Array.from({ length: p.k }, () => ({ size: p.n, text: 'n' }))
  if (p.kind === 'more')
    return barModel({
      bars: [{ parts: [...parts, { size: p.b, text: String(p.b), second: true }], total: String(total(p)) }],
    })
  return barModel({
    bars: [
      { name: 'start', parts },
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
      p.kind === 'more'
        ? `You subtracted ${p.b}. There are ${p.b} more, so add.`
        : `You added ${p.b}. There are ${p.b} fewer, so subtract.`,
    ),
    wrongAnswer(
      other(groups(p), t),
      'equal_means_answer',
      `You left out the ${p.b}. Write the whole story in the equation.`,
    ),
    wrongAnswer(
      other(p.kind === 'more' ? plus(times(p.b, 'n'), p.k) : minus(times(p.b, 'n'), p.k), t),
      'reversed_order',
      `There are ${p.k} groups of \\(n\\), so multiply \\(n\\) by ${p.k}.`,
    ),
    wrongAnswer(
      other(plus('n', p.kind === 'more' ? p.k + p.b : p.k - p.b), t),
      'looks_alike',
      `${p.k} groups of \\(n\\) means ${p.k} times \\(n\\), not ${p.k} more.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const before = p.k * p.n
  return [
    nextStep(`There are ${p.k} groups of \\(n\\). Multiply to write them.`, nodeToLatex(groups(p))),
    nextStep(
      p.kind === 'more' ? `Add ${p.b}. The total is ${total(p)}.` : `Subtract ${p.b}. The number left is ${total(p)}.`,
      `${nodeToLatex(side(p))} = ${total(p)}`,
      value,
    ),
    nextStep(
      p.kind === 'more' ? `To solve, subtract ${p.b} from both sides.` : `To solve, add ${p.b} to both sides.`,
      `${nodeToLatex(groups(p))} = ${before}`,
    ),
    nextStep(`Divide both sides by ${p.k}.`, `n = ${before} \\div ${p.k} = ${p.n}`),
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
  rules: () => ({ calculation: true }),
  formsLeftOut: { numeric: 'the equation of the story is asked for' },
  widget: () => ({ keys: ['n', '+', '-', '=', '×'] }),
  distractors,
  hints: (p) => [
    { text: 'How many are in all the groups together? Write it with \\(n\\).' },
    { text: `${p.k} groups of \\(n\\) are \\(${nodeToLatex(groups(p))}\\). What happens next?` },
    {
      text: `${p.kind === 'more' ? 'Add' : 'Subtract'} ${p.b}. Write ${total(p)} on the other side of the equal sign.`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.k * p.n + p.b,
}
