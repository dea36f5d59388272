import { whole } from '../values/rational.ts'
import { task, type LevelTask } from './task.ts'
import type { Distractor, TopicLevel } from '../topic-level.ts'
import type { RichText } from '../values/values.ts'

/** A calculation with two numbers, and what they are rounded to: tens, hundreds, thousands. */
export interface Estimated {
  readonly first: number
  readonly sign: '+' | '-'
  readonly second: number
  readonly place: 10 | 100 | 1000
}

const placeNames = { 10: 'ten', 100: 'hundred', 1000: 'thousand' } as const

const exactly = ({ first, sign, second }: Estimated): number => (sign === '+' ? first + second : first - second)
const rounded = (n: number, place: number): number => Math.round(n / place) * place
const closest = (e: Estimated): number => rounded(exactly(e), e.place)

/** About how much the other sign would give, from the greater number. */
const otherWay = (e: Estimated): number =>
  rounded(Math.abs(exactly({ ...e, sign: e.sign === '+' ? '-' : '+' })), e.place)

function reject(e: Estimated): string | null {
  const { first, sign, second, place } = e
  const by =
    sign === '+' ? rounded(first, place) + rounded(second, place) : rounded(first, place) - rounded(second, place)
  if (by !== closest(e)) return 'rounding leads to another number'
  if (closest(e) < place || otherWay(e) < place) return 'nothing is left to estimate'
  return Math.abs(exactly(e) - closest(e)) > 0.4 * place ? 'it lies between two numbers' : null
}

function distractors(e: Estimated): Distractor[] {
  const right = closest(e)
  const turned = otherWay(e)
  const beside = right > e.place && e.first % 2 === 1 ? right - e.place : right + e.place
  const list: Distractor[] = [
    {
      value: whole(turned),
      misconception: 'wrong_operation',
      why:
        e.sign === '-'
          ? 'That is about the sum. Here one number is taken away.'
          : 'That is about the difference. Here the numbers are put together.',
    },
    {
      value: whole(right / 10),
      misconception: 'slip_place',
      why: `Round to the nearest ${placeNames[e.place]}: the answer has more digits than that.`,
    },
    {
      value: whole(beside),
      misconception: 'near',
      why: `Close. Round both numbers to the nearest ${placeNames[e.place]} first.`,
    },
  ]
  return list.filter(({ value }) => value.kind === 'rational' && value.n > 0n)
}

/**
 * A task of the kind `estimate`: which of four numbers is closest to a sum or a difference. Only numbers for which rounding both
 * and calculating leads to the closest one are asked, so that the method is never punished.
 */
export function estimateOf<P>(
  base: TopicLevel<P>,
  of: { readonly id: string; readonly version: number; readonly estimated: (p: P) => Estimated },
): LevelTask {
  const shown = (p: P): RichText => {
    const { first, sign, second } = of.estimated(p)
    return `\\(${first} ${sign} ${second}\\)`
  }
  return task<P>({
    id: of.id,
    kind: 'estimate',
    version: of.version,
    form: 'choice',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => reject(of.estimated(p)) ?? base.reject?.(p) ?? null,
    note: (p) => base.note(p),
    prompt: (p, words) => ({
      text: words.pick([
        `About how much is ${shown(p)}? Choose the closest number.`,
        `Estimate ${shown(p)}. Which number is closest?`,
        `Without working it out exactly: which number is closest to ${shown(p)}?`,
      ]),
    }),
    answer: (p) => whole(closest(of.estimated(p))),
    distractors: (p) => distractors(of.estimated(p)),
    hints: (p) => {
      const { first, second, place } = of.estimated(p)
      return [
        { text: 'You do not need the exact answer. Make the numbers easy first.' },
        { text: `Round both numbers to the nearest ${placeNames[place]}.` },
        { text: `${first} is close to ${rounded(first, place)}, and ${second} is close to ${rounded(second, place)}.` },
      ]
    },
    solution: (p) => {
      const { first, sign, second, place } = of.estimated(p)
      const [a, b] = [rounded(first, place), rounded(second, place)]
      return [
        {
          say: `Round to the nearest ${placeNames[place]}: ${first} is close to ${a}, and ${second} is close to ${b}.`,
          latex: `${a} ${sign} ${b}`,
          relation: 'next',
        },
        {
          say: `Now it is easy. The answer is about ${closest(of.estimated(p))}.`,
          latex: `${a} ${sign} ${b} = ${closest(of.estimated(p))}`,
          value: whole(closest(of.estimated(p))),
          relation: 'next',
        },
      ]
    },
    load: (p) => base.load(p),
  })
}
