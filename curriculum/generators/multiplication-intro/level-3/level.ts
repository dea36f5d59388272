import { chooseStory } from '../../../tasks/choose-story.ts'
import { doTask } from '../../../tasks/do-task.ts'
import { storyTask } from '../../../tasks/story-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { buildGroups } from '../build-groups.ts'
import { matchProducts } from './match-products.ts'
import { timesMeaning } from './numbers.ts'
import { fitting, inAll, others, otherSetUps, productCount, setUp, things, told } from './stories.ts'

/** Match multiplication to groups and arrays (3.OA.A.1), asked in five ways. */
export const level = taskLevel('multiplication_intro/3', {
  version: 2,
  tasks: [
    doTask(timesMeaning, { core: true }),
    buildGroups({ groups: range(2, 6), sizes: range(1, 10), told: ['words', 'product'] }),
    chooseStory(inAll, {
      id: 'which_story',
      version: 1,
      space: productCount,
      shown: (p) => `\\(${p.groups} \\times ${p.size}\\)`,
      things,
      fitting,
      others,
      hints: ['Read each story to its end. What happens in it?', 'Which story has groups of the same size?'],
      reason: 'Multiply when there are groups, and each group has the same number.',
    }),
    matchProducts,
    storyTask(inAll, {
      id: 'story',
      version: 1,
      space: productCount * told.length,
      things,
      stories: told,
      suits: (p, thing) => p.size <= thing.most,
      counted: (thing) => thing.many,
      setUp,
      others: otherSetUps,
      hints: ['How many groups are there?', 'How many are in each group?'],
    }),
  ],
})
