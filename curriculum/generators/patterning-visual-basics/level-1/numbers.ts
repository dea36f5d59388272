import { repeatingLevel } from '../repeating-level.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { RepeatingParams } from '../repeating-level.ts'

export type Params = RepeatingParams

/** Find what comes next in a repeating pattern (K.G.B.4). */
export const nextTile: TopicLevel<Params> = repeatingLevel('patterning_visual_basics/1', 'next', [
  'What comes next?',
  'Which tile comes next?',
  'Look at the pattern. What comes next?',
  'Say the pattern. What comes next?',
])
