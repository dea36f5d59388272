import type { AvatarShape } from './avatar-drawings.ts'

/** Where limbs begin, in the box of 96 by 96 of a body: a few px inside its outline, so that no limb ever floats beside it. */
export interface Anchors {
  /** x of the left shoulder, x of the right one, y of both */
  readonly shoulders: readonly [left: number, right: number, y: number]
  /** x of the left hip, x of the right one, y of both */
  readonly hips: readonly [left: number, right: number, y: number]
}

export const anchors: Record<AvatarShape, Anchors> = {
  circle: { shoulders: [16, 80, 58], hips: [36, 60, 80] },
  semi_circle: { shoulders: [14, 82, 55], hips: [34, 62, 62] },
  right_triangle: { shoulders: [19, 58, 58], hips: [32, 62, 84] },
  octagon: { shoulders: [14, 82, 56], hips: [37, 59, 82] },
  pentagon: { shoulders: [16, 80, 58], hips: [36, 60, 82] },
  oval: { shoulders: [12, 84, 56], hips: [35, 61, 75] },
  diamond: { shoulders: [16, 80, 56], hips: [40, 56, 80] },
  square: { shoulders: [17, 79, 58], hips: [34, 62, 80] },
  rectangle: { shoulders: [9, 87, 54], hips: [32, 64, 73] },
  trapezoid: { shoulders: [18, 78, 56], hips: [32, 64, 76] },
  hexagon: { shoulders: [15, 81, 56], hips: [38, 58, 82] },
  triangle: { shoulders: [27, 69, 58], hips: [34, 62, 82] },
  person_one: { shoulders: [18, 78, 74], hips: [38, 58, 84] },
  person_two: { shoulders: [20, 76, 74], hips: [38, 58, 84] },
}
