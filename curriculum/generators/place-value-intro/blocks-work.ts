import { findError, type Slip } from '../../tasks/find-error.ts'
import { countNoun } from '../../words/nouns.ts'
import { pilesFigure, pilesOf, turnedAround, worthOf } from './blocks.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

const names = { hundreds: 'hundred', tens: 'ten', ones: 'one' } as const
const worth = { hundreds: 100, tens: 10, ones: 1 } as const
const kinds = ['hundreds', 'tens', 'ones'] as const

/** Blocks read kind by kind, as a child does it who makes the slip of an id, or none for null. The other lines stay right. */
export function blocksWork(n: number, slip: string | null): RichText[] {
  const piles = pilesOf(n)
  const slipOf = { hundreds: 'hundred_as_ten', tens: 'ten_as_one', ones: 'one_as_ten' } as const
  const taken = { hundreds: 10, tens: 1, ones: 10 } as const
  const lines = kinds
    .filter((kind) => piles[kind] > 0)
    .map((kind) => {
      const each = slip === slipOf[kind] ? taken[kind] : worth[kind]
      return `${countNoun(piles[kind], names[kind])} ${piles[kind] === 1 ? 'is' : 'are'} \\(${piles[kind] * each}\\).`
    })
  return [...lines, `The number is \\(${slip === 'turned' ? worthOf(turnedAround(piles)) : n}\\).`]
}

const slips = (n: number): readonly Slip<unknown>[] => {
  const { hundreds, tens, ones } = pilesOf(n)
  return [
    {
      id: 'ten_as_one',
      why: () => `A long block is ten, so ${countNoun(tens, 'ten')} ${tens === 1 ? 'is' : 'are'} ${10 * tens}.`,
    },
    {
      id: 'one_as_ten',
      why: () => `A small block is one, so ${countNoun(ones, 'one')} ${ones === 1 ? 'is' : 'are'} ${ones}.`,
    },
    {
      id: 'hundred_as_ten',
      why: () =>
        `A flat block is 100, so ${countNoun(hundreds, 'hundred')} ${hundreds === 1 ? 'is' : 'are'} ${100 * hundreds}.`,
    },
    {
      id: 'turned',
      why: () =>
        tens === 0
          ? `There are no tens, so a zero takes their place: ${n}.`
          : `The tens are written before the ones: ${n}.`,
    },
  ]
}

/** Somebody reads blocks kind by kind, and one line is wrong. */
export function readWrong<P>(base: TopicLevel<P>, numberOf: (p: P) => number): LevelTask {
  return findError(base, {
    id: 'read_wrong',
    version: 1,
    task: () => 'these blocks',
    verb: 'read',
    work: (p, slip) => blocksWork(numberOf(p), slip),
    slips: slips(0).map(({ id }) => ({
      id,
      why: (p: P) =>
        slips(numberOf(p))
          .find((one) => one.id === id)
          ?.why(p) ?? '',
    })),
    hint: 'What is each kind of block worth?',
    figure: (p) => pilesFigure(pilesOf(numberOf(p))),
  })
}
