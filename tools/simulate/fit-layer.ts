import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layerInputs } from '../../curriculum/learner/layer-weights.ts'
import { slip } from '../../curriculum/learner/question-terms.ts'
import { fitLogistic } from '../../curriculum/learner/replay/fit-logistic.ts'
import { simulatePractice } from './practice-world.ts'

/**
 * The sign that a weight may have: a right answer must never make the next one less likely, nor a wrong one more likely, whatever the
 * fit would gain by it. 0 where both make sense.
 */
const allowed: readonly (-1 | 0 | 1)[] = [0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, -1]

const mayBe = (weight: number, sign: number): boolean => sign === 0 || Math.sign(weight) !== -sign

/**
 * Fits the twelve weights of the product's layer on simulated students. A weight of the wrong sign is set to 0 and the others are
 * fitted again, the worst first.
 */
export function fitLayer(students: number): number[] {
  const rows = [...simulatePractice(students, 20, 'practice for fitting')]
  const right = rows.map((row) => row.right)
  const guess = rows.map((row) => row.guess)
  let columns = layerInputs.map((_, i) => i)
  for (;;) {
    const inputs = rows.map((row) => columns.map((column) => row.inputs[column] ?? 0))
    const { weights } = fitLogistic({ inputs, right, guess, slip })
    const wrong = columns
      .map((column, i) => ({ column, weight: weights[i] ?? 0 }))
      .filter(({ column, weight }) => !mayBe(weight, allowed[column] ?? 0))
      .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))[0]
    if (wrong === undefined) {
      const byColumn = new Map(columns.map((column, i) => [column, weights[i] ?? 0]))
      return layerInputs.map((_, i) => Math.round((byColumn.get(i) ?? 0) * 10_000) / 10_000)
    }
    columns = columns.filter((column) => column !== wrong.column)
  }
}

/** Writes fitted weights to where the model reads them. */
export function writeLayerWeights(root: string, weights: readonly number[]): void {
  const file = join(root, 'curriculum', 'learner', 'layer-weights.ts')
  const text = readFileSync(file, 'utf8')
  const written = text.replace(/(layerWeights: readonly number\[\] = )\[[^\]]*\]/, `$1[${weights.join(', ')}]`)
  writeFileSync(file, written)
}
