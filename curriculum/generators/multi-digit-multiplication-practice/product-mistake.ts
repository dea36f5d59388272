import { wholeText } from '../../notation/number-latex.ts'
import { findError, type Slip } from '../../tasks/find-error.ts'
import { whole } from '../../values/rational.ts'
import { partials, product, type Factors, type ProductPool, type Split } from './split-product.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { RichText } from '../../values/values.ts'

/** The partial products and their sum, line by line; a slip is 'shift 1' for a zero left out, 'off 0' for a fact, or 'sum'. */
export function productWork(p: Factors, split: Split, slip: string | null): RichText[] {
  const [kind = '', at = ''] = (slip ?? '').split(' ')
  const rows = partials(p, split).map(([x, y], i) => {
    const isHere = String(i) === at
    const right = x * y
    const shown =
      isHere && kind === 'shift' && right % 10 === 0
        ? right / 10
        : isHere && kind === 'off'
          ? right + Math.max(x % 10 === 0 ? 10 : 1, y % 10 === 0 ? 10 : 1)
          : right
    return { x, y, shown }
  })
  const sum = rows.reduce((total, { shown }) => total + shown, 0) - (kind === 'sum' ? (product(p) > 200 ? 100 : 10) : 0)
  return [
    ...rows.map(({ x, y, shown }) => `\\(${wholeText(x)} \\times ${wholeText(y)} = ${wholeText(shown)}\\)`),
    `\\(${rows.map(({ shown }) => wholeText(shown)).join(' + ')} = ${wholeText(sum)}\\)`,
  ]
}

/** What a line ends with. */
export const productEnd = (line: RichText | undefined): number =>
  Number(/= (\d+)/.exec((line ?? '').replaceAll('{,}', ''))?.[1])

/** Somebody multiplied part by part; most often a partial product stands one place too far to the right. Source: Ashlock 2010. */
export function productMistake(pool: ProductPool): LevelTask {
  const rowAt = (p: Factors, at: number): readonly [number, number] => partials(p, pool.split)[at] ?? [0, 0]
  const told = (p: Factors, at: number): RichText => {
    const [x, y] = rowAt(p, at)
    return `\\(${wholeText(x)} \\times ${wholeText(y)}\\) is \\(${wholeText(x * y)}\\).`
  }
  const slips: readonly Slip<Factors>[] = [
    ...[0, 1, 2, 3].map((at): Slip<Factors> => ({
      id: `shift ${at}`,
      why: (p) => `${told(p, at)} A zero is missing.`,
    })),
    ...[0, 1].map((at): Slip<Factors> => ({ id: `off ${at}`, why: (p) => told(p, at) })),
    { id: 'sum', why: (p) => `The parts make \\(${wholeText(product(p))}\\) together.` },
  ]
  return findError<Factors>(pool, {
    id: 'find_mistake',
    version: 1,
    task: (p) => `\\(${wholeText(p.a)} \\times ${wholeText(p.b)}\\)`,
    work: (p, slip) => productWork(p, pool.split, slip),
    slips,
    carries: true,
    hint: 'Estimate each partial product. Does its size fit?',
    mend: (p, _, slip) => ({
      heading: `What is \\(${wholeText(p.a)} \\times ${wholeText(p.b)}\\)?`,
      form: 'numeric',
      answer: whole(product(p)),
      distractors: [
        {
          value: whole(productEnd(productWork(p, pool.split, slip).at(-1))),
          misconception: slip.startsWith('shift') ? 'place_shift_missing' : 'looks_alike',
          why: 'That is the product with the mistake in it.',
        },
      ],
    }),
  })
}
