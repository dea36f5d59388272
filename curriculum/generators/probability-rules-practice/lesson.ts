import { treeDiagram } from '../../figures/tree-diagram.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Independent events: one does not change the chance of the other. */
export const lesson: LessonPlan = {
  topicCode: 'probability_rules_practice',
  what: {
    heading: 'When one thing does not change another',
    say: 'Two events are independent when knowing one tells nothing about the other. A coin does not know where a spinner stops. Then the chance of both is the product of their chances.',
    latex: 'P(A \\text{ and } B) = P(A) \\times P(B)',
  },
  picture: {
    heading: 'A tree of cases',
    say: 'Each path through the tree is one way things can go. Multiply the chances along a path. The chances of all paths together make one.',
    latex: '\\frac{1}{2} \\times \\frac{1}{3} = \\frac{1}{6}',
    figure: treeDiagram({
      branches: [
        {
          name: 'heads',
          edge: '1/2',
          branches: [
            { name: 'red', edge: '1/3' },
            { name: 'blue', edge: '2/3' },
          ],
        },
        {
          name: 'tails',
          edge: '1/2',
          branches: [
            { name: 'red', edge: '1/3' },
            { name: 'blue', edge: '2/3' },
          ],
        },
      ],
    }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'add_for_and',
    heading: 'And means multiply',
    say: 'Someone adds one half and one third and gets five sixths. But both together is rarer than each alone, so the chance must be smaller. Multiply instead of adding.',
    latex: '\\frac{1}{2} \\times \\frac{1}{3} = \\frac{1}{6} < \\frac{1}{3}',
  },
  check: {
    heading: 'Check that all makes one',
    say: 'Work out all four paths and add them. Together they must make exactly one. If they do not, one of the chances is wrong.',
    latex: '\\frac{1}{6} + \\frac{2}{6} + \\frac{1}{6} + \\frac{2}{6} = 1',
  },
}
