import { expect, it } from 'vitest'
import { topicLevel } from '../catalogue/topic-levels.ts'
import { whole } from '../values/rational.ts'
import { checkNumbers } from './p05-numbers.ts'
import type { Sample, Sweep } from './check.ts'

/** The faults that P5 finds in a whole answer of a level. */
function faultsOf(key: `${string}/${number}`, answer: number): string[] {
  const faults: string[] = []
  const question = {
    prompt: { text: 'How many?', speech: 'How many?' },
    hints: [],
    solution: [],
    widget: { widget: 'none' },
    key: { wrong: [], shown: { text: '' } },
  }
  const sample = { seed: 1, answer: whole(answer), question, choice: question } as unknown as Sample
  checkNumbers({
    entry: topicLevel(key),
    samples: [sample],
    fail: (_check: string, _seed: number | null, detail: string) => void faults.push(detail),
  } as unknown as Sweep)
  return faults
}

it.each([
  ['counting_basics/3', 20],
  ['counting_basics/5', 100],
  ['counting_basics/6', 100],
  ['multi_digit_addition_practice/2', 120],
  ['skip_counting_basics/2', 1000],
  ['multi_digit_subtraction_practice/4', 1000],
  ['multi_digit_addition_practice/7', 1_000_000],
] as const)('lets %s have answers to %i and none beyond', (key, most) => {
  expect(faultsOf(key, most)).toEqual([])
  expect(faultsOf(key, most + 1)).toEqual([`the answer is beyond ${most}`])
})
