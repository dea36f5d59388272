import { counters } from '../../../figures/counters.ts'
import { ordinalWords } from '../../../notation/number-words.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Value } from '../../../values/values.ts'

/** A row of `n` shapes, one of them different, at `place` from the left. */
export interface Params {
  readonly n: number
  readonly place: number
  readonly side: 'left' | 'right'
  /** Its place is asked for, or how many come before it. */
  readonly asked: 'place' | 'before'
  readonly odd: 'star' | 'heart' | 'diamond'
}

const fromSide = (p: Params): number => (p.side === 'left' ? p.place : p.n + 1 - p.place)
const answer = (p: Params): number => (p.asked === 'place' ? fromSide(p) : fromSide(p) - 1)
/** A place is answered in words: first, second, third. */
const inWords = (n: number): Value => item(ordinalWords(n), ordinalWords(n))
const answered = (p: Params): Value => (p.asked === 'place' ? inWords(fromSide(p)) : whole(answer(p)))
const load = (p: Omit<Params, 'odd'>): number => p.n / 2 + (p.side === 'right' ? 3 : 0) + (p.asked === 'before' ? 3 : 0)

const tasks = range(5, 10)
  .flatMap((n) => range(1, n).map((place) => ({ n, place })))
  .filter(({ n, place }) => 2 * place !== n + 1)
  .flatMap((row) =>
    (['left', 'right'] as const).flatMap((side) =>
      (['place', 'before'] as const).map((asked) => ({ ...row, side, asked })),
    ),
  )
  .toSorted((a, b) => load(a) - load(b))

function distractors(p: Params): Distractor[] {
  const other = p.n + 1 - fromSide(p)
  const list =
    p.asked === 'place'
      ? [
          wrongAnswer(inWords(other), 'reversed_order', `You started on the other side. Start on the ${p.side}.`),
          wrongAnswer(
            inWords(answer(p) + 1),
            'inclusive_days',
            `You counted one too many. The shape on the far ${p.side} is first.`,
          ),
          ...(answer(p) === 1
            ? []
            : [wrongAnswer(inWords(answer(p) - 1), 'slip_off_by_one', `Count the ${p.odd}, too.`)]),
          ...(answer(p) > 2
            ? []
            : [wrongAnswer(inWords(answer(p) + 2), 'looks_alike', `Count again. Stop at the ${p.odd}.`)]),
        ]
      : [
          wrongAnswer(whole(fromSide(p)), 'inclusive_days', `You counted the ${p.odd}, too. Count only the circles.`),
          wrongAnswer(whole(other - 1), 'reversed_order', `Those come after it. Start on the ${p.side}.`),
          wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', `You left out one circle. Stop at the ${p.odd}.`),
        ]
  return list.filter(({ value }) => value.kind !== 'rational' || value.n >= 0n)
}

const picture = (p: Params): Figure =>
  counters({
    groups: [
      { count: p.place - 1, shape: 'circle' as const },
      { count: 1, shape: p.odd, second: true },
      { count: p.n - p.place, shape: 'circle' as const },
    ].filter((group) => group.count > 0),
    arrangement: 'line',
    say: 'each',
  })

const counting = (p: Params): string => range(1, fromSide(p)).map(ordinalWords).join(', ')

/** Use ordinal positions: first, second, third. */
export const placeInRow: TopicLevel<Params> = {
  key: 'calendar_basics/2',
  version: 2,
  params: (chance, difficulty) => ({
    ...pickByDifficulty(chance, tasks, difficulty),
    odd: chance.pick(['star', 'heart', 'diamond']),
  }),
  note: (p) => `${p.n} ${p.place} ${p.side} ${p.asked}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text:
      p.asked === 'place'
        ? words.pick([
            `Count from the ${p.side}. In what place is the ${p.odd}?`,
            `The shape on the far ${p.side} is first. Which place has the ${p.odd}?`,
            `Start on the ${p.side}. In what place is the ${p.odd}?`,
          ])
        : `Start on the ${p.side}. How many circles come before the ${p.odd}?`,
  }),
  answer: answered,
  forms: ['choice'],
  formsLeftOut: { numeric: 'a place is said in a word: first, second, third' },
  distractors,
  hints: (p) => [
    { text: `Put your finger on the shape at the far ${p.side}. That one is first.` },
    {
      text:
        p.asked === 'place'
          ? `Go along and say: first, second, and so on. Stop at the ${p.odd}.`
          : `Count the circles until you reach the ${p.odd}.`,
    },
    { text: `Say it: ${counting(p)}.` },
  ],
  solution: (p) => [
    nextStep(`Start on the ${p.side}: ${counting(p)}.`, undefined, undefined, picture(p)),
    p.asked === 'place'
      ? nextStep(`The ${p.odd} is ${ordinalWords(fromSide(p))}.`, undefined, answered(p))
      : nextStep(
          `The ${p.odd} is ${ordinalWords(fromSide(p))}, so ${answer(p) === 0 ? 'none comes' : answer(p) === 1 ? 'one comes' : `\\(${answer(p)}\\) come`} before it.`,
          `${fromSide(p)} - 1 = ${answer(p)}`,
          whole(answer(p)),
        ),
  ],
  figure: picture,
  load,
}
