import { spinner } from '../../figures/spinner.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Something that a spin may give: a single number, an even or odd one, or one above or below a border. */
export interface Event {
  readonly kind: 'value' | 'even' | 'odd' | 'above' | 'below'
  readonly k: number
}

/** Equal sectors with numbers from 1 to 9. 'word': how likely is the one event? 'most', 'least': which of the events? */
export interface Params {
  readonly sectors: readonly number[]
  readonly asked: 'word' | 'most' | 'least'
  readonly events: readonly Event[]
}

const likelihoods = ['impossible', 'unlikely', 'equally likely to happen or not', 'likely', 'certain'] as const

export function textOf({ kind, k }: Event): string {
  if (kind === 'value') return k === 8 ? 'an 8' : `a ${k}`
  if (kind === 'even' || kind === 'odd') return `an ${kind} number`
  return `a number ${kind === 'above' ? 'greater' : 'less'} than ${k}`
}

function holds({ kind, k }: Event, n: number): boolean {
  if (kind === 'value') return n === k
  if (kind === 'even' || kind === 'odd') return (n % 2 === 0) === (kind === 'even')
  return kind === 'above' ? n > k : n < k
}

const count = (p: Params, event: Event): number => p.sectors.filter((n) => holds(event, n)).length
const distinct = (p: Params, event: Event): number => new Set(p.sectors.filter((n) => holds(event, n))).size

/** 0 impossible, 1 less than half, 2 half, 3 more than half, 4 certain. */
function rankOf(n: number, all: number): number {
  if (n === 0) return 0
  if (n === all) return 4
  return 2 * n < all ? 1 : 2 * n === all ? 2 : 3
}

function params(chance: Chance, difficulty: number): Params {
  const size = chance.int(5 + Math.round(2 * difficulty), 7 + Math.round(3 * difficulty))
  const different = chance.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], Math.max(3, size - 2))
  const sectors = Array.from({ length: size }, (_, i) => different[i] ?? chance.pick(different))
  const asked = chance.happens(0.9 - difficulty) ? 'word' : chance.pick(['most', 'least'] as const)
  const any = (): Event => ({
    kind: chance.pick(['value', 'value', 'even', 'odd', 'above', 'below'] as const),
    k: chance.int(2, 9),
  })
  return {
    sectors: chance.shuffle(sectors),
    asked,
    events: Array.from({ length: asked === 'word' ? 1 : difficulty < 0.7 ? 3 : 4 }, any),
  }
}

function reject(p: Params): string | null {
  const counts = p.events.map((e) => count(p, e))
  if (new Set(counts).size < counts.length) return 'two events are equally likely'
  if (new Set(p.events.map(textOf)).size < p.events.length) return 'the same event twice'
  return null
}

/** The greatest or the smallest number of sectors first. */
const sorted = (p: Params, by = count): Event[] =>
  p.events.toSorted((a, b) => (p.asked === 'most' ? -1 : 1) * (by(p, a) - by(p, b)))
const choice = (event: Event): Item => item(textOf(event), textOf(event))
const sectorsOf = (n: number): string => `${n} ${n === 1 ? 'sector' : 'sectors'}`

function tellWord(p: Params): Telling {
  const [event] = p.events
  if (event === undefined) throw new RangeError('no event')
  const [n, all] = [count(p, event), p.sectors.length]
  const right = rankOf(n, all)
  const byKinds = rankOf(distinct(p, event), new Set(p.sectors).size)
  const why = (rank: number): string =>
    rank === 0
      ? `Impossible means that no sector fits, but ${sectorsOf(n)} of ${all} ${n === 1 ? 'does' : 'do'}.`
      : rank === 4
        ? `Certain means that every sector fits, but only ${n} of ${all} ${n === 1 ? 'does' : 'do'}.`
        : `${n} of the ${all} sectors ${n === 1 ? 'fits' : 'fit'}. Compare that with half of the sectors.`
  const others = [...likelihoods.keys()]
    .filter((rank) => rank !== right)
    .toSorted((a, b) => Number(b === byKinds) - Number(a === byKinds) || Math.abs(a - right) - Math.abs(b - right))
  return {
    ask: [
      `The spinner is spun once. How likely is it to stop on ${textOf(event)}?`,
      `You spin the spinner once. Which words describe the chance of ${textOf(event)}?`,
    ],
    answer: item(likelihoods[right] ?? '', likelihoods[right] ?? ''),
    wrong: others.map((rank) => [
      item(likelihoods[rank] ?? '', likelihoods[rank] ?? ''),
      rank === byKinds ? 'equiprobability' : 'looks_alike',
      rank === byKinds ? `Count the sectors, not the different numbers. ${why(rank)}` : why(rank),
    ]),
    hints: [
      `All \\(${all}\\) sectors have the same size.`,
      `On how many of the \\(${all}\\) sectors is there ${textOf(event)}?`,
      'No sector means impossible, and all sectors mean certain. More than half of the sectors means likely.',
    ],
    steps: [
      [`Count the sectors with ${textOf(event)}: there ${n === 1 ? 'is' : 'are'} ${n} of ${all}.`],
      [
        `${['None of the sectors fits', 'That is less than half of the sectors', 'That is half of the sectors', 'That is more than half of the sectors', 'All of the sectors fit'][right]}, so it is ${likelihoods[right]}.`,
      ],
    ],
  }
}

function tellCompare(p: Params): Telling {
  const [first] = sorted(p)
  if (first === undefined) throw new RangeError('no event')
  const byKinds = sorted(p, distinct)[0]
  return {
    ask: [
      `The spinner is spun once. Which of these is the ${p.asked} likely?`,
      `You spin the spinner once. Which event is ${p.asked} likely to happen?`,
    ],
    answer: choice(first),
    wrong: sorted(p)
      .slice(1)
      .toReversed()
      .map((event) => [
        choice(event),
        event === byKinds ? 'equiprobability' : 'looks_alike',
        `There ${count(p, event) === 1 ? 'is' : 'are'} ${sectorsOf(count(p, event))} with ${textOf(event)}. Another event has ${p.asked === 'most' ? 'more' : 'fewer'}.`,
      ]),
    hints: [
      `All \\(${p.sectors.length}\\) sectors have the same size.`,
      'For each event, count the sectors on which it happens.',
      `The event with the ${p.asked === 'most' ? 'most' : 'fewest'} sectors is the ${p.asked} likely.`,
    ],
    steps: [
      ...sorted(p).map((e) => [`Count the sectors with ${textOf(e)}: ${count(p, e)} of ${p.sectors.length}.`] as const),
      [`So the ${p.asked} likely event is ${textOf(first)}.`],
    ],
  }
}

const picture = (p: Params): Figure => spinner({ sectors: p.sectors.map((n) => ({ text: String(n) })) })

/** Say how likely an event is, from impossible to certain, and compare events (7.SP.C.5). */
export const level: TopicLevel<Params> = {
  key: 'probability_intro/1',
  version: 2,
  params,
  reject,
  note: (p) =>
    `${p.asked} ${p.sectors.toSorted((a, b) => a - b).join('')} ${p.events.map(textOf).toSorted().join(', ')}`,
  ...toldBy((p) => (p.asked === 'word' ? tellWord(p) : tellCompare(p))),
  forms: ['choice'],
  figure: picture,
  load: (p) => p.sectors.length + 6 * p.events.length,
}
