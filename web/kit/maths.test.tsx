import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DisplayMaths, Maths } from './maths.tsx'
import { glued, plainSigns, richParts } from './rich-parts.ts'

describe('Maths', () => {
  it('stands there in plain signs first, then typeset with MathML', async () => {
    const { container } = render(<Maths text="Half of \(\frac{2}{3}\) mile" />)
    expect(container.textContent?.startsWith('Half of ')).toBe(true)
    await vi.waitFor(() => expect(container.querySelector('math mfrac')).not.toBeNull())
    expect(container.textContent?.endsWith(' mile')).toBe(true)
  })

  it('shows what cannot be typeset as it is written', async () => {
    const { container } = render(<DisplayMaths latex="\frac{2}{" />)
    await vi.waitFor(() => expect(container.querySelector('.katex-error')?.textContent).toBe('\\frac{2}{'), {
      timeout: 10_000,
    })
  })

  it('puts no link, picture or script of LaTeX into the page', async () => {
    const { container } = render(<DisplayMaths latex="\href{javascript:alert(1)}{x} + 1" />)
    await vi.waitFor(() => expect(container.querySelector('.katex, .katex-error')).not.toBeNull())
    expect(container.querySelector('a[href], img, script')).toBeNull()
  })
})

describe('glued', () => {
  it('gives the mark after maths to the maths, so that it never begins a line', () => {
    expect(glued(richParts('Let \\(v\\), then \\(w\\).'))).toEqual([
      { kind: 'text', value: 'Let ' },
      { kind: 'maths', value: 'v', stop: ',' },
      { kind: 'text', value: ' then ' },
      { kind: 'maths', value: 'w', stop: '.' },
    ])
    expect(glued(richParts('. \\(v\\) and'))).toEqual([
      { kind: 'text', value: '. ' },
      { kind: 'maths', value: 'v', stop: '' },
      { kind: 'text', value: ' and' },
    ])
  })
})

describe('richParts', () => {
  it('takes a sentence apart', () => {
    expect(richParts('a \\(x\\) b')).toEqual([
      { kind: 'text', value: 'a ' },
      { kind: 'maths', value: 'x' },
      { kind: 'text', value: ' b' },
    ])
  })

  it('shows a sentence with a bracket too many as it is', () => {
    expect(richParts('a \\(x b')).toEqual([{ kind: 'text', value: 'a \\(x b' }])
    expect(plainSigns('\\frac{1}{2}')).toBe('1/2')
  })
})
