import type { FigureHue } from '../kit/figure-hue.ts'

const order = ['lapis', 'sky', 'leaf', 'honey', 'coral', 'grape'] as const satisfies readonly FigureHue[]

/** The hue in which a grade's shape is drawn; kindergarten has that of grade 6. */
export function gradeHue(grade: number): FigureHue {
  return order[(grade + order.length - 1) % order.length]!
}
