import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { aboutProduct } from '../about-product.ts'
import { layParts } from '../lay-parts.ts'
import { productColumns } from '../product-columns.ts'
import { productMistake } from '../product-mistake.ts'
import { productPool, type Factors } from '../split-product.ts'
import { standardProducts as base, type Params } from './numbers.ts'

const factors = (p: Params): Factors => p
const pool = productPool(base, 'second', factors)

/** Numbers as they are drawn before the second factor has three digits. */
const twoRows: typeof base = { ...base, params: (chance, difficulty) => base.params(chance, 0.65 * difficulty) }

/** Multiply large numbers with the standard algorithm (5.NBT.B.5), asked in five ways. */
export const level = taskLevel('multi_digit_multiplication_practice/5', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    layParts(pool),
    productColumns(twoRows, factors),
    productMistake(pool),
    aboutProduct(pool),
  ],
})
