import { numberLine } from '../figures/number-line.ts'
import { task, type LevelTask, type Numbers } from '../tasks/task.ts'
import { whole } from '../values/rational.ts'
import { countNoun } from '../words/nouns.ts'
import { nextStep, wrongAnswer } from './wrong-answer.ts'
import type { Track } from '@polyhex/contract/exercises/surface-widgets'
import type { Distractor } from '../topic-level.ts'
import type { Rational } from '../values/values.ts'

/** A way along a line: a sum to the right, or a difference to the left. */
export interface Jump {
  readonly from: number
  readonly sign: '+' | '-'
  readonly by: number
}

const turned = (p: Jump): number => (p.sign === '+' ? 1 : -1)
const landing = (p: Jump): number => p.from + turned(p) * p.by
const side = (p: Jump): string => (p.sign === '+' ? 'right' : 'left')
const tens = (n: number): number => Math.floor(n / 10)

/** An open line, a ten longer than it must be on both sides, so that its ends do not tell where to stop. */
function trackOf(p: Jump): Track {
  const [low, high] = [p.from, landing(p)].toSorted((a, b) => a - b)
  const from = 10 * Math.max(0, tens(low ?? 0) - 1)
  const to = 10 * (tens(high ?? 0) + 2)
  return { from, to, under: 1, mark: to - from, every: 0, snap: 1, written: 'decimal' }
}

/** Where jumps of ten land, then the rest of the ones by way of the next ten. */
function stops(p: Jump): number[] {
  const landings = Array.from({ length: tens(p.by) }, (_, i) => p.from + turned(p) * 10 * (i + 1))
  const afterTens = landings.at(-1) ?? p.from
  const nextTen = p.sign === '+' ? 10 * (tens(afterTens) + 1) : 10 * (Math.ceil(afterTens / 10) - 1)
  if (p.by % 10 === 0) return landings
  const isOver = p.by % 10 > Math.abs(nextTen - afterTens)
  return [...landings, ...(isOver ? [nextTen] : []), landing(p)]
}

function distractors(p: Jump): Distractor[] {
  const [end, sign] = [landing(p), turned(p)]
  const { from, to } = trackOf(p)
  const faces = tens(p.by) + (p.by % 10)
  const list = [
    wrongAnswer(
      whole(p.from + sign * (p.by < 10 ? 10 * p.by : faces)),
      'slip_place',
      p.by < 10
        ? `You jumped ${countNoun(p.by, 'ten')}. Jump ${countNoun(p.by, 'one')}.`
        : `You jumped ${countNoun(tens(p.by), 'one')}. \\(${p.by - (p.by % 10)}\\) is ${countNoun(tens(p.by), 'ten')}.`,
    ),
    wrongAnswer(whole(end - sign * 10), 'looks_alike', 'You are one jump of ten too early. Count the jumps again.'),
    wrongAnswer(
      whole(p.from - sign * p.by),
      'wrong_operation',
      `You jumped the other way. ${p.sign === '+' ? 'Adding' : 'Subtracting'} goes to the ${side(p)}.`,
    ),
    wrongAnswer(whole(end - sign), 'slip_off_by_one', `That is one jump too few. Do not count ${p.from} as a jump.`),
    wrongAnswer(whole(end + sign), 'slip_off_by_one', 'That is one jump too many. Count your jumps again.'),
  ]
  return list.filter(({ value }) => {
    const n = value.kind === 'rational' ? Number(value.n) : end
    return n !== end && n !== p.from && n >= from && n <= to
  })
}

/** A sum or a difference as jumps along an open line: tens first, then ones by way of the next ten (1.NBT.C.4, 2.MD.B.6). */
export function jumpAlong<P>(
  numbers: Numbers<P>,
  jumpOf: (p: P) => Jump,
  of: { readonly id: string; readonly space?: number },
): LevelTask {
  return task<P>({
    ...of,
    kind: 'build',
    version: 1,
    form: 'line_jumps',
    params: (chance, difficulty) => numbers.params(chance, difficulty),
    reject: (p) => numbers.reject?.(p) ?? null,
    note: (p) => numbers.note(p),
    prompt: (drawn, words) => {
      const p = jumpOf(drawn)
      return {
        text: words.pick([
          `Show \\(${p.from} ${p.sign} ${p.by}\\) with jumps.`,
          `Start at \\(${p.from}\\). Jump \\(${p.by}\\) to the ${side(p)}.`,
          p.sign === '+'
            ? `Add \\(${p.by}\\) to \\(${p.from}\\) on the line. Draw your jumps.`
            : `Take \\(${p.by}\\) away from \\(${p.from}\\) on the line. Draw your jumps.`,
        ]),
      }
    },
    answer: (drawn) => whole(landing(jumpOf(drawn))),
    widget: (drawn) => {
      const p = jumpOf(drawn)
      return {
        surface: {
          widget: 'line_jumps',
          track: trackOf(p),
          begin: p.from,
          lengths: (p.by < 10 ? [5, 2, 1] : p.by % 10 === 0 ? [10] : [10, 5, 1]).map((length) => turned(p) * length),
          only: null,
          showsPlaces: true,
          start: '',
        },
      }
    },
    distractors: (drawn) => distractors(jumpOf(drawn)),
    hints: (drawn) => {
      const p = jumpOf(drawn)
      const rest = p.by % 10 === 0 ? '' : ` and ${countNoun(p.by % 10, 'one')}`
      return [
        { text: `Start at \\(${p.from}\\). ${p.sign === '+' ? 'Adding' : 'Subtracting'} goes to the ${side(p)}.` },
        {
          text:
            p.by < 10
              ? stops(p).length > 1
                ? 'How far is it to the next ten? Jump there first.'
                : 'Each jump can be 5, 2, or 1 long.'
              : `\\(${p.by}\\) is ${countNoun(tens(p.by), 'ten')}${rest}. Jump the tens first.`,
        },
        {
          text:
            stops(p).length > 1
              ? `Your first jump can land at \\(${stops(p)[0]}\\).`
              : `All your jumps together must make \\(${p.by}\\).`,
        },
      ]
    },
    solution: (drawn) => {
      const p = jumpOf(drawn)
      const { from, to } = trackOf(p)
      return [
        nextStep(`Start at \\(${p.from}\\) and jump to the ${side(p)}: ${stops(p).join(', ')}.`),
        nextStep(
          `The jumps make \\(${p.by}\\) together.`,
          `${p.from} ${p.sign} ${p.by} = ${landing(p)}`,
          whole(landing(p)),
          numberLine({
            from,
            to,
            step: 10,
            labelEvery: to - from > 70 ? 2 : 1,
            jumps: stops(p).map((stop, i) => ({ from: stops(p)[i - 1] ?? p.from, to: stop })),
          }),
        ),
      ]
    },
    load: (p) => numbers.load(p),
  })
}

/** Walks one by one to where the jumps end. */
export function walkedAlong(p: Jump): Rational {
  let at = p.from
  for (let i = 0; i < p.by; i++) at = p.sign === '+' ? at + 1 : at - 1
  return whole(at)
}

/** Digits taken at their face, and the other way. */
export const wrongJumps = {
  slip_place: (p: Jump): Rational[] => {
    const faces = [...String(p.by)].reduce((sum, digit) => sum + Number(digit), 0)
    return [10 * p.by, faces].map((by) => walkedAlong({ ...p, by }))
  },
  wrong_operation: (p: Jump): Rational => walkedAlong({ ...p, sign: p.sign === '+' ? '-' : '+' }),
}
