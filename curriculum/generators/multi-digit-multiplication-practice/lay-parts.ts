import { wholeText } from '../../notation/number-latex.ts'
import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filledTruly } from '../../values/filled.ts'
import { nextStep } from '../wrong-answer.ts'
import { partials, product, type Factors, type ProductPool } from './split-product.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { Filled } from '../../values/values.ts'

const tex = ({ a, b }: Factors): string => `${wholeText(a)} \\times ${wholeText(b)}`

/** The partial products with their sum, as they are laid. */
export const laidParts = (parts: readonly number[], sum: number): Filled => filledTruly([...parts, sum].map(String))

/** The partial products are laid with tiles, among others without their zeros, and then added (4.NBT.B.5, 5.NBT.B.5). */
export const layParts = (pool: ProductPool): LevelTask => {
  const parts = (p: Factors): number[] => partials(p, pool.split).map(([x, y]) => x * y)
  return fillSentence<Factors>(pool, {
    id: 'lay_parts',
    kind: 'build',
    version: 1,
    reject: (p) => (new Set([...parts(p), product(p)]).size <= parts(p).length ? 'two parts are the same' : null),
    prompt: (p, words) => ({
      text: words.pick([
        `Multiply part by part. Which partial products make \\(${tex(p)}\\)?`,
        `Lay the partial products of \\(${tex(p)}\\). Then add them.`,
        `Split \\(${tex(p)}\\) by places. Lay the parts and the product.`,
      ]),
    }),
    sentence: (p) => {
      const right = parts(p)
      const slipped = right
        .filter((part) => part % 10 === 0)
        .map((part) => part / 10)
        .slice(0, 2)
      const other = right.reduce((sum, part) => sum + part, 0) - (slipped.length > 0 ? 9 * (slipped[0] ?? 0) : 10)
      return {
        lines: [`${p.a} × ${p.b} = ${right.map(() => '[]').join(' + ')}`, `${p.a} × ${p.b} = []`],
        tiles: [...new Set([...right, product(p), ...slipped, other])].map(String),
      }
    },
    fills: (p) => laidParts(parts(p), product(p)),
    hints: (p) => [
      { text: 'Split by places: ones, tens, hundreds. Each part is multiplied.' },
      {
        text: `One part is \\(${partials(p, pool.split)
          .at(-1)
          ?.map((n) => wholeText(n))
          .join(' \\times ')}\\). Count its zeros.`,
      },
      {
        text: `The parts are ${partials(p, pool.split)
          .map(([x, y]) => `\\(${wholeText(x)} \\times ${wholeText(y)}\\)`)
          .join(', ')}.`,
      },
    ],
    steps: (p) =>
      partials(p, pool.split).map(([x, y], i) =>
        nextStep(
          i === 0 ? 'Multiply the first part.' : 'Multiply the next part.',
          `${wholeText(x)} \\times ${wholeText(y)} = ${wholeText(x * y)}`,
        ),
      ),
    says: (p) => ({
      say: 'Add all the parts.',
      latex: `${parts(p)
        .map((part) => wholeText(part))
        .join(' + ')} = ${wholeText(product(p))}`,
    }),
  })
}
