import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { smallStories as base } from './numbers.ts'

/** Things that are there; some more come, or some go away. */
export interface Params {
  readonly start: number
  readonly change: number
  readonly joins: boolean
  readonly thing: MarkThing
}

const answer = (p: Params): number => (p.joins ? p.start + p.change : p.start - p.change)
const load = (p: Omit<Params, 'thing'>): number => p.start + p.change + (p.joins ? 0 : 2)
const tasks = range(2, 10)
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

function happening(p: Params, words: Chance): Happening {
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

/** Act out a joining or taking story (K.OA.A.2), asked in several ways. */
export const level = taskLevel('addition_subtraction_word_problems/1', {
  version: 3,
  tasks: [doTask(base, { core: true })],
})
