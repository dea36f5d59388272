import { shadeShare, type Shade } from './shade-share.ts'
import type { LevelTask } from '../../tasks/task.ts'

/** Shade a share that is told as a fraction (3.NF.A.1). */
export function shadeFraction(all: readonly Shade[]): LevelTask {
  return shadeShare({
    all,
    prompt: (p, words) => {
      const share = `\\(\\frac{${p.shaded}}{${p.parts}}\\)`
      return p.cut === 'given'
        ? words.pick([
            `Shade ${share} of the ${p.shape}.`,
            `Tap the parts until ${share} of the ${p.shape} is shaded.`,
            `Show ${share} on the ${p.shape}.`,
          ])
        : words.pick([
            `Cut the ${p.shape} into equal parts. Then shade ${share} of it.`,
            `Show ${share} of the ${p.shape}. First cut it.`,
            `Make a picture of ${share}. Cut the ${p.shape}, and shade.`,
          ])
    },
    hint: (p) => `The denominator is ${p.parts}. What does it tell you about the parts?`,
  })
}
