import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { countNoun } from '../../../words/nouns.ts'
import { everyShade, shadeShare } from '../shade-share.ts'
import { whichShape } from '../which-shape.ts'
import { countParts } from './count-parts.ts'
import { equalParts } from './numbers.ts'

/** Decide whether a shape is split into equal parts (1.G.A.3), asked in four ways. */
export const level = taskLevel('fractions_intro/1', {
  version: 3,
  tasks: [
    doTask(equalParts, { core: true }),
    shadeShare({
      all: everyShade([{ parts: 2 }, { parts: 3 }, { parts: 4 }, { parts: 6 }], ['open']),
      prompt: (p, words) =>
        words.pick([
          `Cut the ${p.shape} into ${p.parts} equal parts. Shade ${countNoun(p.shaded, 'part')}.`,
          `Make ${p.parts} equal parts. Then shade ${p.shaded} of them.`,
          `Split the ${p.shape} into ${p.parts} equal parts. Shade ${countNoun(p.shaded, 'part')}.`,
        ]),
      hint: (p) => `Start with the cuts. How many parts should the ${p.shape} have?`,
    }),
    whichShape({
      all: [2, 3, 4, 5, 6].flatMap((parts) =>
        (['circle', 'rectangle'] as const).map((shape) => ({ parts, shaded: 0, shape })),
      ),
      prompt: (p, words) =>
        words.pick([
          `Which ${p.shape} has ${p.parts} equal parts?`,
          `Find the ${p.shape} that is cut into ${p.parts} equal parts.`,
          `Which ${p.shape} is split into ${p.parts} equal parts?`,
        ]),
      load: (p) => p.parts,
    }),
    countParts,
  ],
})
