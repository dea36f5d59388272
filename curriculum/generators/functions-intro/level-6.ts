import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'

/** f(x) = a x^2 + b x + c, evaluated at x. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly x: number
  readonly name: 'f' | 'g' | 'h'
}

const value = (p: Params, x = p.x): number => p.a * x * x + p.b * x + p.c

/** The rule with something in the place of x. */
function written(p: Params, x: string): string {
  const square = p.a === 0 ? '' : `${p.a === 1 ? '' : p.a === -1 ? '-' : p.a}${x}^2`
  const size = Math.abs(p.b)
  const linear =
    p.b === 0 ? '' : `${square === '' ? (p.b < 0 ? '-' : '') : p.b < 0 ? ' - ' : ' + '}${size === 1 ? '' : size}${x}`
  const rest = p.c === 0 ? '' : p.c < 0 ? ` - ${-p.c}` : ` + ${p.c}`
  return `${square}${linear}${rest}`
}

function params(chance: Chance, difficulty: number): Params {
  const sign = (): 1 | -1 => (chance.happens(0.6 * difficulty) ? -1 : 1)
  const square = chance.happens(1.3 * difficulty - 0.15)
  return {
    a: square ? sign() * chance.int(1, 3) : 0,
    b: sign() * chance.int(2, 9),
    c: sign() * chance.int(1, 9),
    x: sign() * chance.int(2, 6 + Math.round(difficulty)),
    name: chance.pick(['f', 'g', 'h'] as const),
  }
}

function reject(p: Params): string | null {
  return [p.x, p.c, p.b, p.a].includes(value(p)) || value(p) === 0 ? 'the answer stands in the question' : null
}

const bracketed = (n: number): string => `(${n})`

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(p.x * (p.a + p.b + p.c)),
      misconception: 'function_notation_product',
      why: `\\(${p.name}(${p.x})\\) does not mean \\(${p.name}\\) times \\(${p.x}\\). Put \\(${p.x}\\) in the place of \\(x\\).`,
    },
  ]
  if (p.a !== 0)
    list.push({
      value: whole(p.a * 2 * p.x + p.b * p.x + p.c),
      misconception: 'looks_alike',
      why: 'Squaring means times itself, not times two.',
    })
  if (p.x < 0)
    list.push({
      value: whole(value(p, -p.x)),
      misconception: 'looks_alike',
      why: 'Keep the minus sign in brackets when you put the number in.',
    })
  list.push(
    {
      value: whole(value(p) - p.c),
      misconception: 'stops_early',
      why: `The number alone, \\(${p.c}\\), still has to be added.`,
    },
    { value: whole(value(p) - 2 * p.c), misconception: 'looks_alike', why: 'Look at the sign of the number alone.' },
    { value: whole(value(p) + 1), misconception: 'slip_off_by_one', why: 'Work out the sum once more.' },
  )
  return list
}

function hints(p: Params): Hint[] {
  return [
    { text: `\\(${p.name}(${p.x})\\) asks for the value of the rule at \\(x = ${p.x}\\).` },
    { text: `Write \\(${p.x}\\) in brackets wherever \\(x\\) stands.` },
    { text: `\\(${written(p, bracketed(p.x))}\\). Powers first, then products, then sums.` },
  ]
}

function solution(p: Params): Step[] {
  const terms = [...(p.a === 0 ? [] : [p.a * p.x * p.x]), p.b * p.x, p.c]
  const sum = terms.map((t, i) => (i === 0 ? String(t) : t < 0 ? ` - ${-t}` : ` + ${t}`)).join('')
  return [
    {
      say: `Put \\(${p.x}\\) in the place of \\(x\\).`,
      latex: `${p.name}(${p.x}) = ${written(p, bracketed(p.x))}`,
      relation: 'next',
    },
    {
      say: 'Work out powers and products.',
      latex: `${p.name}(${p.x}) = ${sum}`,
      value: whole(value(p)),
      relation: 'next',
    },
    { say: 'Add.', latex: `${p.name}(${p.x}) = ${value(p)}`, value: whole(value(p)), relation: 'same' },
  ]
}

/** Evaluate f(x) (HSF-IF.A.2). */
export const level: TopicLevel<Params> = {
  key: 'functions_intro/6',
  version: 1,
  params,
  reject,
  note: (p) => [p.a, p.b, p.c, p.x].join(),
  prompt: (p) => ({ text: `What is \\(${p.name}(${p.x})\\)?`, latex: `${p.name}(x) = ${written(p, 'x')}` }),
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints,
  solution,
  load: (p) => (p.a === 0 ? 0 : 4) + [p.a, p.b, p.c, p.x].filter((n) => n < 0).length + Math.abs(p.x) / 8,
}
