import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import {
  blockMat,
  facesAdded,
  pilesAmounts,
  pilesOf,
  pilesWords,
  turnedAround,
  wrongPiles,
  type BlockColumns,
} from './blocks.ts'
import type { Distractor } from '../../topic-level.ts'

/** A number that is built with blocks. */
export interface Built {
  readonly n: number
}

/** More blocks are more to do; an empty place has to be left empty. */
const load = (n: number): number => {
  const { hundreds, tens, ones } = pilesOf(n)
  return hundreds + tens + ones + (n > 9 && String(n).includes('0') ? 4 : 0)
}

function distractors({ n }: Built): Distractor[] {
  const right = pilesOf(n)
  const { hundreds, tens, ones } = right
  return wrongPiles(right, [
    {
      piles: turnedAround(right),
      id: 'teen_reversal',
      why: `Those are ${pilesWords(turnedAround(right))}. In ${n} the ${tens} tells the tens.`,
    },
    {
      piles: facesAdded(right),
      id: 'face_value',
      why:
        tens > 0
          ? `The ${tens} in ${n} is worth ${10 * tens}. Show it with ${countNoun(tens, 'long block')}.`
          : `The ${hundreds} in ${n} is worth ${100 * hundreds}. Show it with ${countNoun(hundreds, 'flat block')}.`,
    },
    { piles: { ...right, ones: ones + 1 }, id: 'slip_off_by_one', why: `That is one more than ${n}. Count the ones.` },
    { piles: { ...right, ones: ones - 1 }, id: 'slip_off_by_one', why: `That is one less than ${n}. Count the ones.` },
  ]).map(({ piles, id, why }) => wrongAnswer(pilesAmounts(piles), id, why))
}

/** Build a number with as few blocks as can be: its digits tell how many of each kind (K.NBT.A.1, 1.NBT.B.2, 2.NBT.A.1). */
export function buildNumber(
  of: Pick<Task<Built>, 'prompt'> & {
    readonly columns: BlockColumns
    readonly numbers: readonly number[]
  },
): LevelTask {
  const all = of.numbers.toSorted((a, b) => load(a) - load(b))
  return task<Built>({
    id: 'build_number',
    kind: 'build',
    version: 1,
    form: 'base_ten',
    params: (chance, difficulty) => ({ n: pickByDifficulty(chance, all, difficulty) }),
    note: ({ n }) => String(n),
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: of.prompt,
    answer: ({ n }) => pilesAmounts(pilesOf(n)),
    widget: () => ({ surface: blockMat(of.columns, 'build', null) }),
    distractors,
    hints: ({ n }) => [
      { text: `${n < 100 ? '' : 'A flat block is 100. '}A long block is ten. A small block is one.` },
      {
        text:
          n < 100 ? 'Which digit tells the tens? It comes first.' : 'Start with the hundreds. They take flat blocks.',
      },
      {
        text: `Put ${n < 100 ? countNoun(pilesOf(n).tens, 'ten') : countNoun(pilesOf(n).hundreds, 'hundred')} down first. What comes next?`,
      },
    ],
    solution: ({ n }) => [
      nextStep(`\\(${n}\\) has ${pilesWords(pilesOf(n))}.`, partsOf(n)),
      nextStep(`So put down ${pilesWords(pilesOf(n))}.`, undefined, pilesAmounts(pilesOf(n))),
    ],
    load: ({ n }) => load(n),
  })
}

/** '347 = 300 + 40 + 7' */
function partsOf(n: number): string {
  const { hundreds, tens, ones } = pilesOf(n)
  return `${n} = ${[100 * hundreds, 10 * tens, ones].filter((part) => part > 0).join(' + ')}`
}
