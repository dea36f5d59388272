import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showsDefinition } from '@polyhex/contract/exercises/answers'
import { renderKinds } from '@polyhex/contract/exercises/questions'
import { QuestionMedia } from './question-media.tsx'
import { sampleQuestion } from './run-samples.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" role="img"><title>A bar</title><rect width="10" height="10"/></svg>'
type RenderKind = (typeof renderKinds)[number]
const show = (questionRenderType: RenderKind, over = {}) =>
  render(<QuestionMedia question={sampleQuestion(1, { questionRenderType, ...over })} />).container

describe('a question of the kind', () => {
  it('Text shows nothing but its words, and alone has the title over it [L-101, L-102]', () => {
    expect(show('Text').innerHTML).toBe('')
    const titled = renderKinds.filter((kind) => showsDefinition(kind, false))
    expect(titled).toEqual(['Text'])
  })

  it('LaTex shows displayed maths', async () => {
    const shown = show('LaTex', { questionLaTex: '\\frac{5}{12}+\\frac{1}{8}' })
    await screen.findAllByText('12')
    expect(shown.querySelector('.katex-display annotation')?.textContent).toBe('\\frac{5}{12}+\\frac{1}{8}')
  })

  it('Svg puts the drawing into the page, so that it follows light and dark', () => {
    expect(show('Svg', { questionSvg: svg }).querySelector('figure svg rect')).toBeTruthy()
  })

  it('Image shows a picture of its own size, and of 300 by 300 when it says none [L-256]', () => {
    show('Image', { questionSvg: svg, questionXDimension: 120, questionYDimension: 80 })
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'How much is 1 and 1?' })
    expect([picture.width, picture.height]).toEqual([120, 80])
    expect(picture.src).toMatch(/^data:image\/svg\+xml/)
    cleanup()
    show('LocalImage', { questionSvg: svg })
    const plain = screen.getByRole<HTMLImageElement>('img', { name: 'How much is 1 and 1?' })
    expect([plain.width, plain.height]).toEqual([300, 300])
  })
})
