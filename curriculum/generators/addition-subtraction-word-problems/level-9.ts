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
        `A bakery makes ${a} trays of ${b} rolls and sells ${c} of them. The rest go in bags of ${d}. How many bags are filled?`,
        `A farm fills ${a} baskets with ${b} apples each. ${c} apples are eaten. The rest go in boxes of ${d}. How many boxes are filled?`,
      ])
    case 'two_prices':
      return words.pick([
        `A museum ticket costs ${b} dollars for adults and ${d} dollars for children. What do ${a} adults and ${c} children pay?`,
        `${one} buys ${a} books for ${b} dollars each and ${c} pens for ${d} dollars each. How many dollars is that?`,
      ])
    case 'saved':
      return words.pick([
        `${one} saves ${b} dollars a week for ${a} weeks and then spends ${c} dollars. How many dollars are left?`,
        `A club buys ${a} boxes of ${b} cards and hands out ${c} cards. How many cards are left?`,
      ])
    case 'shared':
      return words.pick([
        `${one} picks ${a} plums and ${two} picks ${b}. They eat ${c} and put the rest in bags of ${d}. How many bags do they fill?`,
        `${one} has ${a} stickers and ${two} has ${b}. They keep ${c} and share the rest among ${d} friends. How many does each friend get?`,
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
      why: `That is \\(${step.line}\\). The story goes on after that.`,
    }))
  list.splice(1, 0, {
    value: whole(shown.reduce((sum, n) => sum + n, 0)),
    misconception: 'keyword_operation',
    why: 'All numbers were added. Groups of the same size are multiplied.',
  })
  list.push({
    value: whole(answer(p) + 1),
    misconception: 'slip_off_by_one',
    why: 'The plan is right. Work out the last step once more.',
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
    'First find how many there are at the start.',
    'Take away what is used.',
    'Divide the rest into equal groups.',
  ],
  two_prices: ['Find the price of the first kind.', 'Find the price of the second kind.', 'Add both prices.'],
  saved: ['First find how much there is before anything is used.', 'Take away what is used.'],
  shared: ['First put both amounts together.', 'Take away what is used.', 'Divide the rest into equal groups.'],
}

function hints(p: Params): Hint[] {
  const [first, second] = stages(p)
  return [
    { text: 'Make a plan. Which step comes first, and what does it tell you?' },
    { text: `${said[p.kind][0]} Work out \\(${first?.line}\\).` },
    { text: `That gives \\(${first?.value}\\). Then: \\(${second?.line}\\).` },
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
