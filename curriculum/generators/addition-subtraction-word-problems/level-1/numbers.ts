import { counters } from '../../../figures/counters.ts'
import { markThings } from '../../../figures/marks.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import { countNoun, nounFor } from '../../../words/nouns.ts'
import type { MarkThing } from '../../../figures/marks.ts'
import type { Figure } from '../../../values/values.ts'

/** Things that are there; some more come, or some go away. */
export interface Params {
  readonly start: number
  readonly change: number
  readonly joins: boolean
  readonly thing: MarkThing
}

const answer = (p: Params): number => (p.joins ? p.start + p.change : p.start - p.change)
const load = (p: Omit<Params, 'thing'>): number => p.start + p.change + (p.joins ? 0 : 2)
/** All stories, from easy to hard. */
export const tasks = range(2, 10)
  .flatMap((start) => [
    ...range(1, 10 - start).map((change) => ({ start, change, joins: true })),
    ...range(1, start - 1).map((change) => ({ start, change, joins: false })),
  ])
  .toSorted((a, b) => load(a) - load(b))

function distractors(p: Params): Distractor[] {
  const list = [
    wrongAnswer(
      whole(p.joins ? Math.abs(p.start - p.change) : p.start + p.change),
      'keyword_operation',
      p.joins ? `More ${many(p)} come, so add ${p.change}.` : `Some ${many(p)} go away, so take away ${p.change}.`,
    ),
    wrongAnswer(whole(answer(p) + 1), 'slip_off_by_one', `You counted one ${p.thing} two times.`),
    wrongAnswer(
      whole(p.start),
      'given_number',
      p.joins
        ? `${p.start} ${many(p)} were there first. Count ${p.change} more.`
        : `${p.start} ${many(p)} were there first. Take away ${p.change}.`,
    ),
    wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', `You left out one ${p.thing}.`),
  ]
  const turn = p.start % 2
  return [...list.slice(turn), ...list.slice(0, turn)].filter(({ value }) => value.kind === 'rational' && value.n >= 0n)
}

const picture = (p: Params): Figure =>
  counters({
    groups: p.joins
      ? [
          { count: p.start, shape: p.thing },
          { count: p.change, shape: p.thing, second: true },
        ]
      : [{ count: p.start, shape: p.thing, crossedOut: p.change }],
    say: 'each',
  })

const many = (p: Params): string => nounFor(2, p.thing)

/** What happens in the story, in the words of its things. */
interface Happening {
  readonly place: string
  readonly come: string
  readonly go: string
}

/** A place for the things of a story, and how they come and go there; `words` picks one. */
export function happening(p: Params, words: Chance): Happening {
  const n = p.change
  const [more, some] = [`\\(${n}\\) more ${nounFor(n, p.thing)}`, `\\(${n}\\) ${nounFor(n, p.thing)}`]
  const verb = (one: string, other: string): string => (n === 1 ? one : other)
  const of: Readonly<Record<MarkThing, readonly Happening[]>> = {
    duck: [
      {
        place: 'in the pond',
        come: `${more} ${verb('swims', 'swim')} up.`,
        go: `${some} ${verb('flies', 'fly')} away.`,
      },
      {
        place: 'on the grass',
        come: `${more} ${verb('comes', 'come')}.`,
        go: `${some} ${verb('walks', 'walk')} away.`,
      },
    ],
    fish: [
      { place: 'in the pond', come: `${more} ${verb('comes', 'come')}.`, go: `${some} ${verb('swims', 'swim')} away.` },
      { place: 'in the tank', come: `Dad puts in ${more}.`, go: `Dad takes out ${some}.` },
    ],
    egg: [
      { place: 'in the nest', come: `The hen lays ${more}.`, go: `${some} ${verb('hatches', 'hatch')}.` },
      { place: 'in the box', come: `Mom puts in ${more}.`, go: `Mom takes out ${some}.` },
    ],
    apple: [
      { place: 'in the bowl', come: `Dad adds ${more}.`, go: `The girls eat ${some}.` },
      { place: 'on the tree', come: `${more} ${verb('grows', 'grow')}.`, go: `${some} ${verb('falls', 'fall')}.` },
    ],
    balloon: [
      { place: 'in the room', come: `Mom brings ${more}.`, go: `${some} ${verb('pops', 'pop')}.` },
      { place: 'at the party', come: `Dad brings ${more}.`, go: `${some} ${verb('flies', 'fly')} away.` },
    ],
  }
  return words.pick(of[p.thing])
}

function told(p: Params, words: Chance): string {
  const { place, come, go } = happening(p, words)
  const start = `There are \\(${p.start}\\) ${many(p)} ${place}.`
  return p.joins
    ? `${start} ${come} How many ${many(p)} are there now?`
    : `${start} ${go} How many ${many(p)} are left?`
}

const counting = (p: Params): string => (p.joins ? range(p.start + 1, answer(p)) : range(1, answer(p))).join(', ')

/** Act out a joining or taking story (K.OA.A.2). */
export const smallStories: TopicLevel<Params> = {
  key: 'addition_subtraction_word_problems/1',
  version: 2,
  params: (chance, difficulty) => ({
    ...pickByDifficulty(chance, tasks, difficulty),
    thing: chance.pick(markThings),
  }),
  note: (p) => `${p.start} ${p.joins ? '+' : '-'} ${p.change}`,
  space: tasks.length,
  prompt: (p, words) => ({ text: told(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Act it out. Do you have more ${many(p)} now, or fewer?` },
    {
      text: p.joins
        ? `Start at \\(${p.start}\\). Count on for the new ${many(p)}.`
        : `There were \\(${p.start}\\). Cover the ${many(p)} that are crossed out.`,
    },
    { text: `Count: ${counting(p)}.` },
  ],
  solution: (p) => [
    nextStep(
      p.joins
        ? `First there are \\(${p.start}\\). Then ${p.change === 1 ? 'there is' : 'there are'} \\(${p.change}\\) more.`
        : `First there are \\(${p.start}\\). Then \\(${p.change}\\) ${p.change === 1 ? 'is' : 'are'} gone.`,
      undefined,
      undefined,
      picture(p),
    ),
    nextStep(
      p.joins ? `Count on: ${counting(p)}.` : `Count the ${many(p)} that are left: ${counting(p)}.`,
      `${p.start} ${p.joins ? '+' : '-'} ${p.change} = ${answer(p)}`,
      whole(answer(p)),
    ),
    {
      say: `There ${answer(p) === 1 ? 'is' : 'are'} ${countNoun(answer(p), p.thing)}${p.joins ? ' now' : ' left'}.`,
      value: whole(answer(p)),
      relation: 'same',
    },
  ],
  figure: picture,
  load,
}
