import { barModel } from '../../figures/bar-model.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * `packed`: (a x b - c) / d. `two_prices`: a x b + c x d. `saved`: a x b - c (d is 0). `shared`: (a + b - c) / d.
 */
export interface Params {
  readonly kind: 'packed' | 'two_prices' | 'saved' | 'shared'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** The value after each step, the last one the answer, with the line that gives it. */
function stages({ kind, a, b, c, d }: Params): { line: string; value: number }[] {
  const [product, sum] = [a * b, a + b]
  switch (kind) {
    case 'packed':
      return [
        { line: `${a} \\times ${b}`, value: product },
        { line: `${product} - ${c}`, value: product - c },
        { line: `${product - c} \\div ${d}`, value: (product - c) / d },
      ]
    case 'two_prices':
      return [
        { line: `${a} \\times ${b}`, value: product },
        { line: `${c} \\times ${d}`, value: c * d },
        { line: `${product} + ${c * d}`, value: product + c * d },
      ]
    case 'saved':
      return [
        { line: `${a} \\times ${b}`, value: product },
        { line: `${product} - ${c}`, value: product - c },
      ]
    case 'shared':
      return [
        { line: `${a} + ${b}`, value: sum },
        { line: `${sum} - ${c}`, value: sum - c },
        { line: `${sum - c} \\div ${d}`, value: (sum - c) / d },
      ]
  }
}

const answer = (p: Params): number => stages(p).at(-1)?.value ?? 0

/** Two steps at first; three steps and larger numbers later. */
function params(chance: Chance, difficulty: number): Params {
  const draw = chance.unit() + 1.4 * difficulty
  const kind = draw < 0.6 ? 'saved' : draw < 1.1 ? 'two_prices' : chance.pick(['packed', 'shared'] as const)
  const rise = (low: number, high: number): number =>
    chance.int(low + Math.round(3 * difficulty), high + Math.round(6 * difficulty))
  switch (kind) {
    case 'saved': {
      const [a, b] = [chance.int(4, 9), rise(6, 15)]
      return { kind, a, b, c: chance.int(11, Math.max(12, a * b - 5)), d: 0 }
    }
    case 'two_prices':
      return { kind, a: chance.int(2, 5), b: rise(9, 16), c: chance.int(2, 5), d: rise(4, 8) }
    case 'packed': {
      const [a, b, d] = [chance.int(4, 9), rise(12, 24), chance.int(4, 9)]
      return { kind, a, b, c: ((a * b) % d) + d * chance.int(1, 4), d }
    }
    case 'shared': {
      const [a, b, d] = [rise(40, 90), rise(30, 80), chance.int(4, 9)]
      return { kind, a, b, c: ((a + b) % d) + d * chance.int(1, 3), d }
    }
  }
}

function reject(p: Params): string | null {
  if (stages(p).some((s) => s.value < 3)) return 'too little is left'
  if (p.kind === 'two_prices' && (p.a === p.c || p.b <= p.d)) return 'prices or numbers alike'
  if (p.kind === 'shared' && p.a === p.b) return 'equal amounts'
  return p.kind !== 'saved' && p.kind !== 'two_prices' && answer(p) === p.d ? 'the answer stands in the story' : null
}

function story(p: Params, words: Chance): string {
  const [one, two] = pickNames(words, 2)
  const [a, b, c, d] = [`\\(${p.a}\\)`, `\\(${p.b}\\)`, `\\(${p.c}\\)`, `\\(${p.d}\\)`]
  switch (p.kind) {
    case 'packed':
      return words.pick([
        `A bakery makes ${a} trays of ${b} rolls. It sells ${c} rolls and puts the others in bags of ${d}. How many bags does it fill?`,
        `A farm picks ${a} baskets of ${b} apples. Workers eat ${c} apples and pack the others in boxes of ${d}. How many boxes do they fill?`,
      ])
    case 'two_prices':
      return words.pick([
        `A museum ticket costs $${p.b} for an adult and $${p.d} for a child. What do ${a} adults and ${c} children pay in dollars?`,
        `${one} buys ${a} books for $${p.b} each and ${c} pens for $${p.d} each. How many dollars does ${one} spend?`,
      ])
    case 'saved':
      return words.pick([
        `${one} saves $${p.b} a week for ${a} weeks and then spends $${p.c}. How many dollars are left?`,
        `A club buys ${a} boxes of ${b} cards and gives away ${c} cards. How many cards are left?`,
      ])
    case 'shared':
      return words.pick([
        `${one} picks ${a} plums and ${two} picks ${b}. They eat ${c} plums and put the others in bags of ${d}. How many bags do they fill?`,
        `${one} has ${a} stickers and ${two} has ${b}. They keep ${c} stickers and share the others among ${d} friends. How many stickers does each friend get?`,
      ])
  }
}

function distractors(p: Params): Distractor[] {
  const steps = stages(p)
  const shown = [p.a, p.b, p.c, p.d]
  const list: Distractor[] = steps
    .slice(0, -1)
    .toReversed()
    .map((step, i) => ({
      value: whole(step.value),
      misconception: i === steps.length - 2 ? 'first_step_only' : 'stops_early',
      why: `That is \\(${step.line}\\). Read what happens next.`,
    }))
  list.splice(1, 0, {
    value: whole(shown.reduce((sum, n) => sum + n, 0)),
    misconception: 'keyword_operation',
    why: `You added ${shown.filter((n) => n > 0).join(', ')}. Multiply for equal groups.`,
  })
  list.push({
    value: whole(answer(p) + 1),
    misconception: 'slip_off_by_one',
    why: `Your plan works. Check the last step, \\(${steps.at(-1)?.line ?? ''}\\).`,
  })
  return list
}

function picture(p: Params): Figure {
  const part = (
    size: number,
    text: string | null,
    second = false,
  ): { size: number; text: string | null; second: boolean } => ({ size, text, second })
  const groups = (count: number, size: number, second = false): ReturnType<typeof part>[] =>
    Array.from({ length: count }, () => part(size, String(size), second))
  const [first, second] = stages(p).map((s) => s.value) as [number, number]
  switch (p.kind) {
    case 'packed':
      return barModel({
        bars: [{ parts: groups(p.a, p.b) }, { parts: [part(second, ''), part(p.c, String(p.c), true)] }],
      })
    case 'two_prices':
      return barModel({ bars: [{ parts: [...groups(p.a, p.b), ...groups(p.c, p.d, true)], total: null }] })
    case 'saved':
      return barModel({
        bars: [{ parts: groups(p.a, p.b) }, { parts: [part(first - p.c, null), part(p.c, String(p.c), true)] }],
      })
    case 'shared':
      return barModel({
        bars: [
          { parts: [part(p.a, String(p.a)), part(p.b, String(p.b), true)] },
          { parts: [part(second, ''), part(p.c, String(p.c), true)] },
        ],
      })
  }
}

const said: Readonly<Record<Params['kind'], readonly string[]>> = {
  packed: [
    'Multiply to find how many there are at first.',
    'Subtract what is used.',
    'Divide what is left into equal groups.',
  ],
  two_prices: ['Multiply to find the first cost.', 'Multiply to find the second cost.', 'Add the two costs.'],
  saved: ['Multiply to find how much there is at first.', 'Subtract what is used.'],
  shared: ['Add the two amounts.', 'Subtract what is used.', 'Divide what is left into equal groups.'],
}

function hints(p: Params): Hint[] {
  const [first, second] = stages(p)
  return [
    { text: 'Make a plan. Which step comes first? What does it tell you?' },
    { text: `${said[p.kind][0]} Find \\(${first?.line}\\).` },
    { text: `The first step gives \\(${first?.value}\\). Next find \\(${second?.line}\\).` },
  ]
}

function solution(p: Params): Step[] {
  return stages(p).map((stage, i) => ({
    say: said[p.kind][i] ?? '',
    latex: `${stage.line} = ${stage.value}`,
    ...(i === 0 ? { figure: picture(p) } : {}),
    value: whole(stage.value),
    relation: 'next',
  }))
}

/** Solve multi-step stories using all four operations (4.OA.A.3). */
export const level: TopicLevel<Params> = {
  key: 'addition_subtraction_word_problems/9',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c} ${p.d}`,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => ({ saved: 6, two_prices: 9, packed: 12, shared: 12 })[p.kind] + p.b / 20,
}
