import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { aboutProduct } from '../about-product.ts'
import { layParts } from '../lay-parts.ts'
import { productColumns } from '../product-columns.ts'
import { productMistake } from '../product-mistake.ts'
import { productPool, type Factors } from '../split-product.ts'
import { areaCells } from './area-cells.ts'
import { twoByTwoDigits as base, type Params } from './numbers.ts'

const factors = (p: Params): Factors => p
const pool = productPool(base, 'both', factors)

/** Multiply two two-digit numbers (4.NBT.B.5), asked in six ways. */
export const level = taskLevel('multi_digit_multiplication_practice/4', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    areaCells(pool),
    layParts(pool),
    productColumns(base, factors),
    productMistake(pool),
    aboutProduct(pool),
  ],
})
