import { net } from '../../figures/net.ts'
import { solid } from '../../figures/solid.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Solids and the nets that fold into them. */
export const lesson: LessonPlan = {
  topicCode: 'solids_basics',
  what: {
    heading: 'A solid, unfolded',
    say: 'Cut a box along some of its edges and lay it flat. What you get is called a net. It shows every face of the solid once.',
    figure: solid({ solids: [{ kind: 'box', length: 4, width: 3, height: 2 }] }),
  },
  picture: {
    heading: 'The net of a box',
    say: 'This net has six rectangles. Each has a partner of the same size: top and bottom, front and back, left and right. Folded up, they make the box again.',
    figure: net({ kind: 'box', length: 4, width: 3, height: 2 }),
  },
  example: { level: 4 },
  mistake: {
    misconception: 'count_visible_faces',
    heading: 'Count the hidden faces too',
    say: 'Someone looks at a box and counts three faces. But three more are hidden behind. A net shows all of them, so count there.',
    latex: '3 + 3 = 6 \\text{ faces}',
  },
  check: {
    heading: 'Check by folding in your mind',
    say: 'Choose one face as the floor and fold up its neighbors. The edges that meet must be equally long, and no two faces may land in one place.',
    latex: '\\text{edges that meet are equal}',
  },
}
