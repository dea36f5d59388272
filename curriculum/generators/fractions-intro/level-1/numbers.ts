import { retold } from '../../../figures/drawing.ts'
import { fractionCircle } from '../../../figures/fraction-circle.ts'
import { yesNo } from '../../../values/items.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A shape cut into parts. `cuts` are the sizes of the parts in twenty-fourths of the shape, in the order drawn. */
export interface Params {
  readonly shape: 'circle' | 'rectangle'
  readonly cuts: readonly number[]
}

const whole = 24
const counts = [2, 3, 4, 6] as const
/** By how much one part grows and another shrinks, the plainest first. */
const moves: Readonly<Record<number, readonly number[]>> = { 2: [8, 6, 4], 3: [5, 4, 3], 4: [4, 3, 2], 6: [2] }

const equalCuts = (count: number): number[] => range(1, count).map(() => whole / count)

/** All ways to make one part larger and another smaller. */
const unequal: readonly (readonly number[])[] = counts
  .flatMap((count) => range(0, count - 1).flatMap((from) => range(0, count - 1).map((to) => ({ count, from, to }))))
  .filter(({ from, to }) => from !== to)
  .flatMap(({ count, from, to }) =>
    (moves[count] ?? []).map((moved) =>
      equalCuts(count).map((size, i) => (i === from ? size - moved : i === to ? size + moved : size)),
    ),
  )
  .toSorted((a, b) => work(a) - work(b))

/** Many parts of nearly the same size are the hardest to judge. */
function work(cuts: readonly number[]): number {
  return cuts.length - (Math.max(...cuts) - Math.min(...cuts)) / 8
}

/** Plainly unequal parts at first, then nearly equal ones; half of all shapes are cut into equal parts. */
function params(chance: Chance, difficulty: number): Params {
  const shape = chance.pick(['circle', 'rectangle'] as const)
  const cuts = chance.pick(windowOf(unequal, difficulty, 0.4))
  return { shape, cuts: chance.happens(0.5) ? equalCuts(cuts.length) : cuts }
}

const isEqual = (p: Params): boolean => p.cuts.every((cut) => cut === p.cuts[0])
function distractors(p: Params): Distractor[] {
  return [
    isEqual(p)
      ? wrongAnswer(yesNo(false), 'looks_alike', 'Look again. All the parts have the same size.')
      : wrongAnswer(yesNo(true), 'looks_alike', 'Look again. One part is larger than another.'),
  ]
}

const alt = (p: Params): string => {
  const sizes = p.cuts.map((cut) => `${cut} of ${whole}`).join(', ')
  return `A ${p.shape} cut into ${p.cuts.length} parts. Going around, the parts take up ${sizes} small pieces of it.`
}

function picture(p: Params): Figure {
  const drawn = fractionCircle({
    shapes: [{ parts: p.cuts.length, shaded: 0, shape: p.shape, unequal: p.cuts }],
  })
  return retold(drawn, { title: 'A shape cut into parts', alt: alt(p), facts: { cuts: [...p.cuts] } })
}

/** Decide whether a shape is split into equal parts (1.G.A.3). */
export const equalParts: TopicLevel<Params> = {
  key: 'fractions_intro/1',
  version: 2,
  params,
  note: (p) => `${p.shape} ${p.cuts.join(' ')}`,
  space: 2 * (unequal.length + counts.length),
  prompt: (_, words) => ({
    text: words.pick([
      'Are all the parts equal?',
      'Is the shape cut into equal parts?',
      'Do all the parts have the same size?',
    ]),
  }),
  answer: (p) => yesNo(isEqual(p)),
  forms: ['choice'],
  fixedOrder: true,
  distractors,
  hints: () => [
    { text: 'Equal parts have the same size.' },
    { text: 'Think of cutting out the parts. Would they all match, one on top of another?' },
  ],
  solution: (p) => [
    nextStep(`There are \\(${p.cuts.length}\\) parts. Compare their sizes.`, undefined, undefined, picture(p)),
    nextStep(
      isEqual(p)
        ? 'Each part would fit exactly on each other part. They are equal.'
        : 'One part is larger than another. The parts are not equal.',
      undefined,
      yesNo(isEqual(p)),
      picture(p),
    ),
  ],
  figure: picture,
  load: (p) => p.cuts.length - (Math.max(...p.cuts) - Math.min(...p.cuts)) / 20,
}
