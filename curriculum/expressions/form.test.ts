import { describe, expect, it } from 'vitest'
import {
  hasNoNeedlessOne,
  isExpanded,
  logarithmsAreApart,
  isFactored,
  isLowestTerms,
  isSimplestRadical,
  isWorkedOut,
  likeTermsCollected,
} from './form.ts'
import { parseExpression } from '../reading/parse.ts'
import type { Node } from '../values/values.ts'

function tree(text: string): Node {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(`${text}: ${read.sentence}`)
  return read.read
}

const tables: readonly (readonly [string, (node: Node) => boolean, readonly string[], readonly string[]])[] = [
  ['hasNoNeedlessOne', hasNoNeedlessOne, ['x', '2x', 'x^2', '1'], ['1x', 'x*1', 'x^1']],
  [
    'logarithmsAreApart',
    logarithmsAreApart,
    ['7log(a)-log(b)', 'log(x+1)', 'log(8)'],
    ['log(a^7)', '2+log(a/b)', 'ln(3x)'],
  ],
  ['isExpanded', isExpanded, ['2x+6', '(x+1)/2', 'x^2', '2^(x+1)'], ['2(x+3)', '(x+1)^2', '-(x+1)', 'x(x+1)+2']],
  [
    'likeTermsCollected',
    likeTermsCollected,
    ['2x+6', 'x^2+x+1', '3', '2sqrt(3)', 'x*y+x', '-4x', 'x/2+1'],
    ['x+x', '2x+3+4', '2*3x', 'x*x', 'x+2x^2+3x', 'sqrt(3)+sqrt(3)', '2+x-5', '(a^2)^3', '(2x)^2'],
  ],
  [
    'isLowestTerms',
    isLowestTerms,
    ['3/4', 'x/2', '(x+1)/(x-1)', '(2x+1)/2', '1/x'],
    ['2/4', '4/1', '2x/4', '(x^2-1)/(x-1)', '(2x+2)/4', 'x/x^2', '(a*b)/(b*c)'],
  ],
  [
    'isSimplestRadical',
    isSimplestRadical,
    ['sqrt(2)', '2sqrt(3)', 'sqrt(6)/3', 'cbrt(4)', 'sqrt(x)'],
    ['sqrt(12)', 'sqrt(9)', '1/sqrt(2)', 'sqrt(1/2)', 'sqrt(2)sqrt(3)', '12^(1/2)', 'sqrt(3)^2', 'cbrt(8)'],
  ],
  [
    'isWorkedOut',
    isWorkedOut,
    ['5', '-5', '3/4', '-3/4', 'pi', '2sqrt(3)', '2x+1'],
    ['2+3', '2*3', '2^3', 'x+2*3', 'sqrt(9)'],
  ],
  [
    'isFactored',
    isFactored,
    ['(x+1)(x-2)', '2(x+2)(x-2)', 'x(x+1)', '(x+1)^2', '-(x-3)', '3x^2*(x^2+1)', '(a+b)(a-b)'],
    ['x^2-4', '2(x^2-4)', '(2x-4)(x+2)', 'x^2+x', 'x(x-1)-2', 'x^3-1', '2x+4', 'a*b+a'],
  ],
]

describe.each(tables)('%s', (_, test, yes, no) => {
  it.each(yes)('%s: yes', (text) => expect(test(tree(text))).toBe(true))
  it.each(no)('%s: no', (text) => expect(test(tree(text))).toBe(false))
})

it('counts the factors of the reference', () => {
  expect(isFactored(tree('a^2-b^2'), tree('(a+b)(a-b)'))).toBe(false)
  expect(isFactored(tree('(b+a)(a-b)'), tree('(a+b)(a-b)'))).toBe(true)
})
