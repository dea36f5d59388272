import { repeatingLevel } from '../repeating-level.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { RepeatingParams } from '../repeating-level.ts'

export type Params = RepeatingParams

/** Find the missing part of a repeating pattern (1.G.A.1). */
export const missingTile: TopicLevel<Params> = repeatingLevel('patterning_visual_basics/2', 'middle', [
  'Which tile is missing?',
  'What goes in the gap?',
  'One tile is missing. Which one?',
  'Which tile makes the pattern whole?',
])
