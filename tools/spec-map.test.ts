import { expect, it } from 'vitest'
import { specMap, spokenMap } from './spec-map.ts'

// The ids below are put together so that they are not read as claims of these tests.
const one = `${'L'}-001`
const two = `${'L'}-002`
const text = `// it('no [${two}]')\nit('adds [${one}, ${two}]', () => {})\ntest.each(rows)("counts [${one}]", f)\nconst s = '[${two}]'`
const test = { path: 'a/b.test.ts', text: text.split('\n').slice(1).join('\n'), imports: [] }

it('reads requirement ids from the titles of tests, one or several, and from nowhere else', () => {
  const map = specMap([test, { path: 'a/b.ts', text, imports: [] }])
  expect([...map]).toEqual([
    [one, [`a/b.test.ts: adds [${one}, ${two}]`, `a/b.test.ts: counts [${one}]`]],
    [two, [`a/b.test.ts: adds [${one}, ${two}]`]],
  ])
})

it('prints the text and the tests of a row, or of all that begin like what is asked', () => {
  const rows = `id\tarea\ttext\n${one}\tunits\tA child can add.\n${two}\tunits\tA child can count.\nP1\tlevels\tThe same.\nP18\tlevels\tKeys.\n`
  const files = [test, { path: 'docs/requirements/learning.tsv', text: rows, imports: [] }]
  expect(spokenMap(files, two)).toEqual([
    `${two} (units) A child can count.`,
    `  a/b.test.ts: adds [${one}, ${two}]`,
    '1 rows, 1 named by a test',
  ])
  expect(spokenMap(files, `${'L'}-00`).at(-1)).toBe('2 rows, 2 named by a test')
  expect(spokenMap(files, 'P1')).toEqual(['P1 (levels) The same.', '1 rows, 0 named by a test'])
  expect(spokenMap(files, 'Z')).toEqual(['0 rows, 0 named by a test'])
})
