import { shape } from '../../figures/shape.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Flat shapes: sides and corners give a shape its name. */
export const lesson: LessonPlan = {
  topicCode: 'shapes_basics',
  what: {
    heading: 'Sides and corners',
    say: 'A shape gets its name from its sides and corners. Three sides make a triangle. Six sides make a hexagon. A circle is round and has no corners.',
    figure: shape({ items: [{ shape: 'triangle' }, { shape: 'hexagon', color: 2 }, { shape: 'circle' }] }),
  },
  picture: {
    heading: 'Four corners',
    say: 'A rectangle has four square corners. When all four sides are equally long, it is a square.',
    figure: shape({ items: [{ shape: 'rectangle' }, { shape: 'square', color: 2 }] }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'prototype_shape',
    heading: 'A turned square is still a square',
    say: 'Someone says a turned square is not a square. Turn your head: it has four equal sides and four square corners. Turning changes nothing.',
    figure: shape({ items: [{ shape: 'square' }, { shape: 'square', turn: 45, color: 2 }] }),
  },
  check: {
    heading: 'Go around and count',
    say: 'Put your finger on one corner. Go around and count the sides until you are back. The number tells you the name.',
    figure: shape({ items: [{ shape: 'hexagon', outlined: true }] }),
  },
}
