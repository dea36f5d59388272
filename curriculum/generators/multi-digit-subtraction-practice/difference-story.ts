import { wholeText } from '../../notation/number-latex.ts'
import { chooseStory } from '../../tasks/choose-story.ts'
import { fitting, others } from './difference-stories.ts'
import type { Counted } from '../multi-digit-addition-practice/sum-stories.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Difference } from './column-work.ts'

/** Which story does the difference belong to? Told of things of which there can be so many. */
export const differenceStory = (base: TopicLevel<Difference>, things: readonly [Counted, ...Counted[]]): LevelTask =>
  chooseStory<Difference, Counted>(base, {
    id: 'which_story',
    version: 1,
    shown: (p) => `\\(${wholeText(p.top)} - ${wholeText(p.bottom)}\\)`,
    things,
    fitting,
    others,
    hints: [
      'Read each story to its end. What does it ask for?',
      'Would the answer be smaller or greater than the greater number?',
    ],
    reason: 'Subtract when some go away, when you compare two numbers, or when you find out how many came.',
  })
