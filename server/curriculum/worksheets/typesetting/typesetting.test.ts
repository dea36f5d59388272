import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateQuestion, loadTopicLevel, readyKeys } from '@polyhex/curriculum'
import { splitRichText } from '@polyhex/curriculum/notation/rich-text'
import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { boundsOf } from './bounds.ts'
import { fontOf, stretchesOf } from './fonts.ts'
import type { Box } from './marks.ts'
import { paintFigure, paintPicture, readTransform } from './paint-figure.ts'
import { hueOfClass, ink, printColor, printTones } from './print-colors.ts'
import { setMaths } from './set-maths.ts'
import { setText } from './set-text.ts'

const pen = { font: 'text', size: 10, color: '#000000' } as const

/** Height above and depth below the baseline that KaTeX itself reckons for each piece, in em. */
function struts(latex: string): { height: number; depth: number }[] {
  const html = katex.renderToString(latex, { output: 'html', strict: false })
  return [...html.matchAll(/class="katex-strut" style="height:([\d.]+)em;(?:vertical-align:(-?[\d.]+)em;)?"/g)].map(
    ([, all, low]) => ({ height: Number(all) + Number(low ?? 0), depth: -Number(low ?? 0) }),
  )
}
const shapes = (boxes: readonly Box[]) =>
  boxes.map(({ height, depth }) => ({ height: height / 11.4, depth: depth / 11.4 }))

function expectLikeKatex(latex: string): void {
  const [ours, theirs] = [shapes(setMaths(latex, pen)), struts(latex)]
  expect(ours.length, latex).toBe(theirs.length)
  for (const [i, { height, depth }] of theirs.entries()) {
    expect(Math.abs((ours[i]?.height ?? 0) - height), `${latex} height`).toBeLessThan(0.06)
    expect(Math.abs((ours[i]?.depth ?? 0) - depth), `${latex} depth`).toBeLessThan(0.06)
  }
}

describe('formulas', () => {
  it.each([
    'x^2 + 1',
    '\\frac{1}{2}',
    '\\sqrt[3]{8}',
    '\\frac{\\frac{1}{x}}{2}',
    '\\sum_{k=1}^{5} k',
    '\\overline{z}',
    '\\int_0^1 x\\,dx',
  ])('%s is as tall and as deep as KaTeX reckons it', expectLikeKatex)

  it('puts numerator and denominator on the axis, centered over each other', () => {
    const [box] = setMaths('\\frac{1}{20}', pen)
    const ends = boundsOf(box?.marks ?? [])
    expect(box?.width).toBeGreaterThan(9)
    expect(ends?.top).toBeLessThan(-7)
    expect(ends?.bottom).toBeGreaterThan(2)
  })

  it('leans on the italic correction, so that an integral does not touch what follows', () => {
    const [wide] = setMaths('\\int', { ...pen, display: true })
    expect((wide?.width ?? 0) / 11.4).toBeCloseTo(0.55556 + 0.44445, 2)
  })

  it('sets every formula of every level: prompts, options, answers', async () => {
    const seen = new Set<string>()
    const rich = (text: string): void => {
      for (const part of splitRichText(text)) if (part.kind === 'maths') seen.add(part.value)
    }
    for (const key of readyKeys()) {
      const procedures = (await loadTopicLevel(key)).tasks.map((each) => each.procedure())
      for (const { procedure, form } of procedures.flatMap((procedure) =>
        procedure.forms.map((form) => ({ procedure, form })),
      )) {
        const { prompt, key: answer, widget } = generateQuestion(procedure, 77, { difficulty: 0.6, form })
        rich(prompt.text)
        if (prompt.latex !== undefined) seen.add(prompt.latex)
        rich(answer.shown.text)
        if ('options' in widget) for (const option of widget.options) rich(option.text)
        if ('items' in widget) for (const item of widget.items) rich(item.text)
      }
    }
    expect(seen.size).toBeGreaterThan(2000)
    for (const latex of seen) expectLikeKatex(latex)
  }, 120_000)

  it('refuses what has no rule instead of leaving it out', () => {
    expect(() => setMaths('\\boxed{3}', pen)).toThrow(RangeError)
    expect(() => setMaths('\\frac{1}', pen)).toThrow()
  })
})

describe('paragraphs', () => {
  it('break between words, never before a mark that follows a formula, and keep to the width', () => {
    const block = setText('What is \\(\\frac{1}{2}\\) of \\(12\\), and what is left of it then?', 90, pen)
    expect(block.width).toBeLessThanOrEqual(90)
    expect(block.height).toBeGreaterThan(30)
  })

  it('stand on one baseline with their formulas', () => {
    const words = setText('one', 200, pen)
    const mixed = setText('one \\(\\frac{1}{2}\\)', 200, pen)
    expect(mixed.baseline).toBeGreaterThan(words.baseline)
  })
})

describe('fonts', () => {
  it('are single weights of the variable families, wider the heavier', () => {
    const width = (name: 'display-500' | 'display-800') => fontOf(name).layout('Fractions 123').advanceWidth
    expect(width('display-800')).toBeGreaterThan(width('display-500'))
  })

  it('give signs that they lack to others, and refuse what none has', () => {
    expect(stretchesOf('display-700', '2π').map(({ font }) => font)).toEqual(['display-700', 'Math-BoldItalic'])
    expect(() => stretchesOf('text', '漢')).toThrow(RangeError)
  })
})

describe('figures', () => {
  const svg = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" class="fig h-lapis" viewBox="0 0 320 180" role="img"><title>t</title><desc>d</desc>${body}</svg>`

  it('have the tones of the style sheet of the screen, in its light mode', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../../web/theme/tokens.css'), 'utf8')
    const light = (name: string): string | undefined =>
      new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(css)?.[1]
    for (const [hue, tones] of Object.entries(printTones))
      for (const [tone, color] of Object.entries(tones)) expect(color, `${hue}-${tone}`).toBe(light(`${hue}-${tone}`))
    expect([ink.text, ink.paper]).toEqual([light('text'), light('surface')])
    const figures = readFileSync(join(import.meta.dirname, '../../../../web/theme/figures.css'), 'utf8')
    for (const [, hue = '', rules = ''] of figures.matchAll(/\.fig\.h-([a-z]+) \{([^}]*)\}/g))
      for (const [, name = '', value = ''] of rules.matchAll(/--([fg]\d): ([^;]+);/g))
        expect(printColor(`var(--${name})`, hueOfClass(`fig h-${hue}`)), `${hue} ${name}`).toBe(
          printColor(value, hueOfClass(`fig h-${hue}`)),
        )
  })

  it('keep their proportions', () => {
    const { width, height } = paintFigure(svg('<circle cx="20" cy="20" r="10" fill="var(--f3)"/>'), 160)
    expect([width, height]).toEqual([160, 90])
  })

  it('to be chosen are cut to what is drawn', () => {
    const { width, height } = paintPicture(
      svg('<rect x="140" y="70" width="40" height="40" fill="var(--f3)"/>'),
      100,
      36,
    )
    expect([width, height]).toEqual([36, 36])
  })

  it.each([
    ['an element', '<image href="x"/>'],
    ['an attribute', '<circle cx="1" cy="1" r="1" filter="x"/>'],
    ['a color', '<circle cx="1" cy="1" r="1" fill="red"/>'],
    ['a transform', '<g transform="skewX(3)"/>'],
    ['a weight', '<text x="1" y="1" font-size="3" font-weight="100" fill="var(--f4)">a</text>'],
    ['words outside of a text', 'hello'],
  ])('with %s that has no rule are refused', (_, body) => {
    expect(() => paintFigure(svg(body), 100)).toThrow(RangeError)
  })

  it('turn and move as svg does', () => {
    const close = (text: string, wanted: readonly number[]): void =>
      readTransform(text).forEach((value, i) => expect(value).toBeCloseTo(wanted[i] ?? 0, 9))
    close('translate(3 4) scale(2)', [2, 0, 0, 2, 3, 4])
    close('rotate(90 10 0)', [0, 1, -1, 0, 10, -10])
  })
})
