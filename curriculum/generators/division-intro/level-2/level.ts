import { chooseStory } from '../../../tasks/choose-story.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { atTheStart } from '../at-the-start.ts'
import { leftOver, ringsOfSize } from '../by-hand.ts'
import { groupStories } from '../division-stories.ts'
import { partsCount } from '../equal-parts.ts'
import { makeGroups } from './numbers.ts'

/** Find how many groups can be made (3.OA.A.2), asked in five ways. */
export const level = taskLevel('division_intro/2', {
  version: 3,
  tasks: [
    doTask(makeGroups, { core: true }),
    ringsOfSize,
    leftOver('make'),
    chooseStory(makeGroups, { id: 'which_story', version: 1, space: partsCount, ...groupStories }),
    atTheStart('make'),
  ],
})
