import { barModel } from '../../figures/bar-model.ts'
import { retold } from '../../figures/drawing.ts'
import { sentence } from '../../figures/lettering.ts'
import { shape } from '../../figures/shape.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { item } from '../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Two things side by side; the larger or the smaller one is asked for. */
export interface Params {
  readonly what: 'length' | 'height'
  readonly a: number
  readonly b: number
  readonly more: boolean
}

const same = (p: Params): boolean => p.a === p.b
const load = (p: Params): number =>
  6 - Math.min(6, Math.abs(p.a - p.b)) + (p.more ? 0 : 1.5) + (p.what === 'height' ? 0.5 : 0)
const tasks: readonly Params[] = range(3, 10)
  .flatMap((a) => range(3, 10).map((b) => ({ a, b })))
  .filter((p) => p.a !== p.b || p.a % 3 === 0)
  .flatMap((p) =>
    (['length', 'height'] as const).flatMap((what) => [true, false].map((more): Params => ({ ...p, what, more }))),
  )
  .toSorted((x, y) => load(x) - load(y))

const word = (p: Params): string =>
  p.what === 'length' ? (p.more ? 'longer' : 'shorter') : p.more ? 'taller' : 'shorter'
const thing = (p: Params): string => (p.what === 'length' ? 'bar' : 'tree')
const options = { a: item('1', 'A'), b: item('2', 'B'), same: item('3', 'both are the same') } as const
const right = (p: Params): Item => (same(p) ? options.same : p.a > p.b === p.more ? options.a : options.b)
const other = (p: Params): Item => (right(p).id === '1' ? options.b : options.a)

function picture(p: Params): Figure {
  const alt =
    p.what === 'length'
      ? `Two bars that start at the same line. Bar A is ${p.a} units long, bar B is ${p.b}.`
      : `Two trees on the ground. Tree A is ${p.a} units tall, tree B is ${p.b}.`
  const drawn =
    p.what === 'length'
      ? barModel({
          bars: [
            { name: 'A', parts: [{ size: p.a, text: '' }] },
            { name: 'B', parts: [{ size: p.b, text: '', second: true }] },
          ],
          hue: 'leaf',
        })
      : shape({
          items: [
            { shape: 'isosceles_triangle', size: p.a / 10, label: 'A' },
            { shape: 'isosceles_triangle', size: p.b / 10, label: 'B', color: 2 },
          ],
          standing: true,
        })
  return retold(drawn, { title: p.what === 'length' ? 'Two bars' : 'Two trees', alt, facts: { a: p.a, b: p.b } })
}

/** Compare two lengths or heights (K.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/1',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.what} ${p.a} ${p.b} ${p.more}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick([`Which ${thing(p)} is ${word(p)}?`, `Look at A and B. Which is ${word(p)}?`]),
  }),
  answer: right,
  forms: ['choice'],
  fixedOrder: true,
  distractors: (p) =>
    same(p)
      ? [
          wrongAnswer(options.a, 'looks_alike', 'Look at both ends. Neither goes farther.'),
          wrongAnswer(options.b, 'looks_alike', 'Look at both ends. Neither goes farther.'),
        ]
      : [
          wrongAnswer(
            other(p),
            'reversed_order',
            `That one is ${p.more ? 'shorter' : p.what === 'length' ? 'longer' : 'taller'}.`,
          ),
          wrongAnswer(
            options.same,
            'looks_alike',
            `Look at the ${p.what === 'length' ? 'right ends' : 'tops'}. One goes farther.`,
          ),
        ],
  hints: (p) => [
    { text: p.what === 'length' ? 'Both start at the same line.' : 'Both stand on the same ground.' },
    { text: `Look at the ${p.what === 'length' ? 'right ends' : 'tops'}. Which one goes farther?` },
    {
      text: same(p)
        ? 'Does one of them go farther at all?'
        : `${sentence(word(p))} means it goes ${p.more ? 'farther' : 'less far'}.`,
    },
  ],
  solution: (p) => [
    nextStep(
      p.what === 'length' ? 'Both bars start at the same line.' : 'Both trees stand on the same ground.',
      undefined,
      undefined,
      picture(p),
    ),
    nextStep(
      same(p)
        ? 'They end at the same place, so they are the same.'
        : `${p.a > p.b ? 'A' : 'B'} goes farther. So ${right(p).text} is ${word(p)}.`,
      undefined,
      right(p),
    ),
  ],
  figure: picture,
  load,
}
