import { expect, it } from 'vitest'
import { num, plus, sym, times } from '../expressions/build.ts'
import { expression } from '../values/items.ts'
import { point } from '../values/point.ts'
import { setOf } from '../values/set.ts'
import { matrix } from '../values/matrix.ts'
import { whole } from '../values/rational.ts'
import { time } from '../values/time.ts'
import { guideFor } from './entry-guides.ts'
import { vector } from '../values/vector.ts'
import { typedWidget } from './typed-widget.ts'
import type { TopicLevelKey } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

const settings = (grade: number, answer: Value, more: object = {}): Parameters<typeof typedWidget>[1] => ({
  level: 'no_topic/1',
  grade,
  answer,
  rules: {},
  settings: {},
  ...more,
})

it('digits alone are a matter of the level, and never of one answer', () => {
  const of = (level: TopicLevelKey, n: number): unknown => typedWidget('numeric', settings(2, whole(n), { level }))
  expect(of('addition_intro/1', 5)).toEqual({ widget: 'numeric', whole: true })
  expect(of('integers_basics/1', 5)).toEqual({ widget: 'numeric', whole: false })
  expect(of('integers_basics/1', -5)).toEqual(of('integers_basics/1', 5))
})

it('an angle ends in a degree sign, a measure in its unit', () => {
  expect(typedWidget('angle', settings(4, whole(40)))).toMatchObject({ widget: 'numeric', after: '°' })
  expect(typedWidget('numeric', settings(4, whole(40), { rules: { unit: 'cm' } }))).toMatchObject({ after: 'cm' })
  expect(typedWidget('numeric', settings(6, whole(40), { rules: { unit: 'in^3' } }))).toMatchObject({ after: 'in³' })
})

it('a level has the keys declared for it in every question; without any, the letters of the answer', () => {
  const answer = expression(plus(times(num(3), sym('y')), sym('a')))
  expect(typedWidget('expression', settings(8, answer))).toMatchObject({
    widget: 'expression',
    keys: ['a', 'y', '^'],
    guide: 'Write an expression, like 250a + 61.',
  })
  const declared = typedWidget('expression', settings(8, answer, { level: 'algebra_basic_concepts_intro/1' }))
  expect(declared.widget === 'expression' && declared.keys).toEqual(['k', 'm', 'n', 'p', 't', 'x', 'y', '^'])
})

it('a guide goes by the kind of the answer', () => {
  const guide = (answer: Value, form: 'expression' | 'set', rules = {}): string => guideFor(answer, form, rules).text
  expect(guide(whole(4), 'expression')).toBe('Write a number, like 250 or \\(-\\frac{361}{8}\\).')
  expect(guide(setOf([point(1, 2)]), 'set')).toBe('Write the points with commas, like (25, -30), (40, 61).')
  expect(guide(expression(times(num(2), num(3))), 'expression', { factored: true })).toContain('a product of primes')
})

it('tables have the size of the answer, matrices brackets; times the face of their clock', () => {
  const answer = matrix([
    [1, 2, 3],
    [4, 5, 6],
  ])
  expect(typedWidget('matrix', settings(11, answer))).toMatchObject({ rows: 2, columns: 3, brackets: true })
  expect(typedWidget('table', settings(4, answer))).toMatchObject({ rows: 2, columns: 3, brackets: false })
  expect(typedWidget('time', settings(3, time(900, 24)))).toEqual({
    widget: 'time',
    face: 24,
    large: 'Hours',
    small: 'Minutes',
  })
})

it('a vector and a pair of numbers are tables of one row', () => {
  expect(typedWidget('table', settings(4, vector(1, 2, 3)))).toMatchObject({ rows: 1, columns: 3, brackets: false })
  const labeled = settings(4, point(3, -2), { settings: { columnLabels: ['A', 'B'] } })
  expect(typedWidget('table', labeled)).toMatchObject({ rows: 1, columns: 2, columnLabels: ['A', 'B'] })
})

it('a number line without ends is refused', () => {
  expect(() => typedWidget('number_line', settings(3, whole(2)))).toThrow('from, to and step')
  expect(typedWidget('number_line', settings(3, whole(2), { settings: { from: 0, to: 5, step: 1 } }))).toMatchObject({
    from: 0,
    to: 5,
    step: 1,
  })
})
