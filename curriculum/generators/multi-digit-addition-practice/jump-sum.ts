import { numberLine } from '../../figures/number-line.ts'
import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Track } from '@polyhex/contract/exercises/surface-widgets'
import type { Distractor } from '../../topic-level.ts'
import type { Sum } from './column-sums.ts'

const total = (p: Sum): number => p.a + p.b
const tens = (n: number): number => Math.floor(n / 10)

/** An open line, from a ten before the first number to a ten after the sum, so that its end does not tell where to stop. */
function trackOf(p: Sum): Track {
  const from = 10 * Math.max(0, tens(p.a) - 1)
  const to = 10 * (tens(total(p)) + 2)
  return { from, to, under: 1, mark: to - from, every: 0, snap: 1, written: 'decimal' }
}

/** Where jumps of ten land, then the rest of the ones by way of the next ten. */
function stops(p: Sum): number[] {
  const afterTens = p.a + 10 * tens(p.b)
  const landings = Array.from({ length: tens(p.b) }, (_, i) => p.a + 10 * (i + 1))
  const nextTen = 10 * (tens(afterTens) + 1)
  if (p.b % 10 === 0) return landings
  return [...landings, ...(afterTens < nextTen && nextTen < total(p) ? [nextTen] : []), total(p)]
}

const isOn = (p: Sum, n: number): boolean => n >= trackOf(p).from && n <= trackOf(p).to && n !== p.a

function distractors(p: Sum): Distractor[] {
  const list = [
    wrongAnswer(whole(p.a + 10 * p.b), 'slip_place', `You jumped ${p.b} tens. Jump ${p.b} ones.`),
    wrongAnswer(
      whole(p.a + tens(p.b) + (p.b % 10)),
      'slip_place',
      `You jumped ${countNoun(tens(p.b), 'one')}. \\(${p.b - (p.b % 10)}\\) is ${countNoun(tens(p.b), 'ten')}.`,
    ),
    wrongAnswer(whole(total(p) - 10), 'looks_alike', 'You are one jump of ten too early. Count the jumps again.'),
    wrongAnswer(whole(p.a - p.b), 'wrong_operation', `You jumped back. Adding goes to the right.`),
    wrongAnswer(whole(total(p) - 1), 'slip_off_by_one', `That is one too few. Do not count ${p.a} as a jump.`),
    wrongAnswer(whole(total(p) + 1), 'slip_off_by_one', 'That is one too many. Count your jumps again.'),
  ]
  return list.filter(({ value }) => {
    if (value.kind !== 'rational') return false
    const n = Number(value.n)
    return n !== total(p) && isOn(p, n)
  })
}

/** A sum as jumps along an open line: tens first, then ones (1.NBT.C.4, 2.MD.B.6). */
export function jumpSum(numbers: Numbers<Sum>, of: { readonly space?: number } = {}): LevelTask {
  return task<Sum>({
    ...of,
    id: 'jump_sum',
    kind: 'build',
    version: 1,
    form: 'line_jumps',
    params: (chance, difficulty) => numbers.params(chance, difficulty),
    reject: (p) => numbers.reject?.(p) ?? null,
    note: (p) => numbers.note(p),
    prompt: (p, words) => ({
      text: words.pick([
        `Show \\(${p.a} + ${p.b}\\) with jumps.`,
        `Start at \\(${p.a}\\). Jump \\(${p.b}\\) to the right.`,
        `Add \\(${p.b}\\) to \\(${p.a}\\) on the line. Draw your jumps.`,
      ]),
    }),
    answer: (p) => whole(total(p)),
    widget: (p) => ({
      surface: {
        widget: 'line_jumps',
        track: trackOf(p),
        begin: p.a,
        lengths: p.b < 10 ? [5, 2, 1] : [10, 5, 1],
        only: null,
        showsPlaces: true,
        start: '',
      },
    }),
    distractors,
    hints: (p) => [
      { text: `Start at \\(${p.a}\\). Adding goes to the right.` },
      {
        text:
          p.b < 10
            ? `How far is it to the next ten? Jump there first.`
            : `\\(${p.b}\\) is ${countNoun(tens(p.b), 'ten')}${p.b % 10 === 0 ? '' : ` and ${countNoun(p.b % 10, 'one')}`}. Jump the tens first.`,
      },
      { text: `Your first jump can land at \\(${stops(p)[0]}\\).` },
    ],
    solution: (p) => [
      nextStep(`Start at \\(${p.a}\\) and jump to the right: ${stops(p).join(', ')}.`),
      nextStep(
        `The jumps make \\(${p.b}\\) together.`,
        `${p.a} + ${p.b} = ${total(p)}`,
        whole(total(p)),
        numberLine({
          from: trackOf(p).from,
          to: trackOf(p).to,
          step: 10,
          labelEvery: trackOf(p).to - trackOf(p).from > 70 ? 2 : 1,
          jumps: stops(p).map((to, i) => ({ from: stops(p)[i - 1] ?? p.a, to })),
        }),
      ),
    ],
    load: (p) => numbers.load(p),
  })
}
