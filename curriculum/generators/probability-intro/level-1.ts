import { spinner } from '../../figures/spinner.ts'
import { item, order } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Order } from '../../values/values.ts'

/** Something that a spin may give: a single number, an even or odd one, or one above or below a border. */
export interface Event {
  readonly kind: 'value' | 'even' | 'odd' | 'above' | 'below'
  readonly k: number
}

/** Equal sectors with numbers from 1 to 9, and the events to be ordered. */
export interface Params {
  readonly sectors: readonly number[]
  readonly events: readonly Event[]
}

export function textOf({ kind, k }: Event): string {
  if (kind === 'value') return k === 8 ? 'an 8' : `a ${k}`
  if (kind === 'even' || kind === 'odd') return `an ${kind} number`
  return `a number ${kind} ${k}`
}

function holds({ kind, k }: Event, n: number): boolean {
  if (kind === 'value') return n === k
  if (kind === 'even' || kind === 'odd') return (n % 2 === 0) === (kind === 'even')
  return kind === 'above' ? n > k : n < k
}

const count = (p: Params, event: Event): number => p.sectors.filter((n) => holds(event, n)).length
const distinct = (p: Params, event: Event): number => new Set(p.sectors.filter((n) => holds(event, n))).size
const ordered = (events: readonly Event[]): Order => order(events.map((e) => item(textOf(e), textOf(e))))
const sorted = (p: Params): Event[] => p.events.toSorted((a, b) => count(p, a) - count(p, b))
const answerOf = (p: Params): Order => ordered(sorted(p))

function params(chance: Chance, difficulty: number): Params {
  const size = chance.int(4 + Math.round(2 * difficulty), 6 + Math.round(3 * difficulty))
  const different = chance.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], Math.max(3, size - 2))
  const sectors = Array.from({ length: size }, (_, i) => different[i] ?? chance.pick(different))
  const any = (): Event => ({
    kind: chance.pick(['value', 'value', 'even', 'odd', 'above', 'below'] as const),
    k: chance.int(2, 8),
  })
  const certain: Event = { kind: 'below', k: 10 }
  const impossible: Event = { kind: 'value', k: chance.int(1, 9) }
  const ends = chance.happens(1.2 - difficulty) ? [certain, impossible] : []
  return {
    sectors: chance.shuffle(sectors),
    events: [...ends, ...Array.from({ length: (difficulty < 0.5 ? 3 : 4) - ends.length }, any)],
  }
}

function reject(p: Params): string | null {
  const counts = p.events.map((e) => count(p, e))
  if (new Set(counts).size < counts.length) return 'two events are equally likely'
  if (p.events.length === 4 && counts.filter((n) => n > 0 && n < p.sectors.length).length < 2) return 'only ends'
  return distractors(p).length < 3 ? 'too few wrong orders' : null
}

const same = (a: Order, b: Order): boolean => a.items.every((it, i) => it.id === b.items[i]?.id)

function distractors(p: Params): Distractor[] {
  const right = answerOf(p)
  const [first, second, ...rest] = right.items
  const byKinds = p.events.toSorted((a, b) => distinct(p, a) - distinct(p, b) || count(p, b) - count(p, a))
  const list: Distractor[] = [
    wrongAnswer(
      ordered(byKinds),
      'equiprobability',
      'A number that stands on more sectors comes up more often. Count the sectors, not the different numbers.',
    ),
    wrongAnswer(order(right.items.toReversed()), 'reversed_order', 'These go from most likely to least likely.'),
    wrongAnswer(
      order(first && second ? [second, first, ...rest] : right.items),
      'looks_alike',
      'Count the sectors for the first two once more.',
    ),
    wrongAnswer(
      order([...right.items.slice(0, -2), ...right.items.slice(-2).toReversed()]),
      'looks_alike',
      'Count the sectors for the last two once more.',
    ),
  ]
  return list.filter(
    (w, i) =>
      w.value.kind === 'order' &&
      !same(w.value, right) &&
      !list.slice(0, i).some((o) => o.value.kind === 'order' && w.value.kind === 'order' && same(o.value, w.value)),
  )
}

const picture = (p: Params): Figure => spinner({ sectors: p.sectors.map((n) => ({ text: String(n) })) })

function chanceWord(p: Params, event: Event): string {
  const n = count(p, event)
  if (n === 0) return 'impossible'
  return n === p.sectors.length ? 'certain' : `${n} of ${p.sectors.length} sectors`
}

/** Order events from impossible to certain (7.SP.C.5). */
export const level: TopicLevel<Params> = {
  key: 'probability_intro/1',
  version: 1,
  params,
  reject,
  note: (p) =>
    `${p.sectors.toSorted((a, b) => a - b).join('')} ${answerOf(p)
      .items.map((it) => it.id)
      .join(', ')}`,
  prompt: (_, words) => ({
    text: words.pick([
      'The spinner is spun once. Order the events from least likely to most likely.',
      'Put the events in order. Start with the one that is least likely.',
      'Which order goes from least likely to most likely?',
    ]),
  }),
  answer: answerOf,
  forms: ['choice', 'ordering'],
  widget: () => ({ before: 'least likely', after: 'most likely' }),
  distractors,
  hints: (p) => [
    { text: `All \\(${p.sectors.length}\\) sectors have the same size.` },
    { text: 'For each event, count the sectors on which it happens.' },
    { text: 'No sector means impossible. All sectors mean certain. The rest lie between.' },
  ],
  solution: (p) => [
    ...sorted(p).map((e) => nextStep(`The event "${textOf(e)}": ${chanceWord(p, e)}.`)),
    nextStep('From least likely to most likely, that is this order.', undefined, answerOf(p)),
  ],
  figure: picture,
  load: (p) => p.sectors.length + 3 * p.events.length,
}
