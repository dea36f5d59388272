import { whole } from '../../values/rational.ts'
import { latexOf, shapes, tokensOf, valueInOrder, withoutFirstBracket } from './shape.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** An expression with brackets: a pattern of `shapes` and its numbers. */
export interface Params {
  readonly pattern: string
  readonly steps: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const usual = ['x:', '+-'] as const
const numbers = (p: Params): Record<string, number> => ({ a: p.a, b: p.b, c: p.c, d: p.d })
const tokens = (p: Params): string[] => tokensOf(p.pattern, numbers(p))
const bare = (p: Params): string[] => tokens(p).filter((token) => token !== '(' && token !== ')')

/** The tokens after each bracket, then the value. */
function worked(p: Params): { readonly stages: readonly string[][]; readonly value: number } {
  const stages = [tokens(p)]
  for (let last = tokens(p); last.includes('(');) {
    last = withoutFirstBracket(last)
    stages.push(last)
  }
  return { stages, value: valueInOrder(stages.at(-1) ?? [], usual) }
}

function params(chance: Chance, difficulty: number): Params {
  const wanted = chance.happens(1.4 * difficulty - 0.2) ? 3 : 2
  const shape = chance.pick(shapes.filter((s) => s.steps === wanted))
  const most = 9 + Math.round(8 * difficulty)
  const a = chance.int(3, most)
  const b = chance.int(2, most)
  const large = shape.name.startsWith('less') ? a + b + chance.int(2, 9 + Math.round(20 * difficulty)) : a
  return {
    pattern: shape.pattern,
    steps: shape.steps,
    a: large,
    b,
    c: chance.int(2, shape.name === 'sum times difference' ? 12 : 9),
    d: chance.int(2, 9),
  }
}

function reject(p: Params): string | null {
  const { stages, value } = worked(p)
  if (!Number.isInteger(value) || value < 1) return 'not a whole number'
  if (stages.some((stage) => stage.some((token) => Number(token) <= 0))) return 'nothing or less in a bracket'
  if (value > 400) return 'too large'
  if (tokens(p).includes(String(value))) return 'the answer stands in the question'
  return valueInOrder(bare(p), usual) === value ? 'the brackets change nothing' : null
}

const isFit = (n: number): boolean => Number.isInteger(n) && n >= 0

function distractors(p: Params): Distractor[] {
  const { stages, value } = worked(p)
  const inside = stages[1] ?? []
  const list: (readonly [number, string, string])[] = [
    [
      valueInOrder(bare(p), ['x:+-']),
      'left_to_right_only',
      'You worked from left to right. Work out what is in the parentheses first.',
    ],
    [
      valueInOrder(bare(p), usual),
      'distribute_first_only',
      'That leaves the parentheses out. Everything inside belongs together.',
    ],
    [
      valueInOrder(inside, ['+-', 'x:']),
      'add_before_subtract',
      'After the parentheses, multiply or divide before you add or subtract.',
    ],
    [
      valueInOrder(bare(p), ['+', '-', 'x:']),
      'add_before_subtract',
      'Adding does not always come first. The parentheses say where to start.',
    ],
    [
      Number(inside.find((token, i) => token !== tokens(p)[i])),
      'stops_early',
      'That is the part in the parentheses. Now do the rest.',
    ],
    [value + 1, 'slip_off_by_one', 'The order is right. Check your arithmetic once more.'],
    [value - 1, 'slip_off_by_one', 'The order is right. Check your arithmetic once more.'],
  ]
  return list.filter(([n]) => isFit(n)).map(([n, misconception, why]) => ({ value: whole(n), misconception, why }))
}

function solution(p: Params): Step[] {
  const { stages, value } = worked(p)
  const steps = stages.slice(1).map((stage, i): Step => {
    const before = stages[i] ?? []
    const part = before.slice(before.indexOf('('), before.indexOf(')') + 1)
    return {
      say: `${i === 0 ? 'Start' : 'Then go on'} inside the parentheses: \\(${latexOf(part)}\\) is \\(${stage[before.indexOf('(')]}\\).`,
      latex: latexOf(stage),
      relation: 'next',
    }
  })
  const last = stages.at(-1) ?? []
  if (last.length > 3) {
    const at = last.findIndex((token) => token === 'x' || token === ':')
    const reached = [
      ...last.slice(0, at - 1),
      String(valueInOrder(last.slice(at - 1, at + 2), usual)),
      ...last.slice(at + 2),
    ]
    steps.push({
      say: `Now ${last[at] === 'x' ? 'multiply' : 'divide'}, before you add or subtract.`,
      latex: latexOf(reached),
      relation: 'next',
    })
    steps.push({
      say: 'Do what is left.',
      latex: `${latexOf(reached)} = ${value}`,
      value: whole(value),
      relation: 'next',
    })
    return steps
  }
  steps.push({
    say: 'Now only one sign is left. Work it out.',
    latex: `${latexOf(last)} = ${value}`,
    value: whole(value),
    relation: 'next',
  })
  return steps
}

/** Evaluate expressions with parentheses (5.OA.A.1). */
export const level: TopicLevel<Params> = {
  key: 'order_of_operations_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => tokens(p).join(''),
  prompt: (p, words) => ({
    text: words.pick(['Work it out.', 'Find the value.', 'Evaluate.']),
    latex: latexOf(tokens(p)),
  }),
  answer: (p) => whole(worked(p).value),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => {
    const all = tokens(p)
    const part = all.slice(all.indexOf('('), all.indexOf(')') + 1)
    return [
      { text: 'Parentheses are done first. Find them.' },
      { text: `Start with \\(${latexOf(part)}\\).` },
      { text: `Put that number in: \\(${latexOf(worked(p).stages.at(-1) ?? [])}\\).` },
    ]
  },
  solution,
  load: (p) => 3 * p.steps + Math.log2(p.a * p.b),
}
