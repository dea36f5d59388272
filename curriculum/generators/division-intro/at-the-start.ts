import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Parts, Way } from './equal-parts.ts'
import type { Chance } from '../../chance.ts'

const total = (p: Parts): number => p.groups * p.size
const all: readonly Parts[] = range(2, 9)
  .flatMap((groups) => range(2, 9).map((size): Parts => ({ groups, size })))
  .filter((p) => total(p) <= 50 && p.groups !== p.size && total(p) !== p.groups + p.size)
  .toSorted((a, b) => total(a) - total(b))

function story(p: Parts, way: Way, words: Chance): string {
  const thing = words.pick(['plums', 'shells', 'stickers', 'marbles'])
  return way === 'share'
    ? words.pick([
        `${p.groups} children shared some ${thing} equally. Each got ${p.size}. How many ${thing} were there?`,
        `Some ${thing} were shared equally into ${p.groups} bags. Each bag got ${p.size}. How many were there?`,
        `After sharing, ${p.groups} friends have ${p.size} ${thing} each. How many ${thing} did they share?`,
      ])
    : words.pick([
        `Some ${thing} were put into bags of ${p.size}. That made ${p.groups} bags. How many ${thing} were there?`,
        `Each child got ${p.size} ${thing}. There were enough for ${p.groups} children. How many ${thing} were there?`,
        `A bag holds ${p.size} ${thing}. ${p.groups} bags are full, and none are left. How many ${thing} are there?`,
      ])
}

/** How many were there before they were shared, or put into groups? Multiplying undoes dividing (3.OA.A.2). */
export function atTheStart(way: Way): LevelTask {
  return task<Parts>({
    id: 'at_the_start',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
    note: (p) => `${p.groups} of ${p.size}`,
    space: all.length,
    prompt: (p, words) => ({ text: story(p, way, words) }),
    answer: (p) => whole(total(p)),
    distractors: (p) => [
      wrongAnswer(
        whole(p.groups + p.size),
        'wrong_operation',
        `You added ${p.groups} and ${p.size}. There are ${p.groups} groups with ${p.size} in each.`,
      ),
      wrongAnswer(
        whole(total(p) - p.size),
        'stops_early',
        `That is only ${p.groups - 1} ${p.groups === 2 ? 'group' : 'groups'} of ${p.size}. There are ${p.groups}.`,
      ),
      wrongAnswer(
        whole(p.size),
        'given_number',
        `That is 1 group. There are ${p.groups} groups with ${p.size} in each.`,
      ),
    ],
    hints: (p) => [
      { text: way === 'share' ? 'Put all the shares back together.' : 'Empty all the groups again.' },
      { text: `There are ${p.groups} groups with ${p.size} in each.` },
      { text: `Work out \\(${p.groups} \\times ${p.size}\\).` },
    ],
    solution: (p) => [
      nextStep(`Put the ${p.groups} groups of ${p.size} back together.`, `${p.groups} \\times ${p.size} = ${total(p)}`),
      {
        say: 'Check it by dividing.',
        latex:
          way === 'share' ? `${total(p)} \\div ${p.groups} = ${p.size}` : `${total(p)} \\div ${p.size} = ${p.groups}`,
        value: whole(total(p)),
        relation: 'next',
      },
    ],
    load: total,
  })
}
