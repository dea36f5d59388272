import { fractionCircle } from '../../../figures/fraction-circle.ts'
import { answerOf } from '../../../questions/ask.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { equalValues } from '../../../values/equal.ts'
import { item } from '../../../values/items.ts'
import { rational } from '../../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Part } from '../../../topic-level.ts'
import type { Item } from '../../../values/values.ts'

/** A shape that is shown in `from` equal parts and cut anew into `to`. */
export interface OtherCut {
  readonly from: number
  readonly to: number
  readonly shape: 'bar' | 'circle'
}

const sizes = { smaller: 'It is smaller.', larger: 'It is larger.', same: 'It is the same size.' } as const
const size = (id: keyof typeof sizes): Item => item(id, sizes[id])
const load = (p: OtherCut): number => p.from + p.to + (p.to < p.from ? 2 : 0)
const all: readonly OtherCut[] = range(2, 5)
  .flatMap((from) => range(2, 6).map((to) => ({ from, to })))
  .filter(({ from, to }) => from !== to)
  .flatMap((it) => (['bar', 'circle'] as const).map((shape) => ({ ...it, shape })))
  .toSorted((a, b) => load(a) - load(b))

function parts(p: OtherCut): [Part, Part] {
  const becomes = p.to > p.from ? 'smaller' : 'larger'
  const opposite = p.to > p.from ? 'larger' : 'smaller'
  return [
    {
      heading: `Cut yours into ${p.to} equal parts. Shade 1 part.`,
      form: 'parts_of_whole',
      answer: rational(1, p.to),
      weight: 50,
      rules: { given: { part: 'denominator', value: p.to } },
      widget: { surface: { widget: 'fraction_parts', shape: p.shape, wholes: 1, parts: null, start: '' } },
      distractors: [
        wrongAnswer(rational(1, p.from), 'looks_alike', `That has ${p.from} parts, as before. Cut ${p.to} parts.`),
        wrongAnswer(rational(p.to - 1, p.to), 'looks_alike', `You shaded ${p.to - 1} of the parts. Shade 1.`),
      ].filter(({ value }) => !equalValues(value, rational(1, p.to))),
    },
    {
      heading: 'Compare it with the part in the picture.',
      form: 'choice',
      answer: size(becomes),
      weight: 50,
      distractors: [
        wrongAnswer(
          size(opposite),
          'larger_denominator_larger',
          p.to > p.from
            ? `${p.to} parts are more than ${p.from}. So each part gets smaller.`
            : `${p.to} parts are fewer than ${p.from}. So each part gets larger.`,
        ),
        wrongAnswer(size('same'), 'looks_alike', `The ${p.shape}s are the same size, but the parts are not.`),
      ],
    },
  ]
}

/** Cut a shape into more parts, or fewer, and see what becomes of one part (1.G.A.3). */
export const otherCut: LevelTask = task<OtherCut>({
  id: 'other_cut',
  kind: 'build',
  version: 1,
  form: 'parts',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.from} to ${p.to} ${p.shape}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `The ${p.shape} in the picture has ${p.from} equal parts. Yours will have ${p.to}.`,
      `Here is a ${p.shape} in ${p.from} equal parts. Yours will have ${p.to}.`,
      `The picture shows ${p.from} equal parts. What if there were ${p.to}?`,
    ]),
  }),
  answer: (p) => answerOf(parts(p)),
  parts,
  distractors: () => [],
  figure: (p) =>
    fractionCircle({ shapes: [{ parts: p.from, shaded: 1, shape: p.shape === 'bar' ? 'rectangle' : 'circle' }] }),
  hints: (p) => [
    { text: `Both ${p.shape}s are the same size. Only the cuts are different.` },
    { text: 'More parts make each part smaller. Fewer parts make each part larger.' },
  ],
  solution: (p) => [
    nextStep(`Cut ${p.to} equal parts, and shade 1 of them.`),
    nextStep(
      p.to > p.from
        ? `${p.to} is more than ${p.from}. More parts make each part smaller.`
        : `${p.to} is less than ${p.from}. Fewer parts make each part larger.`,
      undefined,
      answerOf(parts(p)),
      fractionCircle({
        shapes: [p.from, p.to].map((cut) => ({
          parts: cut,
          shaded: 1,
          shape: p.shape === 'bar' ? ('rectangle' as const) : ('circle' as const),
        })),
      }),
    ),
  ],
  load,
})
