import { table } from '../../figures/table.ts'
import { item } from '../../values/items.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Four people and four things, one for each; `no[i][j]` says that person i does not have thing j. */
export interface Params {
  readonly world: number
  readonly people: readonly string[]
  readonly no: readonly (readonly boolean[])[]
  readonly asked: number
}

const worlds = [
  { verb: 'has', plain: 'have', what: 'pet', things: ['cat', 'dog', 'fish', 'bird'] },
  { verb: 'plays', plain: 'play', what: 'instrument', things: ['flute', 'piano', 'drum', 'harp'] },
  { verb: 'wears', plain: 'wear', what: 'hat', things: ['red', 'blue', 'green', 'gray'] },
  { verb: 'eats', plain: 'eat', what: 'fruit', things: ['apple', 'pear', 'plum', 'fig'] },
  { verb: 'plays', plain: 'play', what: 'game', things: ['chess', 'dice', 'cards', 'darts'] },
] as const
const four = [0, 1, 2, 3] as const
const worldOf = (p: Params): (typeof worlds)[number] => worlds[p.world] ?? worlds[0]
const thing = (p: Params, j: number): string => worldOf(p).things[j] ?? ''

/** Someone who has found something out: who has what, and whether by person (all other things crossed out) or by thing. */
interface Find {
  readonly person: number
  readonly thing: number
  readonly by: 'person' | 'thing'
}

/** Finds of one single possibility after another until nothing more is forced; complete exactly when the clues suffice. */
export function finds(no: readonly (readonly boolean[])[]): Find[] {
  const open = no.map((row) => row.map((crossed) => !crossed))
  const found: Find[] = []
  const take = (find: Find): void => {
    found.push(find)
    for (const k of four) {
      const row = open[find.person]
      if (row !== undefined) row[k] = false
      const other = open[k]
      if (other !== undefined) other[find.thing] = false
    }
  }
  for (let more = true; more;) {
    more = false
    for (const i of four) {
      const left = four.filter((j) => open[i]?.[j])
      if (left.length === 1 && left[0] !== undefined) more = (take({ person: i, thing: left[0], by: 'person' }), true)
      const who = four.filter((k) => open[k]?.[i])
      if (who.length === 1 && who[0] !== undefined) more = (take({ person: who[0], thing: i, by: 'thing' }), true)
    }
  }
  return found
}

function params(chance: Chance, difficulty: number): Params {
  const owner = chance.shuffle(four)
  const no = four.map((i) => four.map((j) => owner[j] !== i))
  const spare = Math.round(3 * (1 - difficulty))
  const crossed = chance.shuffle(four.flatMap((i) => four.flatMap((j) => (owner[j] === i ? [] : [[i, j] as const]))))
  const taken: (readonly [number, number])[] = []
  for (const [i, j] of crossed) {
    const row = no[i] as boolean[]
    row[j] = false
    if (finds(no).length < 4) row[j] = true
    else taken.push([i, j])
  }
  for (const [i, j] of taken.slice(0, spare)) (no[i] as boolean[])[j] = true
  return { world: chance.int(0, worlds.length - 1), people: chance.sample(firstNames, 4), no, asked: chance.int(0, 3) }
}

const crosses = (p: Params): number => p.no.flat().filter(Boolean).length
const owner = (p: Params): number => finds(p.no).find((find) => find.thing === p.asked)?.person ?? 0
const person = (p: Params, i: number): Item => item(p.people[i] ?? '', p.people[i] ?? '')

function distractors(p: Params): Distractor[] {
  const { verb } = worldOf(p)
  const others = four.filter((i) => i !== owner(p))
  const ask = (i: number): Distractor =>
    p.no[i]?.[p.asked]
      ? wrongAnswer(person(p, i), 'looks_alike', `The table says no for ${p.people[i]} here.`)
      : wrongAnswer(
          person(p, i),
          'affirm_converse',
          `No mark does not mean yes. ${p.people[i]} ${verb} something else, as the other clues show.`,
        )
  return others.map(ask).toSorted((x, y) => x.misconception.localeCompare(y.misconception))
}

function solution(p: Params): Step[] {
  const { verb, what } = worldOf(p)
  const all = finds(p.no)
  const needed = all.slice(0, all.findIndex((find) => find.thing === p.asked) + 1)
  const said = needed.map((find, k) => {
    const [who, it] = [p.people[find.person] ?? '', thing(p, find.thing)]
    const then = k === 0 ? '' : 'With that, '
    const text =
      find.by === 'person'
        ? `${then}${who} has only one ${what} left: ${it}.`
        : `${then}${k === 0 ? 'Only' : 'only'} ${who} is left for ${it}.`
    return nextStep(text, undefined, find.thing === p.asked ? person(p, find.person) : undefined)
  })
  return [
    nextStep(`Cross out what cannot be. Each ${what} belongs to just one person, and each person ${verb} just one.`),
    ...said,
  ]
}

function picture(p: Params): Figure {
  const { what, things } = worldOf(p)
  return table({
    header: [what, ...things],
    rows: four.map((i) => [p.people[i] ?? '', ...four.map((j) => (p.no[i]?.[j] ? 'no' : '-'))]),
    rowHeaders: true,
  })
}

/** Use clues to rule out what cannot be. */
export const level: TopicLevel<Params> = {
  key: 'visual_logic_puzzles/4',
  version: 1,
  params,
  reject: (p) => (p.no.filter((row) => row[p.asked]).length === 3 ? 'one look at the column is enough' : null),
  note: (p) => `${p.no.map((row) => row.map((n) => (n ? 'x' : '.')).join('')).join(' ')} ${p.asked}`,
  prompt: (p) => {
    const { verb, plain, what } = worldOf(p)
    const names = `${p.people.slice(0, 3).join(', ')}, and ${p.people[3]}`
    const it =
      what === 'hat' ? `the ${thing(p, p.asked)} hat` : what === 'game' ? thing(p, p.asked) : `the ${thing(p, p.asked)}`
    return {
      text: `${names} each ${plain} a different ${what}. The table shows what each person does not ${plain}. Who ${verb} ${it}?`,
    }
  },
  answer: (p) => person(p, owner(p)),
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'Look for a row or a column with only one place that is not crossed out.' },
    { text: `Once you know who ${worldOf(p).verb} something, cross it out for the others.` },
    { text: `Go on like this until you reach the column ${thing(p, p.asked)}.` },
  ],
  solution,
  figure: picture,
  load: (p) => 16 - crosses(p) + finds(p.no).findIndex((find) => find.thing === p.asked) / 4,
}
