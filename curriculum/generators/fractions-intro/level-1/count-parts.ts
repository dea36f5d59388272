import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { cutShapes } from '../cut-shapes.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'

/** A shape in equal parts, to be counted. */
export interface Counted {
  readonly parts: number
  readonly shape: 'circle' | 'rectangle'
}

const all: readonly Counted[] = range(2, 8)
  .flatMap((parts) => (['circle', 'rectangle'] as const).map((shape) => ({ parts, shape })))
  .toSorted((a, b) => a.parts - b.parts)

/** How many equal parts does a shape have (1.G.A.3)? */
export const countParts: LevelTask = task<Counted>({
  id: 'count_parts',
  kind: 'read',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.parts} ${p.shape}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `How many equal parts does the ${p.shape} have?`,
      `Count the equal parts of the ${p.shape}. How many are there?`,
      `The ${p.shape} is cut. How many equal parts do you see?`,
    ]),
  }),
  answer: (p) => whole(p.parts),
  distractors: (p) => [
    wrongAnswer(whole(p.parts - 1), 'slip_off_by_one', 'Count each part, not each cut. One part is missing.'),
    wrongAnswer(whole(p.parts + 1), 'slip_off_by_one', 'You counted one part twice. Remember where you started.'),
    wrongAnswer(whole(p.parts + 2), 'near', 'Touch each part once while you count.'),
  ],
  figure: (p) => cutShapes(p.parts, p.shape),
  hints: () => [
    { text: 'Touch each part once. Say one number each time.' },
    { text: 'Remember the part you started with.' },
  ],
  solution: (p) => [
    nextStep('Count the parts one by one.', range(1, p.parts).join(', ')),
    nextStep(`The ${p.shape} has ${p.parts} equal parts.`, String(p.parts), whole(p.parts)),
  ],
  load: (p) => p.parts,
})
