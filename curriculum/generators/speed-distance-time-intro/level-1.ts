import {
  motionDistractors,
  motionFault,
  motionHints,
  motionLoad,
  motionParams,
  motionPicture,
  motionPrompt,
  motionSolution,
  unitOf,
  valueOf,
} from './motion.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Motion } from './motion.ts'

export type Params = Motion

/** Divide distance by time to get speed (6.RP.A.3b). */
export const level: TopicLevel<Params> = {
  key: 'speed_distance_time_intro/1',
  version: 1,
  params: (chance, difficulty) => motionParams(chance, difficulty, 'speed'),
  reject: motionFault,
  note: (p) => [p.mover, p.speed, p.quarters, p.ask].join(),
  prompt: motionPrompt,
  answer: valueOf,
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: unitOf(p) }),
  distractors: motionDistractors,
  hints: motionHints,
  solution: motionSolution,
  figure: motionPicture,
  load: motionLoad,
}
