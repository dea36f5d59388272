import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { weighed } from '../../tasks/solve-on-scale.ts'
import { leftOf, rightOf, type OneStep } from './one-step.ts'
import type { Told } from './stories.ts'
import type { Parts, Rational, Value } from '../../values/values.ts'

/** What the side with the letter is worth when a number is put in; nothing where a division does not come out. */
function worth({ does, a }: OneStep, x: number): number {
  if (does === 'x') {
    let sum = 0
    for (let i = 0; i < a; i++) sum += x
    return sum
  }
  if (does === ':') return x % a === 0 ? x / a : Number.NaN
  return does === '-' ? x - a : x + a
}

/** The open number, found by trying. */
function openNumber(p: OneStep): Rational {
  for (let a = 1; a <= 2000; a++) if (worth({ ...p, a }, p.x) === rightOf(p)) return whole(a)
  throw new RangeError(`nothing fits ${JSON.stringify(p)}`)
}

const half = (first: Value, second: Value): Parts => ({
  kind: 'parts',
  parts: [
    { value: first, weight: 50 },
    { value: second, weight: 50 },
  ],
})

/** The number that the story begins with, found by playing it for each number. */
function played(p: Told): Parts {
  for (let x = 1; x <= 3000; x++)
    if (worth(p, x) === rightOf(p)) return half(item(p.does, `\\(${leftOf(p)} = ${rightOf(p)}\\)`), whole(x))
  throw new RangeError(`the story does not end: ${JSON.stringify(p)}`)
}

/** The value of `b op a` as it is written in a line, or null where a line is in words. */
function rightSideOf(line: string): number | null {
  const [, b = '', sign = '', a = ''] = /= (\d+)(?: (\+|-|\\div|\\cdot) (\d+))?\\\)$/.exec(line) ?? []
  if (b === '') return null
  if (sign === '') return Number(b)
  return (
    { '+': Number(b) + Number(a), '-': Number(b) - Number(a), '\\div': Number(b) / Number(a) }[sign] ??
    Number(b) * Number(a)
  )
}

/** The first line that cannot be: a sentence with the wrong word, a side that is changed in another way, a result that is none. */
function brokenLine(
  as: (p: never) => OneStep,
  lines: (p: never, slip: string) => readonly string[],
  solution: (p: never) => Rational,
) {
  return ({ base, slip }: { readonly base: never; readonly slip: string }): Parts => {
    const p = as(base)
    const work = lines(base, slip)
    const undoes = { '+': 'subtract', 'a+': 'subtract', '-': 'add', x: 'divide', ':': 'multiply' }[p.does]
    const place = work.findIndex((line, i) => {
      if (i === 0) return !line.includes(`so ${undoes}`)
      const value = rightSideOf(line)
      return value === null || value !== p.x
    })
    return half(item(String(place + 1), work[place] ?? ''), solution(base))
  }
}

/** What the shared tasks of a level with one step must answer. */
export function oneStepOracles<P>(of: {
  readonly as: (p: P) => OneStep
  readonly lines: (p: P, slip: string) => readonly string[]
  readonly oracle: (p: P) => Rational
  readonly wrong: Readonly<Record<string, (p: P) => Rational>>
}) {
  const { as, lines, oracle, wrong } = of
  return {
    on_scale: { oracle: weighed },
    story: {
      oracle: played,
      wrong: {
        move_without_inverse: (p: Told): Rational => whole(p.does === '-' ? rightOf(p) - p.a : rightOf(p) + p.a),
        divide_wrong_way: (p: Told): Rational => whole(p.does === 'x' ? rightOf(p) - p.a : rightOf(p) + p.a),
        equal_means_answer: (p: Told): Rational => whole(rightOf(p)),
      },
    },
    missing_number: {
      oracle: openNumber,
      wrong: {
        times_as_plus: (p: OneStep): Rational => whole(rightOf(p) - p.x),
        divide_wrong_way: (p: OneStep): Rational => whole(p.x - rightOf(p)),
        move_without_inverse: (p: OneStep): Rational => whole(rightOf(p) + p.x),
        equal_means_answer: (p: OneStep): Rational => whole(rightOf(p)),
      },
    },
    wrong_line: {
      oracle: brokenLine(as as never, lines as never, oracle as never),
      wrong: Object.fromEntries(
        Object.entries(wrong).map(([id, rule]) => [id, ({ base }: { readonly base: P }) => rule(base)]),
      ),
    },
  }
}
