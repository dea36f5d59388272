import { task, type LevelTask } from '../../../tasks/task.ts'
import { item, match } from '../../../values/items.ts'
import { nextStep, range, windowOf } from '../../wrong-answer.ts'
import { sumOf, totalOf, type Equal } from '../equal-sizes.ts'
import type { Item, Match } from '../../../values/values.ts'

/** Three products, two of them with the same factors, and what each is matched with. */
export interface Products {
  readonly products: readonly Equal[]
  readonly face: 'sum' | 'words'
}

const product = (p: Equal): Item => item(`product ${p.groups} ${p.size}`, `\\(${p.groups} \\times ${p.size}\\)`)
const face = (p: Equal, shown: Products['face']): Item =>
  item(`face ${p.groups} ${p.size}`, shown === 'sum' ? `\\(${sumOf(p)}\\)` : `${p.groups} rows of ${p.size}`)
const paired = (p: Products): Match => match(p.products.map((it) => [product(it), face(it, p.face)] as const))
const load = (p: Products): number => p.products.reduce((sum, it) => sum + totalOf(it), 0)

const all: readonly Products[] = range(2, 5)
  .flatMap((a) => range(a + 1, 6).map((b) => ({ a, b })))
  .flatMap(({ a, b }) =>
    [a - 1, a + 1, b + 1]
      .filter((c) => c > 1 && c !== b && c <= 7)
      .flatMap((c) =>
        (['sum', 'words'] as const).map((shown): Products => ({
          products: [
            { groups: a, size: b },
            { groups: b, size: a },
            { groups: a, size: c },
          ],
          face: shown,
        })),
      ),
  )
  .toSorted((p, q) => load(p) - load(q))

/** Match products with their sums, or their rows: the first factor counts the groups (3.OA.A.1). */
export const matchProducts: LevelTask = task<Products>({
  id: 'match_products',
  kind: 'order',
  version: 1,
  form: 'matching',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${p.products.map((it) => `${it.groups}x${it.size}`).join(' ')} ${p.face}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick(
      p.face === 'sum'
        ? ['Match each product with its sum.', 'Which sum belongs to which product? Match them.']
        : ['Match each product with its rows.', 'Which rows belong to which product? Match them.'],
    ),
  }),
  answer: paired,
  items: (p) => p.products.flatMap((it) => [product(it), face(it, p.face)]),
  distractors: () => [],
  hints: (p) => [
    { text: 'The first number tells how many groups there are. The second tells how many are in each.' },
    {
      text:
        p.face === 'sum'
          ? `In \\(${p.products[0]?.groups} \\times ${p.products[0]?.size}\\), the number ${p.products[0]?.size} is added again and again.`
          : `In \\(${p.products[0]?.groups} \\times ${p.products[0]?.size}\\), there are ${p.products[0]?.groups} rows.`,
    },
  ],
  solution: (p) => [
    nextStep('The first factor counts the groups. The second is the size of each group.'),
    nextStep(
      p.products.map((it) => `\\(${it.groups} \\times ${it.size}\\) is ${face(it, p.face).text}.`).join(' '),
      undefined,
      paired(p),
    ),
  ],
  load,
})
