import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { pickNames } from '../../words/names.ts'
import { range } from '../wrong-answer.ts'
import { changeStoryLevel, endOf } from './change-story.ts'
import type { Chance } from '../../chance.ts'
import type { ChangeStory } from './change-story.ts'

export type Params = ChangeStory

const kinds = ['join_change', 'take_change', 'join_start', 'take_start'] as const
const load = (p: ChangeStory): number =>
  2.5 * kinds.indexOf(p.kind as (typeof kinds)[number]) + Math.max(p.start, endOf(p)) / 3
const tasks: readonly ChangeStory[] = kinds
  .flatMap((kind) =>
    range(4, 18).flatMap((start) => range(2, 9).map((change): ChangeStory => ({ kind, start, change }))),
  )
  .filter(
    (p) =>
      endOf(p) >= 2 &&
      Math.max(p.start, endOf(p)) >= 11 &&
      Math.max(p.start, endOf(p)) <= 18 &&
      p.start !== p.change &&
      p.change !== endOf(p),
  )
  .toSorted((a, b) => load(a) - load(b))

const objects = ['plums', 'shells', 'stones', 'blocks', 'pencils', 'apples'] as const

function tell(p: ChangeStory, words: Chance): string {
  const [name] = pickNames(words, 1)
  const things = words.pick(objects)
  const [a, b, e] = [`\\(${p.start}\\)`, `\\(${p.change}\\)`, `\\(${endOf(p)}\\)`]
  switch (p.kind) {
    case 'join_change':
      return words.pick([
        `${name} had ${a} ${things} and now has ${e}. How many came?`,
        `There were ${a} birds. Now there are ${e}. How many came?`,
      ])
    case 'take_change':
      return words.pick([
        `${name} had ${a} ${things} and now has ${e}. How many went away?`,
        `There were ${a} ducks. Now there are ${e}. How many went away?`,
      ])
    case 'join_start':
      return words.pick([
        `${name} gets ${b} ${things} and then has ${e}. How many before?`,
        `${b} birds come. Now there are ${e}. How many before?`,
      ])
    default:
      return words.pick([
        `${name} gives away ${b} ${things} and keeps ${e}. How many before?`,
        `${b} ducks fly off. ${e} stay. How many before?`,
      ])
  }
}

/** Find an unknown start or change in a story (1.OA.A.1). */
export const level = changeStoryLevel('addition_subtraction_word_problems/5', {
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  load,
  space: tasks.length,
  tell,
})
