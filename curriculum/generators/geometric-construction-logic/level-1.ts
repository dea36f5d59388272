import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { item, order } from '../../values/items.ts'
import { constructions } from './constructions.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Item, Order } from '../../values/values.ts'
import type { Construction } from './constructions.ts'

/** Steps `from` to `to` (the last one not included) of a construction, by their places. */
export interface Params {
  readonly which: number
  readonly from: number
  readonly to: number
}

const of = (p: Params): Construction => constructions[p.which] as Construction
const size = (p: Params): number => p.to - p.from

/** All of the steps, all but the first, all but the last. */
const questions: readonly Params[] = constructions
  .flatMap(({ steps }, which) => [
    { which, from: 0, to: steps.length },
    { which, from: 1, to: steps.length },
    { which, from: 0, to: steps.length - 1 },
  ])
  .toSorted((a, b) => size(a) - size(b) || a.which - b.which)

const params = (chance: Chance, difficulty: number): Params => pickByDifficulty(chance, questions, difficulty, 0.45)

const steps = (p: Params): Item[] =>
  of(p)
    .steps.slice(p.from, p.to)
    .map((text, i) => item(String(p.from + i), text))
const moved = (list: readonly Item[], from: number, to: number): Order => {
  const rest = list.filter((_, i) => i !== from)
  return order([...rest.slice(0, to), list[from] as Item, ...rest.slice(to)])
}

function distractors(p: Params): Distractor[] {
  const list = steps(p)
  const last = list.length - 1
  return [
    {
      value: moved(list, last, 0),
      misconception: 'affirm_converse',
      why: 'That starts from the result. The result follows from the other steps, so it comes last.',
    },
    {
      value: moved(list, 0, 1),
      misconception: 'looks_alike',
      why: 'The first two steps changed places. One needs the other.',
    },
    {
      value: order(list.toReversed()),
      misconception: 'reversed_order',
      why: 'That is the construction backward. Which step can be done first?',
    },
    {
      value: moved(list, last, last - 1),
      misconception: 'looks_alike',
      why: 'The last two steps changed places. One needs the other.',
    },
  ]
}

/** Put the steps of a construction in order (HSG-CO.D.12, HSG-CO.D.13). */
export const level: TopicLevel<Params> = {
  key: 'geometric_construction_logic/1',
  version: 1,
  params,
  note: (p) => `${p.which} ${p.from} ${p.to}`,
  space: questions.length,
  prompt: (p, words) => ({
    text: words.pick([
      `You construct ${of(p).name}. Put these steps in order.`,
      `These are steps to construct ${of(p).name}. Which order is right?`,
      `Someone constructs ${of(p).name}. In which order must these steps come?`,
    ]),
  }),
  answer: (p) => order(steps(p)),
  forms: ['ordering', 'choice'],
  items: steps,
  distractors,
  hints: (p) => [
    { text: 'Which step needs nothing but what is given?' },
    { text: 'For each step ask: which crossing or opening does it use? That must exist before.' },
    { text: `The last step is: ${(steps(p).at(-1) as Item).text}.` },
  ],
  solution: (p) => [
    {
      say: `Begin with what is given. First: ${(steps(p)[0] as Item).text}.`,
      figure: of(p).figure(),
      relation: 'next',
    },
    {
      say: `Each next step uses what is there by then. ${steps(p)
        .slice(1)
        .map((s) => s.text)
        .join('. ')}.`,
      value: order(steps(p)),
      relation: 'next',
    },
  ],
  figure: (p) => of(p).figure(),
  load: (p) => size(p) * 20 + p.which,
}
