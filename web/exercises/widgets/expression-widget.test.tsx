import { screen } from '@testing-library/react'
import katex from 'katex'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedToLatex } from './typed-maths.ts'
import { tryWidget } from './widget-trial.tsx'

const widget = {
  widget: 'expression' as const,
  keys: ['x', '^', 'sqrt', '<='],
  guide: 'Write your answer like 3x + 2.',
}

describe('an expression', () => {
  it('shows the guide with the field and sends what was typed as it is', async () => {
    const { user, sent } = tryWidget(widget)
    const field = screen.getByRole('textbox', { name: 'Your answer' })
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Write your answer like',
    )
    await user.keyboard('2x^2-3{Enter}')
    expect(sent).toEqual(['2x^2-3'])
  })

  it('writes with its own keys, at the caret', async () => {
    const { user, last } = tryWidget(widget)
    for (const name of ['2', 'x', 'to the power of', '3', 'square root', '5']) {
      await user.click(screen.getByRole('button', { name }))
    }
    expect(last()?.response).toBe('2x^3sqrt(5)')
    await user.click(screen.getByRole('button', { name: 'Move left' }))
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    expect(last()?.response).toBe('2x^3sqrt5)')
  })

  it('says the preview aloud', async () => {
    const { user } = tryWidget(widget)
    await user.keyboard('x^2')
    expect(screen.getByRole('status').textContent).toMatch(/x squared/)
  })
})

describe('typed maths as LaTeX', () => {
  it.each([
    ['3/4', '\\frac{3}{4}'],
    ['2 3/4', '2\\,\\frac{3}{4}'],
    ['(x+1)/(x-1)', '\\frac{x+1}{x-1}'],
    ['2x^2-3', '2{x}^{2}-3'],
    ['x>=4', 'x\\ge 4'],
    ['sqrt(x+1)', '\\sqrt{x+1}'],
    ['4.5*10^6', '4.5\\cdot {10}^{6}'],
    ['x^-2', '{x}^{-2}'],
    ['(3,-2)', '\\left(3,\\,-2\\right)'],
    ['(-inf,3]', '\\left(-\\infty ,\\,3\\right]'],
    ['3/', '\\frac{3}{\\square }'],
    ['(2', '\\left(2\\right.'],
    ['12pi', '12\\pi '],
  ])('%s', (typed, latex) => {
    expect(typedToLatex(typed)).toBe(latex)
  })

  it('typesets whatever a child types without failing', () => {
    const alphabet = fc.constantFrom(
      ...'0123456789xyi+-*/^()[]{}=<>,;:.|% $_#&~\\√π≤é°±!'.split(''),
      'sqrt',
      'inf',
      'sin',
    )
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 24 }), (parts) => {
        const latex = typedToLatex(parts.join(''))
        expect(() => katex.renderToString(latex, { throwOnError: true, strict: 'ignore' })).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})
