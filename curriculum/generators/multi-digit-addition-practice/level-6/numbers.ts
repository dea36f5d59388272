import { columnSumLevel } from '../column-sums.ts'
import { carriesIn } from '../columns.ts'
import type { Chance } from '../../../chance.ts'
import type { Sum } from '../column-sums.ts'

export type Params = Sum

/** One carry at first, then two; larger numbers as difficulty rises. */
function params(chance: Chance, difficulty: number): Sum {
  const wanted = chance.happens(1.5 * difficulty - 0.25) ? 2 : 1
  const draw = (): Sum => ({
    a: chance.int(125, 330 + Math.round(350 * difficulty)),
    b: chance.int(115, 300 + Math.round(20 * difficulty)),
  })
  let p = draw()
  for (let i = 0; i < 30 && carriesIn([p.a, p.b]) !== wanted; i++) p = draw()
  return p
}

/** Add three-digit numbers with regrouping (3.NBT.A.2, 2.NBT.B.7). */
export const largeSums = columnSumLevel('multi_digit_addition_practice/6', {
  params,
  reject: (p) =>
    carriesIn([p.a, p.b]) === 0 || p.a + p.b > 1000
      ? 'no carry, or too large'
      : p.a === p.b
        ? 'the same number twice'
        : null,
  load: (p) => 4 * carriesIn([p.a, p.b]) + (p.a + p.b) / 200,
  blocks: false,
})
