import { whole } from '../../../values/rational.ts'
import { near, type Params } from './numbers.ts'
import type { Mend, Slip } from '../../../tasks/find-error.ts'
import type { RichText } from '../../../values/values.ts'

const size = (p: Params): number => Math.abs(p.off)

/** Rounding, adding and adjusting line by line; with a slip carried on. */
export function adjustWork(p: Params, slip: string | null): RichText[] {
  const sum = p.a + p.round + (slip === 'sum_off' ? 10 : 0)
  const isDown = p.off < 0 !== (slip === 'wrong_way')
  const end = isDown ? sum - size(p) : sum + size(p)
  return [
    `\\(${near(p)}\\) is close to \\(${p.round}\\).`,
    `\\(${p.a} + ${p.round} = ${sum}\\)`,
    `\\(${sum} ${isDown ? '-' : '+'} ${size(p)} = ${end}\\)`,
  ]
}

export const adjustSlips: readonly Slip<Params>[] = [
  {
    id: 'wrong_way',
    why: (p) =>
      p.off < 0
        ? `\\(${p.round}\\) is \\(${size(p)}\\) more than \\(${near(p)}\\). So take \\(${size(p)}\\) away.`
        : `\\(${p.round}\\) is \\(${size(p)}\\) less than \\(${near(p)}\\). So add \\(${size(p)}\\) more.`,
  },
  { id: 'sum_off', why: (p) => `\\(${p.a} + ${p.round}\\) is \\(${p.a + p.round}\\).` },
]

/** What the whole sum is. */
export const adjustMend: Mend<Params> = (p, _, slip) => ({
  heading: `What is \\(${p.a} + ${near(p)}\\)?`,
  form: 'numeric',
  answer: whole(p.a + near(p)),
  distractors: [
    {
      value: whole(Number(/= (\d+)/.exec(adjustWork(p, slip)[2] ?? '')?.[1])),
      misconception: 'looks_alike',
      why: 'That is the sum with the mistake in it.',
    },
  ],
})
