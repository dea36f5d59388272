import { net } from '../../figures/net.ts'
import { solid } from '../../figures/solid.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** The surface of a solid is all of its faces, seen and unseen. */
export const lesson: LessonPlan = {
  topicCode: 'surface_area_practice',
  what: {
    heading: 'All the skin of a solid',
    say: 'Imagine that you wrap a box in paper without any overlap. The paper that you need is the surface area. It is the area of all faces together.',
    figure: solid({
      solids: [
        { kind: 'box', length: 5, width: 4, height: 3, labels: { length: '5 cm', width: '4 cm', height: '3 cm' } },
      ],
    }),
  },
  picture: {
    heading: 'Unfold it',
    say: 'Cut the box open along its edges and lay it flat. This is its net. Now you see all six rectangles at once, and each size comes twice.',
    latex: '2 \\times 20 + 2 \\times 15 + 2 \\times 12 = 94',
    figure: net({
      kind: 'box',
      length: 5,
      width: 4,
      height: 3,
      labels: { length: '5 cm', width: '4 cm', height: '3 cm' },
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'count_visible_faces',
    heading: 'The hidden faces count',
    say: 'Someone adds the three faces in the drawing and gets forty-seven. But the bottom, the back and the far side are hidden, not gone. Each face has a twin, so the surface is ninety-four.',
    latex: '20 + 15 + 12 = 47 \\qquad 2 \\times 47 = 94',
  },
  check: {
    heading: 'Count the faces first',
    say: 'Before you add, count the faces of the solid. After you add, check that you used just as many areas. Then look at the unit: it must be a square unit.',
  },
}
