import { expect, it } from 'vitest'
import { specMap } from './spec-map.ts'

it('reads requirement ids from the titles of tests, one or several, and from nowhere else', () => {
  // The ids below are put together so that they are not read as claims of this test.
  const one = `${'L'}-001`
  const two = `${'L'}-002`
  const text = `// it('no [${two}]')\nit('adds [${one}, ${two}]', () => {})\ntest.each(rows)("counts [${one}]", f)\nconst s = '[${two}]'`
  const map = specMap([
    { path: 'a/b.test.ts', text: text.split('\n').slice(1).join('\n'), imports: [] },
    { path: 'a/b.ts', text, imports: [] },
  ])
  expect([...map]).toEqual([
    [one, [`a/b.test.ts: adds [${one}, ${two}]`, `a/b.test.ts: counts [${one}]`]],
    [two, [`a/b.test.ts: adds [${one}, ${two}]`]],
  ])
})
