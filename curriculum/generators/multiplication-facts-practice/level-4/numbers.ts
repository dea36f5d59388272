import { productLevel } from '../products.ts'
import type { Product } from '../products.ts'

/** All from 0 x 2 to 10 x 10; of two numbers at most one is 0 or 1. */
export const facts: readonly Product[] = Array.from({ length: 11 }, (_, a) => a)
  .flatMap((a) => Array.from({ length: 11 }, (_, b): Product => ({ a, b })))
  .filter((p) => p.a > 1 || p.b > 1)

/** Tens, fives, ones and zeros are soon known; the products of 6 to 9 come last. */
function load(p: Product): number {
  const easy = (n: number): boolean => n <= 2 || n === 5 || n === 10
  return p.a * p.b * (easy(p.a) || easy(p.b) ? 0.3 : Math.min(p.a, p.b) > 5 ? 1 : 0.6)
}

/** Recall any product of one-digit numbers, and tens (3.OA.C.7). */
export const allFacts = productLevel('multiplication_facts_practice/4', facts, load)
