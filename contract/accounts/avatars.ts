import { z } from 'zod'
import type { Role } from '../identity/accounts.ts'

/** The twelve figures anyone can be. A-124. */
export const shapeAvatars = [
  'circle',
  'diamond',
  'hexagon',
  'octagon',
  'oval',
  'pentagon',
  'rectangle',
  'right_triangle',
  'semi_circle',
  'square',
  'trapezoid',
  'triangle',
] as const
/** Two people, for tutors only. A-125. */
export const peopleAvatars = ['person_one', 'person_two'] as const
export const Avatar = z.enum([...shapeAvatars, ...peopleAvatars], 'Choose a public look for your account')
export type Avatar = z.infer<typeof Avatar>

/** The avatars an account of these roles can choose from. A-125. */
export function avatarsFor(roles: readonly Role[]): readonly Avatar[] {
  return roles.includes('tutor') ? [...shapeAvatars, ...peopleAvatars] : shapeAvatars
}
