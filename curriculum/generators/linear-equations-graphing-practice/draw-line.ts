import { plane } from '../../surfaces/plane-settings.ts'
import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { plot } from '../../values/plot.ts'
import { nextStep } from '../wrong-answer.ts'
import type { Distractor, Step } from '../../topic-level.ts'
import type { Plot, RichText } from '../../values/values.ts'

/** A crossing of the grid. */
export type Spot = readonly [x: number, y: number]

/** The plane on which lines are drawn goes so far from the origin, all four ways. */
export const reach = 6

export const onPlane = (...spots: readonly Spot[]): boolean =>
  spots.every((spot) => spot.every((n) => Math.abs(n) <= reach))

/** The line through two crossings; equal to every line through any two of its points. */
export const lineThrough = (a: Spot, b: Spot): Plot => plot('line', [a, b])

/** So far across and so far up or down, in words. */
export const walk = (run: number, rise: number): RichText =>
  `${Math.abs(run)} to the ${run < 0 ? 'left' : 'right'} and ${Math.abs(rise)} ${rise < 0 ? 'down' : 'up'}`

/** A line that is drawn by two of its points: `through` are two that lie on the plane, the first of which is found first. */
export function drawLine<P>(
  of: Pick<Task<P>, 'id' | 'version' | 'params' | 'reject' | 'note' | 'space' | 'hints' | 'load'> & {
    readonly asks: (p: P) => readonly [RichText, ...RichText[]]
    /** The equation, where the question shows one below its words. */
    readonly latex?: (p: P) => string
    readonly through: (p: P) => readonly [Spot, Spot]
    readonly wrong: (p: P) => readonly Distractor[]
    /** How the two points are found. */
    readonly steps: (p: P) => readonly Step[]
  },
): LevelTask {
  const { asks, latex, through, wrong, steps, ...members } = of
  const answer = (p: P): Plot => lineThrough(...through(p))
  return task<P>({
    ...members,
    kind: 'build',
    form: 'plot',
    prompt: (p, words) => ({ text: words.pick(asks(p)), ...(latex === undefined ? {} : { latex: latex(p) }) }),
    answer,
    distractors: (p) => [...wrong(p)],
    widget: () => ({ surface: plane({ reach, shape: 'line' }) }),
    solution: (p) => [...steps(p), nextStep('Draw the line through both points.', undefined, answer(p))],
  })
}
