import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { starsShown } from './groups-shown.ts'
import type { Amounts } from '../../../values/values.ts'

/** Some stars, and more counters than stars. */
export interface TooMany {
  readonly stars: number
  readonly counters: number
}

const places = 10
const over = (p: TooMany): number => p.counters - p.stars
const load = (p: TooMany): number => p.counters + over(p)
const all: readonly TooMany[] = range(1, 9)
  .flatMap((stars) => range(stars + 1, Math.min(places, stars + 4)).map((counters): TooMany => ({ stars, counters })))
  .toSorted((a, b) => load(a) - load(b))

const left = (p: TooMany, out: number): Amounts => amounts({ counter: p.counters - out, 'crossed out': out }, 'exact')

/** Cross counters out until there are as many as stars: what is left over when they are matched (K.CC.C.6). */
export const makeSame: LevelTask = task<TooMany>({
  id: 'make_same',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
  note: (p) => `${p.stars} ${p.counters}`,
  space: all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'Cross out counters. Leave one for each star.',
      'There are too many counters. Leave as many as there are stars.',
      'Cross out the extra counters. Each star needs just one.',
    ]),
  }),
  answer: (p) => left(p, over(p)),
  figure: (p) => starsShown(p.stars),
  widget: (p) => ({
    surface: {
      widget: 'counters',
      mode: 'frame',
      places,
      colors: 1,
      does: 'cross_out',
      start: `f:${'1'.repeat(p.counters)}${'0'.repeat(places - p.counters)}`,
    },
  }),
  distractors: (p) =>
    [
      wrongAnswer(
        left(p, p.stars),
        'looks_alike',
        `You crossed out ${p.stars}. Leave ${p.stars} instead, one for each star.`,
      ),
      wrongAnswer(
        left(p, over(p) + 1),
        'slip_off_by_one',
        `Now ${countNoun(p.stars - 1, 'counter')} ${p.stars === 2 ? 'is' : 'are'} left for ${countNoun(p.stars, 'star')}. That is one too few.`,
      ),
      ...(over(p) > 1
        ? [
            wrongAnswer(
              left(p, over(p) - 1),
              'slip_off_by_one',
              `Now ${p.stars + 1} counters are left for ${countNoun(p.stars, 'star')}. Cross out one more.`,
            ),
          ]
        : []),
    ].filter(
      ({ value }) =>
        value.kind === 'amounts' &&
        (value.amounts['crossed out'] ?? 0) !== over(p) &&
        (value.amounts['crossed out'] ?? 0) <= p.counters,
    ),
  hints: (p) => [
    { text: 'Match each star with a counter. Which counters are left over?' },
    { text: 'Cross out those that have no star.' },
    { text: `There ${p.stars === 1 ? 'is' : 'are'} ${countNoun(p.stars, 'star')}. Leave that many counters.` },
  ],
  solution: (p) => [
    nextStep(`There ${p.stars === 1 ? 'is' : 'are'} ${countNoun(p.stars, 'star')} and ${p.counters} counters.`),
    nextStep(`Cross out ${over(p)}. Then each star has one counter.`, undefined, left(p, over(p))),
  ],
  load,
})
