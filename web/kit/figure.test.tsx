import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { Figure } from './figure.tsx'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`

describe('cleanSvg', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<rect width="1" onclick="alert(1)"/>')],
    ['a handler on the root', svg('', 'onload="alert(1)"')],
    ['foreign content', svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>')],
    ['a link to a script', svg('<use href="javascript:alert(1)"/>')],
    ['another file', svg('<use href="https://example.org/x.svg#a"/>')],
    ['another file in a style', svg('<rect style="fill:url(https://example.org/x)"/>')],
    ['an old-style link', svg('<use xlink:href="https://example.org/x" xmlns:xlink="http://www.w3.org/1999/xlink"/>')],
    ['an animation', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
    ['a picture', svg('<image href="https://example.org/x.png"/>')],
    ['a style sheet', svg('<style>@import "https://example.org/x.css"</style>')],
  ])('takes out %s', (_, markup) => {
    const cleaned = cleanSvg(markup) ?? ''
    expect(cleaned).not.toMatch(/script|alert|onclick|onload|example|foreign|animate|<image|<style/i)
    expect(cleaned).toContain('<svg')
  })

  it('leaves a drawing of ours as it is', () => {
    const ours = svg('<title>Ten frame</title><g transform="translate(1 2)"><path d="M0 0L1 1" fill="var(--f3)"/></g>')
    expect(cleanSvg(ours)).toContain('<path d="M0 0L1 1" fill="var(--f3)"/>')
  })

  it('is null for what is not a drawing', () => {
    expect(cleanSvg('<p>hello</p>')).toBeNull()
    expect(cleanSvg('<svg')).toBeNull()
  })
})

describe('Figure', () => {
  it('is a picture with its description, and two of them do not share ids', () => {
    const drawing = svg('<clipPath id="c"><path d="M0 0"/></clipPath><rect clip-path="url(#c)" width="1" height="1"/>')
    const { container } = render(
      <>
        <Figure svg={drawing} speech="Two of three parts" />
        <Figure svg={drawing} speech="One of four parts" />
      </>,
    )
    expect(screen.getByRole('img', { name: 'Two of three parts' })).toBeTruthy()
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(2)
    const [first] = container.querySelectorAll('rect')
    expect(first?.getAttribute('clip-path')).toBe(`url(#${ids[0]})`)
  })

  it('is nothing when there is no drawing', () => {
    const { container } = render(<Figure svg="nonsense" />)
    expect(container.innerHTML).toBe('')
  })
})
