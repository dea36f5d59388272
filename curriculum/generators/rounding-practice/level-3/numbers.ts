import { wholeText } from '../../../notation/number-latex.ts'
import { whole } from '../../../values/rational.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'

/** A number and the power of ten that names the place: 3 for thousands. */
export interface Params {
  readonly n: number
  readonly place: number
}

const names = ['one', 'ten', 'hundred', 'thousand', 'ten thousand', 'hundred thousand'] as const
const unit = (p: Params): number => 10 ** p.place
const below = (p: Params): number => p.n - (p.n % unit(p))
const above = (p: Params): number => below(p) + unit(p)
const roundTo = (n: number, size: number): number => Math.floor(n / size + 0.5) * size
const rounded = (p: Params): number => roundTo(p.n, unit(p))
const deciding = (p: Params): number => Math.floor(p.n / 10 ** (p.place - 1)) % 10
const goesUp = (p: Params): boolean => deciding(p) >= 5

/** Rounded again and again from the tens up to the place. */
function roundedInTurn(p: Params): number {
  let n = p.n
  for (let place = 1; place <= p.place; place++) n = roundTo(n, 10 ** place)
  return n
}

/** Larger numbers and places; later, digits just below a tie, where rounding in turn goes wrong. */
function params(chance: Chance, difficulty: number): Params {
  const digits = 4 + Math.min(2, Math.floor(2.2 * difficulty + 0.8 * chance.unit()))
  const n = chance.int(10 ** (digits - 1) + 1, 9.4 * 10 ** (digits - 1))
  const place = Math.max(1, digits - 1 - chance.int(0, difficulty < 0.5 ? 2 : 1))
  if (place < 2 || !chance.happens(0.2 + 0.5 * difficulty)) return { n, place }
  const near = 10 ** place
  return { n: n - (n % near) + 0.4 * near + chance.int(0.05 * near, 0.09 * near), place }
}

function reject(p: Params): string | null {
  if (p.n % unit(p) === 0) return 'round already'
  return below(p) === 0 ? 'rounds to nothing' : null
}

function distractors(p: Params): Distractor[] {
  const up = goesUp(p)
  const list: Distractor[] = []
  if (up)
    list.push({
      value: whole(below(p)),
      misconception: 'round_double',
      why: `The digits were cut off. The next digit is \\(${deciding(p)}\\), so it goes up.`,
    })
  else
    list.push({
      value: whole(above(p)),
      misconception: roundedInTurn(p) === above(p) ? 'round_double' : 'wrong_operation',
      why: `Only the next digit decides. It is \\(${deciding(p)}\\), so it goes down.`,
    })
  list.push(
    {
      value: whole(rounded(p) + (p.n % unit(p))),
      misconception: 'stops_early',
      why: `The digits after the ${names[p.place]}s were kept. They become zeros.`,
    },
    {
      value: whole(roundTo(p.n, unit(p) / 10)),
      misconception: 'slip_place',
      why: `That is rounded to the nearest ${names[p.place - 1]}. Look for the ${names[p.place]}s.`,
    },
  )
  if (p.place < 5 && roundTo(p.n, unit(p) * 10) > 0)
    list.push({
      value: whole(roundTo(p.n, unit(p) * 10)),
      misconception: 'slip_place',
      why: `That is rounded to the nearest ${names[p.place + 1]}. Look for the ${names[p.place]}s.`,
    })
  return list
}

function solution(p: Params): Step[] {
  const [low, high] = [wholeText(below(p)), wholeText(above(p))]
  return [
    {
      say: `Between which ${names[p.place]}s does it lie? Between \\(${low}\\) and \\(${high}\\).`,
      latex: `${low} < ${wholeText(p.n)} < ${high}`,
      relation: 'next',
    },
    {
      say: `Halfway is \\(${wholeText(below(p) + unit(p) / 2)}\\). The next digit is \\(${deciding(p)}\\), so the number is ${goesUp(p) ? 'at least halfway' : 'less than halfway'}.`,
      latex: `${wholeText(p.n)} ${goesUp(p) ? '\\ge' : '<'} ${wholeText(below(p) + unit(p) / 2)}`,
      relation: 'next',
    },
    {
      say: `It rounds ${goesUp(p) ? 'up' : 'down'} to \\(${wholeText(rounded(p))}\\).`,
      latex: `${wholeText(p.n)} \\approx ${wholeText(rounded(p))}`,
      value: whole(rounded(p)),
      relation: 'next',
    },
  ]
}

/** Round large numbers to a named place (4.NBT.A.3). */
export const roundToPlace: TopicLevel<Params> = {
  key: 'rounding_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.n} to ${p.place}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Round \\(${wholeText(p.n)}\\) to the nearest ${names[p.place]}.`,
      `What is \\(${wholeText(p.n)}\\), rounded to the nearest ${names[p.place]}?`,
    ]),
  }),
  answer: (p) => whole(rounded(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Find the digit in the ${names[p.place]}s place. Which ${names[p.place]}s lie on both sides?` },
    { text: `Look only at the next digit to the right. It is \\(${deciding(p)}\\).` },
    {
      text: `With \\(${deciding(p)}\\) it goes ${goesUp(p) ? 'up' : 'down'}. All digits after the place become zeros.`,
    },
  ],
  solution,
  load: (p) => 3 * String(p.n).length + p.place + (roundedInTurn(p) === rounded(p) ? 0 : 2),
}
