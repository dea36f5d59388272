import { task, type LevelTask } from '../../tasks/task.ts'
import { listWords } from '../../figures/lettering.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import {
  blockMat,
  pilesAmounts,
  pilesFigure,
  pilesOf,
  pilesWords,
  pilesWorth,
  type BlockColumns,
} from '../place-value-intro/blocks.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor } from '../../topic-level.ts'

/** Digits that are all used, for the greatest number that they make or the least. */
export interface Digits {
  /** From the smallest up. */
  readonly digits: readonly number[]
  readonly wanted: 'greatest' | 'least'
}

const made = (digits: readonly number[]): number => Number(digits.join(''))
const right = ({ digits, wanted }: Digits): number => made(wanted === 'least' ? digits : digits.toReversed())
const other = ({ digits, wanted }: Digits): number => made(wanted === 'least' ? digits.toReversed() : digits)
const shown = ({ digits }: Digits): number[] =>
  digits.length > 2 ? [digits[1] ?? 0, digits[0] ?? 0, digits[2] ?? 0] : [...digits]
const first = (p: Digits): string => (p.wanted === 'greatest' ? 'largest' : 'smallest')

function distractors(p: Digits): Distractor[] {
  const swapped = made(
    p.wanted === 'least'
      ? [...p.digits.slice(0, -2), ...p.digits.slice(-2).toReversed()]
      : [...p.digits.toReversed().slice(0, -2), ...p.digits.slice(0, 2)],
  )
  const list: Distractor[] = [
    wrongAnswer(
      pilesAmounts(pilesOf(other(p))),
      'reversed_order',
      `That is ${other(p)}, the ${p.wanted === 'least' ? 'greatest' : 'least'} number. ${right(p)} is ${p.wanted === 'least' ? 'less' : 'greater'}.`,
    ),
  ]
  if (swapped !== other(p))
    list.push(
      wrongAnswer(
        pilesAmounts(pilesOf(swapped)),
        'teen_reversal',
        `That is ${swapped}. Switch the tens and the ones: ${right(p)} is ${p.wanted === 'least' ? 'less' : 'greater'}.`,
      ),
    )
  return list
}

/** The greatest or the least number of some digits, built with blocks: the first digit counts for most. */
export function greatestNumber(of: { readonly columns: BlockColumns }): LevelTask {
  const size = of.columns.length
  const rising = (from: number, left: number): number[][] =>
    left === 0 ? [[]] : range(from, 9).flatMap((digit) => rising(digit + 1, left - 1).map((rest) => [digit, ...rest]))
  const load = ({ digits }: Digits): number => digits.reduce((sum, digit) => sum + digit, 0)
  const all: readonly Digits[] = rising(1, size)
    .flatMap((digits) => (['greatest', 'least'] as const).map((wanted): Digits => ({ digits, wanted })))
    .toSorted((a, b) => load(a) - load(b))
  return task<Digits>({
    id: 'greatest_number',
    kind: 'build',
    version: 1,
    form: 'base_ten',
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    note: (p) => `${p.digits.join(' ')} ${p.wanted}`,
    space: all.length,
    prompt: (p, words) => {
      const digits = listWords(shown(p).map(String))
      return {
        text: words.pick([
          `Use ${digits} once each. Build the ${p.wanted} number.`,
          `Build the ${p.wanted} number. Use the digits ${digits} once each.`,
          `Use each digit once: ${digits}. Build the ${p.wanted} number.`,
        ]),
      }
    },
    answer: (p) => pilesWorth(pilesOf(right(p))),
    widget: () => ({ surface: blockMat(of.columns, 'build', null) }),
    distractors,
    hints: (p) => [
      { text: 'Use each digit once. Which place is worth the most?' },
      { text: `Put the ${first(p)} digit in the ${size > 2 ? 'hundreds' : 'tens'}.` },
    ],
    solution: (p) => [
      nextStep(
        `The ${first(p)} digit goes first. That makes \\(${right(p)}\\).`,
        `${right(p)} ${p.wanted === 'least' ? '<' : '>'} ${other(p)}`,
      ),
      nextStep(
        `Build it with ${pilesWords(pilesOf(right(p)))}.`,
        undefined,
        pilesWorth(pilesOf(right(p))),
        pilesFigure(pilesOf(right(p))),
      ),
    ],
    load,
  })
}
