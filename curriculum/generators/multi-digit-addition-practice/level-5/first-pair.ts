import { pickStrategy, type Way } from '../../../tasks/pick-strategy.ts'
import { range } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'

/** Three two-digit numbers; the ones of two of them make ten. */
export interface Three {
  readonly addends: readonly [number, number, number]
}

const ones = (n: number): number => n % 10

function drawThree(chance: Chance, difficulty: number): Three {
  const tens = (): number => 10 * chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(4 * difficulty))
  const one = chance.int(1, 9)
  const other = chance.pick(range(1, 9).filter((n) => n !== one && n !== 10 - one))
  const [a = 0, b = 0, c = 0] = chance.shuffle([tens() + one, tens() + 10 - one, tens() + other])
  return { addends: [a, b, c] }
}

const threeNumbers: Numbers<Three> = {
  params: drawThree,
  reject: ({ addends }) => (new Set(addends).size < 3 ? 'the same number twice' : null),
  note: ({ addends }) => addends.join('+'),
  load: ({ addends }) => addends.reduce((sum, n) => sum + n, 0),
}

/** Begin with two of the three numbers: that helps when their ones make ten. */
function way(first: 0 | 1, second: 1 | 2): Way<Three> {
  const pair = ({ addends }: Three): readonly [number, number] => [addends[first], addends[second]]
  const made = (p: Three): number => pair(p).reduce((sum, n) => sum + ones(n), 0)
  return {
    id: `${first}${second}`,
    does: (p) => `Start with \\(${pair(p)[0]} + ${pair(p)[1]}\\).`,
    because: (p) => `\\(${ones(pair(p)[0])}\\) and \\(${ones(pair(p)[1])}\\) make ten.`,
    helps: (p) => made(p) === 10,
    whyNot: (p) => `\\(${ones(pair(p)[0])}\\) and \\(${ones(pair(p)[1])}\\) ones make \\(${made(p)}\\), not ten.`,
  }
}

function thenAdd({ addends }: Three): string {
  const at = addends.findIndex((n, i) => addends.every((other, j) => i === j || ones(n) + ones(other) !== 10))
  const [third = 0] = addends.slice(at, at + 1)
  const pair = addends.filter((_, i) => i !== at)
  const sum = pair.reduce((a, b) => a + b, 0)
  return `\\(${pair.join(' + ')} = ${sum}\\), and \\(${sum} + ${third} = ${sum + third}\\).`
}

/** Numbers may be added in any order: which two come first, so that they make full tens (2.NBT.B.6, 2.NBT.B.9)? */
export const firstPair: LevelTask = pickStrategy(threeNumbers, {
  id: 'first_pair',
  version: 1,
  ways: [way(0, 1), way(0, 2), way(1, 2)],
  asks: ({ addends }) => [
    `Which two would you add first in \\(${addends.join(' + ')}\\)?`,
    `You may add in any order. How would you begin \\(${addends.join(' + ')}\\)?`,
    `What is a good start for \\(${addends.join(' + ')}\\)? Is the reason true?`,
  ],
  hints: ['You may add the numbers in any order.', 'Look only at the ones. Which two make ten?'],
  goesOn: thenAdd,
})
