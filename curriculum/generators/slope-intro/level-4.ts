import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** A line through two different grid points. */
export interface Params {
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
}

type Kind = 'up' | 'down' | 'flat' | 'upright'
const texts: Readonly<Record<Kind, string>> = {
  up: 'positive slope',
  down: 'negative slope',
  flat: 'zero slope',
  upright: 'slope not defined',
}
const option = (kind: Kind): Item => item(kind, texts[kind])
const kindOf = ({ a, b }: Params): Kind => {
  if (a[0] === b[0]) return 'upright'
  if (a[1] === b[1]) return 'flat'
  return a[1] < b[1] === a[0] < b[0] ? 'up' : 'down'
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(['up', 'down', 'flat', 'upright'] as const)
  const place = (): number => chance.int(-7, 7)
  const wide = chance.int(1 + Math.round(5 * difficulty), 4 + Math.round(5 * difficulty))
  const high = chance.int(1 + Math.round(5 * difficulty), 4 + Math.round(5 * difficulty))
  const [x, y] = [place(), place()]
  const step = { up: [wide, high], down: [wide, -high], flat: [wide, 0], upright: [0, high] }[kind] as [number, number]
  return { a: [x, y], b: [x + step[0], y + step[1]] }
}

function distractors(p: Params): Distractor[] {
  const right = kindOf(p)
  const why = {
    up: 'From left to right the line goes up.',
    down: 'From left to right the line goes down.',
    flat: 'The line stays at the same height, so it rises 0.',
    upright: 'The line goes straight up: there is no run to divide by.',
  }[right]
  const ids: Readonly<Record<Kind, string>> = {
    up: 'slope_height',
    down: 'slip_sign',
    flat: right === 'upright' ? 'slope_run_over_rise' : 'looks_alike',
    upright: right === 'flat' ? 'slope_run_over_rise' : 'looks_alike',
  }
  return (['up', 'down', 'flat', 'upright'] as const)
    .filter((kind) => kind !== right)
    .map((kind) => wrongAnswer(option(kind), ids[kind], why))
}

/** Recognize positive, negative, zero and undefined slope (8.F.B.4). */
export const level: TopicLevel<Params> = {
  key: 'slope_intro/4',
  version: 2,
  params,
  reject: ({ b }) => (Math.abs(b[0]) > 8 || Math.abs(b[1]) > 8 ? 'off the grid' : null),
  note: (p) => `${p.a.join()} ${p.b.join()}`,
  prompt: (_, words) => ({
    text: words.pick([
      'What kind of slope does the line have?',
      'Which words describe the slope of this line?',
      'Which kind of slope does this line have?',
      'Look at the line from left to right. What kind of slope does it have?',
    ]),
  }),
  answer: (p) => option(kindOf(p)),
  forms: ['choice'],
  distractors,
  hints: () => [
    { text: 'Go along the line from left to right. What happens to the height?' },
    { text: 'Slope is rise over run. Is one of them 0?' },
    { text: 'A rise of 0 gives 0. A run of 0 cannot be divided by.' },
  ],
  solution: (p) => {
    const kind = kindOf(p)
    const [dx, dy] = [p.b[0] - p.a[0], p.b[1] - p.a[1]]
    if ((p.a[0] + p.a[1]) % 2 === 0)
      return [
        nextStep('Follow the line from left to right.'),
        nextStep(
          {
            up: 'It goes up, so its slope is positive.',
            down: 'It goes down, so its slope is negative.',
            flat: 'It goes neither up nor down, so its slope is 0.',
            upright: 'It goes straight up and down and never to the right, so its slope is not defined.',
          }[kind],
          undefined,
          option(kind),
        ),
      ]
    return [
      nextStep(`Between the two points the run is \\(${dx}\\) and the rise is \\(${dy}\\).`),
      nextStep(
        {
          up: 'Both are positive, so the line rises.',
          down: 'The rise is negative, so the line falls.',
          flat: 'The rise is 0, and 0 divided by the run is 0.',
          upright: 'The run is 0, and nothing can be divided by 0.',
        }[kind],
        undefined,
        option(kind),
      ),
    ]
  },
  figure: (p) =>
    coordinateGrid({
      x: { min: -8, max: 8, step: 1, numberStep: 4 },
      y: { min: -8, max: 8, step: 1, numberStep: 4 },
      lines: [{ through: [p.a, p.b] }],
      points: [{ at: p.a }, { at: p.b }],
    }),
  load: (p) => Math.max(Math.abs(p.b[0] - p.a[0]), Math.abs(p.b[1] - p.a[1])),
}
