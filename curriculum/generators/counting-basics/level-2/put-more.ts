import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { countNoun } from '../../../words/nouns.ts'
import { range, nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { least, most } from './numbers.ts'
import type { Distractor } from '../../../topic-level.ts'

/** Some counters lie there, fewer than are wanted. */
export interface Wanted {
  readonly there: number
  readonly wanted: number
  readonly mode: 'frame' | 'loose'
}

/** Places of a frame, and of a field on which counters lie about. */
const places = { frame: 10, loose: 12 } as const

const all: readonly Wanted[] = range(least, most)
  .flatMap((wanted) => range(0, wanted - 1).map((there) => ({ there, wanted })))
  .flatMap((it) => (['frame', 'loose'] as const).map((mode): Wanted => ({ ...it, mode })))
  .toSorted((p, q) => load(p) - load(q))

/** Counting on from what is there is harder than beginning with nothing. */
function load(p: Wanted): number {
  return p.wanted + (p.there > 0 ? 2 : 0) + (p.mode === 'loose' ? 1 : 0)
}

const shown = (count: number): ReturnType<typeof amounts> => amounts({ counter: count }, 'exact')

const start = (p: Wanted): string =>
  p.there === 0 ? '' : `f:${'1'.repeat(p.there)}${'0'.repeat(places[p.mode] - p.there)}`

function distractors(p: Wanted): Distractor[] {
  const list: Distractor[] = [
    wrongAnswer(shown(p.wanted + 1), 'count_off_by_one', 'That is one too many. Count them all again.'),
    wrongAnswer(shown(p.wanted - 1), 'count_off_by_one', 'One is missing. Count them all again.'),
  ]
  if (p.there > 1 && p.there + p.wanted <= places[p.mode])
    list.push(
      wrongAnswer(
        shown(p.there + p.wanted),
        'near',
        'You put that many more in. Count all of them, the first ones too.',
      ),
    )
  // As many as lie there already is no answer yet.
  return list.filter(({ value }) => {
    const count = value.kind === 'amounts' ? (value.amounts['counter'] ?? 0) : 0
    return count !== p.there && count <= places[p.mode]
  })
}

/** Put counters in until there are so many: counting on from those that lie there (K.CC.B.4). */
export const putMore: LevelTask = task<Wanted>({
  id: 'put_more',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.there} ${p.wanted} ${p.mode}`,
  space: all.length,
  prompt: (p, words) => ({
    text:
      p.there === 0
        ? words.pick([
            `Put in ${p.wanted} counters.`,
            `Can you show ${p.wanted}? Put in ${p.wanted} counters.`,
            `Make ${p.wanted} with counters.`,
          ])
        : words.pick([
            `Put in more until there are ${p.wanted}.`,
            `${countNoun(p.there, 'counter')} ${p.there === 1 ? 'is' : 'are'} there. Make it ${p.wanted}.`,
            `Make it ${p.wanted} counters in all.`,
          ]),
  }),
  answer: (p) => shown(p.wanted),
  widget: (p) => ({
    surface: { widget: 'counters', mode: p.mode, places: places[p.mode], colors: 1, does: 'place', start: start(p) },
  }),
  distractors,
  hints: (p) => [
    p.there === 0
      ? { text: 'Put in one counter. Say "one". Go on like that.' }
      : { text: 'Count the counters that are there first.' },
    {
      text:
        p.there === 0 ? 'Say one number for each counter.' : `Say "${p.there}". Now go on counting with each new one.`,
    },
    { text: `Stop when you say "${p.wanted}".` },
  ],
  solution: (p) => [
    p.there === 0
      ? nextStep('Put in one counter after the other and count.')
      : nextStep(`There ${p.there === 1 ? 'is' : 'are'} \\(${p.there}\\). Put in one after the other and count on.`),
    nextStep(`The last number you say is \\(${p.wanted}\\).`, range(p.there + 1, p.wanted).join(', '), shown(p.wanted)),
  ],
  load,
})
