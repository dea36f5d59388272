import axe from 'axe-core'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gallerySamples } from './gallery-samples.ts'
import { tryWidget } from './widget-trial.tsx'

const checks = {
  rules: {
    'color-contrast': { enabled: false },
    region: { enabled: false },
    'heading-order': { enabled: false },
  },
}

describe.each(gallerySamples.map((sample) => [sample.widget.widget, sample] as const))('%s', (_, sample) => {
  it('reports no fault to an accessibility checker, open and answered', async () => {
    tryWidget(sample.widget)
    expect((await axe.run(document.body, checks)).violations.map((fault) => fault.id)).toEqual([])
    cleanup()
    tryWidget(sample.widget, { response: sample.answered, outcome: { right: false, rightResponse: sample.right } })
    expect((await axe.run(document.body, checks)).violations.map((fault) => fault.id)).toEqual([])
  })

  it('shows a stored answer again', () => {
    tryWidget(sample.widget, { response: sample.right })
    const body = document.body
    const shown = [...body.querySelectorAll('input')].map((input) => input.value).join(' ')
    const pressed = body.querySelectorAll('[aria-pressed="true"],[aria-checked="true"]').length
    const names = [...body.querySelectorAll('button')].map((button) => button.textContent).join('|')
    const byKind: Partial<Record<typeof sample.widget.widget, boolean>> = {
      choice: pressed === 1,
      multi_choice: pressed === 2,
      yes_no: pressed === 1,
      comparison: pressed === 1,
      matching: names.includes('six times seven, goes with 42'),
      groups: names.includes('kite, in 4 sides'),
      ordering: names.includes('three twelfths, place 1 of 4'),
      parts: pressed === 1 && shown === '155',
    }
    const typed = sample.right.replace(/[(),;:/]+/g, ' ').trim()
    expect(byKind[sample.widget.widget] ?? shown.replace(/\s+/g, ' ').trim() === typed).toBe(true)
  })
})

it('has a sample for every widget', () => {
  expect(new Set(gallerySamples.map((sample) => sample.widget.widget)).size).toBe(19)
  expect(screen.queryByRole('alert')).toBeNull()
})
