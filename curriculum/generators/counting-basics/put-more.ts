import { task, type LevelTask } from '../../tasks/task.ts'
import { amounts } from '../../values/amounts.ts'
import { countNoun } from '../../words/nouns.ts'
import { range, nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor } from '../../topic-level.ts'

/** Some counters lie there, fewer than are wanted. */
export interface Wanted {
  readonly there: number
  readonly wanted: number
  readonly mode: 'frame' | 'loose'
}

/** Counting on from what is there is harder than beginning with nothing. */
function load(p: Wanted): number {
  return p.wanted + (p.there > 0 ? 2 : 0) + (p.mode === 'loose' ? 1 : 0)
}

const shown = (count: number): ReturnType<typeof amounts> => amounts({ counter: count }, 'exact')

const start = (p: Wanted, places: number): string =>
  p.there === 0 ? '' : `f:${'1'.repeat(p.there)}${'0'.repeat(places - p.there)}`

function distractors(p: Wanted, places: number): Distractor[] {
  const list: Distractor[] = [
    wrongAnswer(shown(p.wanted + 1), 'count_off_by_one', 'That is one too many. Count them all again.'),
    wrongAnswer(shown(p.wanted - 1), 'count_off_by_one', 'One is missing. Count them all again.'),
  ]
  if (p.there > 1 && p.there + p.wanted <= places)
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
    return count !== p.there && count <= places
  })
}

/**
 * Put counters in until there are so many: counting on from those that lie there (K.CC.B.4). `wanted` are the numbers asked for,
 * `there` how many may lie there at first, `places` those of a frame and of a field on which counters lie about.
 */
export function putMore(of: {
  readonly wanted: readonly number[]
  readonly there: readonly number[]
  readonly places: Partial<Record<Wanted['mode'], number>>
}): LevelTask {
  const modes = (['frame', 'loose'] as const).filter((mode) => of.places[mode] !== undefined)
  const placesOf = (p: Wanted): number => of.places[p.mode] ?? 0
  const all: readonly Wanted[] = of.wanted
    .flatMap((wanted) => of.there.filter((there) => there < wanted).map((there) => ({ there, wanted })))
    .flatMap((it) => modes.map((mode): Wanted => ({ ...it, mode })))
    .toSorted((p, q) => load(p) - load(q))
  return task<Wanted>({
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
      surface: {
        widget: 'counters',
        mode: p.mode,
        places: placesOf(p),
        colors: 1,
        does: 'place',
        start: start(p, placesOf(p)),
      },
    }),
    distractors: (p) => distractors(p, placesOf(p)),
    hints: (p) => [
      p.there === 0
        ? { text: 'Put in one counter. Say "one". Go on like that.' }
        : { text: 'Count the counters that are there first.' },
      {
        text:
          p.there === 0
            ? 'Say one number for each counter.'
            : `Say "${p.there}". Now go on counting with each new one.`,
      },
      { text: `Stop when you say "${p.wanted}".` },
    ],
    solution: (p) => [
      p.there === 0
        ? nextStep('Put in one counter after the other and count.')
        : nextStep(`There ${p.there === 1 ? 'is' : 'are'} \\(${p.there}\\). Put in one after the other and count on.`),
      nextStep(
        `The last number you say is \\(${p.wanted}\\).`,
        range(p.there + 1, p.wanted).join(', '),
        shown(p.wanted),
      ),
    ],
    load,
  })
}
