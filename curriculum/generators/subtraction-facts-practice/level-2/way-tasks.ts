import { pickStrategy, type Way } from '../../../tasks/pick-strategy.ts'
import { backOrUp as base, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'

const left = (p: Params): number => p.top - p.bottom

const ways: readonly [Way<Params>, Way<Params>, Way<Params>] = [
  {
    id: 'back',
    does: (p) => `Count back from \\(${p.top}\\).`,
    because: () => 'Only 1, 2, or 3 are taken.',
    helps: (p) => p.bottom <= 3,
    whyNot: (p) => `\\(${p.bottom}\\) steps back are a lot.`,
  },
  {
    id: 'up',
    does: (p) => `Count up from \\(${p.bottom}\\).`,
    because: () => 'The numbers are 1, 2, or 3 apart.',
    helps: (p) => left(p) <= 3,
    whyNot: (p) => `\\(${p.bottom}\\) and \\(${p.top}\\) are \\(${left(p)}\\) apart. That is a long way up.`,
  },
  {
    id: 'ten',
    does: (p) => `Take away \\(${p.top - 10}\\) to get to 10.`,
    because: (p) => `\\(${p.bottom}\\) is just as much as the ones of \\(${p.top}\\).`,
    helps: (p) => p.top > 10 && p.bottom === p.top - 10,
    whyNot: (p) => `The ones of \\(${p.top}\\) are not \\(${p.bottom}\\).`,
  },
]

/** Which way is short: back, up, or straight to ten. */
export const pickWay: LevelTask = pickStrategy<Params>(
  { ...base, reject: (p) => (p.top <= 10 || p.top === 20 ? 'there is no ten below it' : null) },
  {
    id: 'pick_way',
    version: 1,
    ways,
    asks: (p) => [
      `Which way makes \\(${p.top} - ${p.bottom}\\) easy?`,
      `How can you find \\(${p.top} - ${p.bottom}\\) quickly? Is the reason true?`,
    ],
    space: 40,
    hints: ['Read each reason. Is it true of these numbers?', 'Only one of the reasons is true.'],
    goesOn: (p) => `\\(${p.top} - ${p.bottom} = ${left(p)}\\).`,
  },
)
