import { whichShape, type Sought } from './which-shape.ts'
import type { LevelTask } from '../../tasks/task.ts'

/** Shares of circles and rectangles in so many parts, from few parts to many. */
export const soughtShares = (
  parts: readonly number[],
  isAsked: (shaded: number, parts: number) => boolean,
): readonly Sought[] =>
  parts.flatMap((all) =>
    Array.from({ length: all - 1 }, (_, i) => i + 1)
      .filter((shaded) => isAsked(shaded, all))
      .flatMap((shaded) => (['circle', 'rectangle'] as const).map((shape): Sought => ({ parts: all, shaded, shape }))),
  )

/** Which picture shows a fraction: equal parts, so many in all, and so many of them shaded (3.NF.A.1)? */
export function whichFractionShape(all: readonly Sought[]): LevelTask {
  return whichShape({
    all,
    prompt: (p, words) => {
      const share = `\\(\\frac{${p.shaded}}{${p.parts}}\\)`
      return words.pick([
        `Which picture shows ${share}?`,
        `In which ${p.shape} is ${share} shaded?`,
        `Find the ${p.shape} with ${share} shaded.`,
      ])
    },
    load: (p) => p.parts,
  })
}
