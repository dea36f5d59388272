import { expect, it } from 'vitest'
import { num, plus, sym, times } from '../expressions/build.ts'
import { expression } from '../values/items.ts'
import { matrix } from '../values/matrix.ts'
import { rational, whole } from '../values/rational.ts'
import { time } from '../values/time.ts'
import { typedWidget } from './typed-widget.ts'
import type { Value } from '../values/values.ts'

const settings = (grade: number, answer: Value, more: object = {}): Parameters<typeof typedWidget>[1] => ({
  grade,
  answer,
  rules: {},
  settings: {},
  ...more,
})

it('the minus key follows the grade, not the answer, so that it tells nothing', () => {
  const negative = (grade: number, n: number): unknown => typedWidget('numeric', settings(grade, whole(n)))
  expect(negative(7, 5)).toEqual(negative(7, -5))
  expect(negative(2, 5)).toMatchObject({ negative: false, decimal: false })
  expect(negative(2, -5)).toMatchObject({ negative: true })
})

it('a whole and a broken decimal answer get the same keys', () => {
  expect(typedWidget('decimal', settings(3, whole(2)))).toEqual(typedWidget('decimal', settings(3, rational(5, 2))))
})

it('an angle ends in a degree sign, a measure in its unit', () => {
  expect(typedWidget('angle', settings(4, whole(40)))).toMatchObject({ widget: 'numeric', after: '°' })
  expect(typedWidget('numeric', settings(4, whole(40), { rules: { unit: 'cm' } }))).toMatchObject({ after: 'cm' })
  expect(typedWidget('numeric', settings(6, whole(40), { rules: { unit: 'in^3' } }))).toMatchObject({ after: 'in³' })
})

it('an expression offers its letters, in alphabetical order, and a way to write it', () => {
  const answer = expression(plus(times(num(3), sym('y')), sym('a')))
  const widget = typedWidget('expression', settings(8, answer))
  expect(widget).toMatchObject({ widget: 'expression', guide: 'Write an expression, like 2x + 3.' })
  expect(widget.widget === 'expression' && widget.keys.slice(0, 2)).toEqual(['a', 'y'])
})

it('tables have the size of the answer, matrices brackets; clocks the face of their time', () => {
  const answer = matrix([
    [1, 2, 3],
    [4, 5, 6],
  ])
  expect(typedWidget('matrix', settings(11, answer))).toMatchObject({ rows: 2, columns: 3, brackets: true })
  expect(typedWidget('table', settings(4, answer))).toMatchObject({ rows: 2, columns: 3, brackets: false })
  expect(typedWidget('time', settings(3, time(900, 24)))).toEqual({ widget: 'clock', face: 24 })
})

it('a number line without ends is refused', () => {
  expect(() => typedWidget('number_line', settings(3, whole(2)))).toThrow('from, to and step')
  expect(typedWidget('number_line', settings(3, whole(2), { settings: { from: 0, to: 5, step: 1 } }))).toMatchObject({
    from: 0,
    to: 5,
    step: 1,
  })
})
