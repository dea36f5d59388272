import { tenFrame } from '../../../figures/ten-frame.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** Discs fill the first frame from its start, hexagons the second. A first frame that is not full makes counting harder. */
export interface Params {
  readonly discs: number
  readonly hexagons: number
}

const total = (p: Params): number => p.discs + p.hexagons
const load = (p: Params): number => total(p) + (10 - p.discs)

const pictures: readonly Params[] = Array.from({ length: 6 }, (_, i) => i + 5)
  .flatMap((discs) => Array.from({ length: discs }, (_, i): Params => ({ discs, hexagons: 11 - discs + i })))
  .filter((p) => p.hexagons <= 10)
  .toSorted((x, y) => load(x) - load(y))

function params(chance: Chance, difficulty: number): Params {
  return pickByDifficulty(chance, pictures, difficulty)
}

function distractors(p: Params): Distractor[] {
  const count = total(p)
  const list: Distractor[] = [
    { value: whole(count + 1), misconception: 'count_off_by_one', why: 'One counter was counted twice.' },
    { value: whole(count - 1), misconception: 'count_off_by_one', why: 'One counter was left out.' },
  ]
  if (count < 20)
    list.splice(1, 0, {
      value: whole(10 + p.hexagons === count ? count - 10 : 10 + p.hexagons),
      misconception: 'looks_alike',
      why:
        p.discs === 10
          ? 'That is the second frame alone. The first one has ten more.'
          : 'The first frame is not full. Count it too.',
    })
  list.push({ value: whole(count - 2), misconception: 'near', why: 'Touch each counter once and count again.' })
  return list
}

const picture = (p: Params): Figure => tenFrame({ filled: p.discs, second: p.hexagons, frames: 2, apart: true })
const countOn = (p: Params): string => Array.from({ length: p.hexagons }, (_, i) => p.discs + i + 1).join(', ')

/** Count up to twenty objects using ten frames (K.CC.B.5): as it was asked before the level had tasks. */
export const framedCounters: TopicLevel<Params> = {
  key: 'counting_basics/3',
  version: 1,
  params,
  note: (p) => `${p.discs} and ${p.hexagons}`,
  space: pictures.length,
  prompt: (_, words) => ({
    text: words.pick([
      'How many counters are there?',
      'Count the counters. How many are there?',
      'How many counters are there in all?',
      'What number do the counters show?',
    ]),
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A full frame holds ten. Is the top frame full?' },
    {
      text: p.discs === 10 ? 'The top frame is ten. Count on from there.' : 'Count the top frame first, then count on.',
    },
    { text: `The top frame has \\(${p.discs}\\). Count on: ${countOn(p)}.` },
  ],
  solution: (p) => [
    {
      say: p.discs === 10 ? 'The top frame is full. That is \\(10\\).' : `The top frame has \\(${p.discs}\\) counters.`,
      figure: picture(p),
      relation: 'next',
    },
    { say: `Count on \\(${p.hexagons}\\) more.`, latex: countOn(p), relation: 'next' },
    {
      say: `The last number is \\(${total(p)}\\), so there are \\(${total(p)}\\) counters.`,
      latex: String(total(p)),
      value: whole(total(p)),
      relation: 'next',
    },
  ],
  figure: picture,
  load,
}
