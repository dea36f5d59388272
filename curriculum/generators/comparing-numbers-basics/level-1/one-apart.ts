import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { starsShown } from './groups-shown.ts'
import type { Amounts } from '../../../values/values.ts'

/** Some stars, and counters of which there shall be one more or one fewer. */
export interface Apart {
  readonly stars: number
  readonly by: 1 | -1
}

const places = 10
const load = ({ stars, by }: Apart): number => stars + (by < 0 ? 2 : 0)
const all: readonly Apart[] = range(2, 9)
  .flatMap((stars) => ([1, -1] as const).map((by): Apart => ({ stars, by })))
  .toSorted((a, b) => load(a) - load(b))
const put = (count: number): Amounts => amounts({ counter: count }, 'exact')
const word = ({ by }: Apart): string => (by > 0 ? 'more' : 'fewer')

/** Put in one counter more, or one fewer, than there are stars (K.CC.C.6). */
export const oneApart: LevelTask = task<Apart>({
  id: 'one_apart',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
  note: (p) => `${p.stars} ${p.by}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Put in one ${word(p)} counter than there are stars.`,
      `Count the stars. Put in one ${word(p)}.`,
      `Make a group that has one ${word(p)} than the stars.`,
    ]),
  }),
  answer: (p) => put(p.stars + p.by),
  figure: (p) => starsShown(p.stars),
  widget: () => ({
    surface: { widget: 'counters', mode: 'frame', places, colors: 1, does: 'place', start: '' },
  }),
  distractors: (p) =>
    [
      wrongAnswer(put(p.stars), 'stops_early', `${p.stars} is as many as the stars. There must be one ${word(p)}.`),
      wrongAnswer(
        put(p.stars - p.by),
        'reversed_order',
        `That is one ${p.by > 0 ? 'fewer' : 'more'}. One ${word(p)} is ${p.stars + p.by}.`,
      ),
      wrongAnswer(
        put(p.stars + 2 * p.by),
        'slip_off_by_one',
        `That is two ${word(p)} than ${p.stars}. Only one ${word(p)}.`,
      ),
    ].filter(
      ({ value }) =>
        value.kind === 'amounts' && (value.amounts['counter'] ?? 0) > 0 && (value.amounts['counter'] ?? 0) <= places,
    ),
  hints: (p) => [
    { text: 'Count the stars first.' },
    { text: `There are ${countNoun(p.stars, 'star')}. What is one ${word(p)}?` },
  ],
  solution: (p) => [
    nextStep(`There are \\(${p.stars}\\) stars.`),
    nextStep(
      `One ${word(p)} is \\(${p.stars + p.by}\\). Put in ${countNoun(p.stars + p.by, 'counter')}.`,
      String(p.stars + p.by),
      put(p.stars + p.by),
    ),
  ],
  load,
})
