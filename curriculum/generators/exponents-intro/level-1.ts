import { expression } from '../../values/items.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { num, plus, pow, sym, times } from '../../expressions/build.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

/** A base, a number or a letter, and how often it is a factor. */
export interface Run {
  readonly base: number | string
  readonly count: number
}

export interface Params {
  readonly runs: readonly Run[]
}

const base = (run: Run): Node => (typeof run.base === 'number' ? num(run.base) : sym(run.base))
const asPower = (run: Run): Node => (run.count === 1 ? base(run) : pow(base(run), run.count))
const joined = (factors: readonly Node[]): Node => (factors.length === 1 && factors[0] ? factors[0] : times(...factors))
const answerNode = (p: Params): Node => joined(p.runs.map(asPower))
const shown = (p: Params): string =>
  p.runs.flatMap((run) => Array.from({ length: run.count }, () => String(run.base))).join(' \\times ')

function params(chance: Chance, difficulty: number): Params {
  if (chance.happens(1.6 * difficulty - 0.3)) {
    const [a = 2, b = 3] = chance.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2)
    const most = 3 + Math.round(2 * difficulty)
    const runs = [
      { base: a, count: chance.int(2, most) },
      { base: chance.happens(0.3) ? chance.pick(['n', 'y', 'k']) : b, count: chance.int(2, most) },
    ]
    return { runs }
  }
  const isLetter = chance.happens(0.05)
  return { runs: [{ base: isLetter ? chance.pick(['n', 'y', 'k']) : chance.int(2, 60), count: chance.int(3, 8) }] }
}

function reject(p: Params): string | null {
  const [first, second] = p.runs
  if (first && second && first.count === second.count) return 'the same exponent twice'
  if (!second && first?.base === 2 && first.count === 4) return 'base and exponent may change places here'
  return p.runs.some((run) => run.base === run.count) ? 'base and exponent alike' : null
}

function distractors(p: Params): Distractor[] {
  const list: (readonly [Node, string, string])[] = []
  const [first, second] = p.runs
  if (first && !second) {
    list.push([
      times(first.count, base(first)),
      'power_as_product',
      `That is \\(${first.base}\\) added \\(${first.count}\\) times. Here it is multiplied.`,
    ])
    if (typeof first.base === 'string' || first.base <= 15)
      list.push([
        pow(first.count, base(first)),
        'reversed_order',
        'The number that is multiplied is the base. How often goes on top.',
      ])
    for (const step of [-1, 1])
      list.push([pow(base(first), first.count + step), 'slip_off_by_one', 'Count the factors once more.'])
  }
  if (first && second) {
    list.push(
      [
        joined([times(first.count, base(first)), times(second.count, base(second))].map((it) => it)),
        'power_as_product',
        'A power counts how often a number is multiplied. It is not that many times the number.',
      ],
      [
        joined([asPower({ ...first, count: second.count }), asPower({ ...second, count: first.count })]),
        'reversed_order',
        'Count how often each base comes, one after the other.',
      ],
      [plus(asPower(first), asPower(second)), 'wrong_operation', 'There is a times sign between the two groups.'],
      [
        joined([asPower({ ...first, count: first.count + 1 }), asPower(second)]),
        'slip_off_by_one',
        'Count the factors once more.',
      ],
    )
  }
  return list.map(([node, misconception, why]) => ({ value: expression(node), misconception, why }))
}

function solution(p: Params): Step[] {
  return [
    ...p.runs.map((run): Step => ({
      say: `The factor \\(${run.base}\\) comes \\(${run.count}\\) times. So \\(${run.base}\\) is the base and \\(${run.count}\\) the exponent.`,
      latex: nodeToLatex(asPower(run)),
      relation: 'next',
    })),
    {
      say: p.runs.length > 1 ? 'Multiply the two powers.' : 'That is the whole product.',
      latex: `${shown(p)} = ${nodeToLatex(answerNode(p))}`,
      value: expression(answerNode(p)),
      relation: 'next',
    },
  ]
}

/** Write repeated multiplication as a power (6.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_intro/1',
  version: 1,
  params,
  reject,
  note: (p) => p.runs.map((run) => `${run.base}^${run.count}`).join(' '),
  prompt: (p, words) => ({
    text:
      p.runs.length > 1
        ? words.pick(['Write with exponents.', 'Write the product with powers.'])
        : words.pick(['Write as a power.', 'Write with an exponent.']),
    latex: shown(p),
  }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ written: 'power' }),
  distractors,
  hints: (p) => [
    { text: 'Which number is multiplied again and again? It is the base.' },
    {
      text:
        p.runs.length > 1
          ? 'There are two bases. Count the factors of each.'
          : 'How many factors are there? Count them.',
    },
    { text: 'The count goes on top as a small number: the exponent.' },
  ],
  solution,
  load: (p) => 5 * p.runs.length + p.runs.reduce((sum, run) => sum + run.count, 0) / 4,
}
