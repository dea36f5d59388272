import { valueLevel } from './value-level.ts'
import { exact } from './exact-values.ts'
import type { ValueParams } from './value-level.ts'

export type Params = ValueParams

/** Find sine, cosine and tangent in any quadrant by the reference angle (HSF-TF.A.3). */
export const level = valueLevel({
  key: 'trigonometry_fundamentals_practice/3',
  ratios: ['sin', 'cos', 'tan'],
  angles: [
    150, 120, 135, 210, 240, 225, 330, 300, 315, -30, -60, -45, 480, 510, 495, 570, -120, -150, -135, 600, 585, -210,
    -240, 690, 660, 675,
  ],
  ordinary: (p) => exact(p.ratio, p.degrees),
})
