import { pickNames } from '../../words/names.ts'
import { changeKinds, changeStoryLevel, endOf } from './change-story.ts'
import type { Chance } from '../../chance.ts'
import type { ChangeStory } from './change-story.ts'

export type Params = ChangeStory

/** Results first, then changes, then starts; larger numbers as difficulty rises. */
function params(chance: Chance, difficulty: number): ChangeStory {
  const at = Math.max(0, Math.min(5, Math.floor(5.2 * difficulty + 1.8 * chance.unit() - 0.7)))
  const kind = changeKinds[at] ?? 'join'
  const most = 40 + Math.round(55 * difficulty)
  if (kind.startsWith('join')) {
    const end = chance.int(Math.round(most * 0.6), most)
    const change = chance.int(11, end - 12)
    return { kind, start: end - change, change }
  }
  const start = chance.int(Math.round(most * 0.6), most)
  return { kind, start, change: chance.int(11, start - 11) }
}

function tell(p: ChangeStory, words: Chance): string {
  const [name] = pickNames(words, 1)
  const things = words.pick(['stickers', 'marbles', 'buttons', 'shells', 'crayons', 'tickets'])
  const [a, b, e] = [`\\(${p.start}\\)`, `\\(${p.change}\\)`, `\\(${endOf(p)}\\)`]
  switch (p.kind) {
    case 'join':
      return words.pick([
        `${name} has ${a} ${things} and finds ${b} more. How many are there now?`,
        `There are ${a} books on the shelf. ${b} more are added. How many are there now?`,
        `A bus has ${a} riders. At the stop ${b} more get on. How many is that?`,
      ])
    case 'take':
      return words.pick([
        `${name} has ${a} ${things} and gives away ${b}. How many are left?`,
        `There are ${a} muffins. The bakery sells ${b} of them. How many are left?`,
        `A ribbon is ${a} inches long. ${name} cuts off ${b} inches. How long is the rest?`,
      ])
    case 'join_change':
      return words.pick([
        `${name} had ${a} ${things} and now has ${e}. How many did ${name} get?`,
        `There were ${a} books on the shelf. Now there are ${e}. How many were added?`,
      ])
    case 'take_change':
      return words.pick([
        `${name} had ${a} ${things} and now has ${e}. How many went away?`,
        `There were ${a} muffins. Now there are ${e}. How many were sold?`,
      ])
    case 'join_start':
      return words.pick([
        `${name} gets ${b} ${things} and then has ${e}. How many were there before?`,
        `${b} riders get on a bus. Now it has ${e}. How many were on it before?`,
      ])
    case 'take_start':
      return words.pick([
        `${name} gives away ${b} ${things} and still has ${e}. How many were there before?`,
        `A bakery sells ${b} muffins and ${e} are left. How many were there at first?`,
      ])
  }
}

/** Solve one-step stories with two-digit numbers (2.OA.A.1). */
export const level = changeStoryLevel('addition_subtraction_word_problems/6', {
  params,
  reject: (p) => (p.start === p.change || p.change === endOf(p) ? 'the same number twice' : null),
  load: (p) => 4 * changeKinds.indexOf(p.kind) + Math.max(p.start, endOf(p)) / 12,
  tell,
})
