import { valueLevel } from './value-level.ts'
import { exact } from './exact-values.ts'
import type { ValueParams } from './value-level.ts'

export type Params = ValueParams

/** Use secant, cosecant and cotangent (HSF-TF.A.2). */
export const level = valueLevel({
  key: 'trigonometry_fundamentals_practice/4',
  ratios: ['csc', 'sec', 'cot'],
  angles: [30, 60, 45, 150, 120, 135, 210, 240, 225, 330, 300, 315, -30, -60, -45, 390, 420, 405, -120, -150, -135],
  ordinary: (p) => exact(p.ratio, p.degrees),
})
