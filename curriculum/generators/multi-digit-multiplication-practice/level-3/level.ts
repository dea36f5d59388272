import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { aboutProduct } from '../about-product.ts'
import { layParts } from '../lay-parts.ts'
import { productColumns } from '../product-columns.ts'
import { productMistake } from '../product-mistake.ts'
import { productPool, type Factors } from '../split-product.ts'
import { timesOneDigit as base, type Params } from './numbers.ts'

const factors = ({ long, short }: Params): Factors => ({ a: long, b: short })
const pool = productPool(base, 'first', factors)

/** Multiply larger numbers by one digit (4.NBT.B.5), asked in five ways. */
export const level = taskLevel('multi_digit_multiplication_practice/3', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    layParts(pool),
    productColumns(base, factors),
    productMistake(pool),
    aboutProduct(pool),
  ],
})
