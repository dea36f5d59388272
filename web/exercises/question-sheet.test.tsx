import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { QuestionSheet } from './question-sheet.tsx'
import { sampleQuestion } from './run-samples.ts'

function shown(over: Partial<StoredQuestion>) {
  const { container } = render(
    <QuestionSheet question={{ ...sampleQuestion(1), widget: { widget: 'numeric' }, ...over }} headingId="asked">
      <input aria-label="answer" />
    </QuestionSheet>,
  )
  const parts = container.querySelector<HTMLElement>('[data-media]')
  return { look: parts?.dataset['media'], row: parts?.dataset['row'], text: parts?.textContent }
}

it('sets the box of a short sum after its equals sign, in place of the drawn one', () => {
  const { look, row, text } = shown({ questionLaTex: '8 + 2 = \\square' })
  expect([look, row]).toEqual(['sum', 'true'])
  expect(text).not.toContain('□')
})

it.each([
  ['2 + 3', 'sum'],
  ['\\square = 1 + 4', 'sum'],
  ['3x + 2y - 4z + 17 = 5x - 12', 'maths'],
])('keeps %s whole, as %s', (questionLaTex, look) => {
  expect(shown({ questionLaTex })).toMatchObject({ look, row: 'false' })
})
