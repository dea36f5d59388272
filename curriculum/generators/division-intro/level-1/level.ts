import { chooseStory } from '../../../tasks/choose-story.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { atTheStart } from '../at-the-start.ts'
import { leftOver, shareOut } from '../by-hand.ts'
import { shareStories } from '../division-stories.ts'
import { partsCount } from '../equal-parts.ts'
import { shareEqually } from './numbers.ts'

/** Find the size of each share (3.OA.A.2), asked in five ways. */
export const level = taskLevel('division_intro/1', {
  version: 3,
  tasks: [
    doTask(shareEqually, { core: true }),
    shareOut,
    leftOver('share'),
    chooseStory(shareEqually, { id: 'which_story', version: 1, space: partsCount, ...shareStories }),
    atTheStart('share'),
  ],
})
