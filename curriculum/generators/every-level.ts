import type { LessonPlan } from '../teaching/lesson-plan.ts'
import type { TopicLevel } from '../topic-level.ts'

/** Every level that has a file, by key. Written by tools/write-generator-index.ts; run it after adding a level or a lesson. */
export const everyLevel: Readonly<Record<string, () => Promise<TopicLevel<unknown>>>> = {
  'cartesian_grid_basics/2': async () => (await import('./cartesian-grid-basics/level-2.ts')).level,
  'complex_numbers_intro/1': async () => (await import('./complex-numbers-intro/level-1.ts')).level,
  'complex_numbers_intro/5': async () => (await import('./complex-numbers-intro/level-5.ts')).level,
  'counting_basics/2': async () => (await import('./counting-basics/level-2.ts')).level,
  'derivatives_intro/4': async () => (await import('./derivatives-intro/level-4.ts')).level,
  'derivatives_intro/5': async () => (await import('./derivatives-intro/level-5.ts')).level,
  'equations_multi_step_practice/1': async () => (await import('./equations-multi-step-practice/level-1.ts')).level,
  'fractions_add_subtract_practice/4': async () => (await import('./fractions-add-subtract-practice/level-4.ts')).level,
  'integrals_intro/1': async () => (await import('./integrals-intro/level-1.ts')).level,
  'limits_intro/2': async () => (await import('./limits-intro/level-2.ts')).level,
  'multi_digit_subtraction_practice/4': async () =>
    (await import('./multi-digit-subtraction-practice/level-4.ts')).level,
  'shapes_basics/1': async () => (await import('./shapes-basics/level-1.ts')).level,
}

/** Every lesson that has a file, by topic code. */
export const everyLesson: Readonly<Record<string, () => Promise<LessonPlan>>> = {
  cartesian_grid_basics: async () => (await import('./cartesian-grid-basics/lesson.ts')).lesson,
  complex_numbers_intro: async () => (await import('./complex-numbers-intro/lesson.ts')).lesson,
  counting_basics: async () => (await import('./counting-basics/lesson.ts')).lesson,
  derivatives_intro: async () => (await import('./derivatives-intro/lesson.ts')).lesson,
  equations_multi_step_practice: async () => (await import('./equations-multi-step-practice/lesson.ts')).lesson,
  fractions_add_subtract_practice: async () => (await import('./fractions-add-subtract-practice/lesson.ts')).lesson,
  integrals_intro: async () => (await import('./integrals-intro/lesson.ts')).lesson,
  limits_intro: async () => (await import('./limits-intro/lesson.ts')).lesson,
  multi_digit_subtraction_practice: async () => (await import('./multi-digit-subtraction-practice/lesson.ts')).lesson,
  shapes_basics: async () => (await import('./shapes-basics/lesson.ts')).lesson,
}
