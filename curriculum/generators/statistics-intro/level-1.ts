import { item } from '../../values/items.ts'
import { asking } from './asking.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** One question of the wanted sort among others: a statistical one expects different answers from one case to the next. */
export interface Params {
  readonly wanted: 'statistical' | 'single'
  /** Places in the list of that sort. */
  readonly right: number
  /** Places in the list of the other sort. */
  readonly others: readonly [number, number, number]
}

const otherSort = (p: Params): 'statistical' | 'single' => (p.wanted === 'statistical' ? 'single' : 'statistical')

/** Plain questions first, trickier ones toward the end of each list. */
function params(chance: Chance, difficulty: number): Params {
  const wanted = chance.happens(0.2 + 0.6 * difficulty) ? 'single' : 'statistical'
  const size = asking.statistical.length
  const window = 12
  const start = Math.round(difficulty * (size - window))
  const draw = (): number => start + chance.int(0, window - 1)
  return {
    wanted,
    right: draw(),
    others: chance.sample(
      Array.from({ length: window }, (_, i) => start + i),
      3,
    ) as [number, number, number],
  }
}

const named = (sort: 'statistical' | 'single', i: number): Item => {
  const text = asking[sort][i]?.text as string
  return item(text, text)
}

function distractors(p: Params): Distractor[] {
  return p.others.map((i) => ({
    value: named(otherSort(p), i),
    misconception: 'looks_alike',
    why: asking[otherSort(p)][i]?.why as string,
  }))
}

/** Tell which questions expect different answers (6.SP.A.1). */
export const level: TopicLevel<Params> = {
  key: 'statistics_intro/1',
  version: 1,
  params,
  note: (p) => `${p.wanted} ${p.right} ${p.others.toSorted((a, b) => a - b).join()}`,
  prompt: (p, words) => ({
    text:
      p.wanted === 'statistical'
        ? words.pick(['Which is a statistical question?', 'Which question expects answers that vary?'])
        : words.pick(['Which is not a statistical question?', 'Which question has just one answer?']),
  }),
  answer: (p) => named(p.wanted, p.right),
  forms: ['choice'],
  distractors,
  hints: () => [
    { text: 'Imagine that many people, things or days answer the question. Would the answers differ?' },
    {
      text: 'A statistical question needs many answers that vary. Other questions have one answer that you can look up or measure once.',
    },
  ],
  solution: (p) => [
    {
      say: 'A statistical question is answered by collecting data, and the data vary.',
      latex: p.wanted === 'statistical' ? '\\text{many answers that vary}' : '\\text{one answer}',
      relation: 'next',
    },
    { say: asking[p.wanted][p.right]?.why as string, value: named(p.wanted, p.right), relation: 'next' },
  ],
  load: (p) => p.right / 3 + (p.wanted === 'single' ? 2 : 0),
}
