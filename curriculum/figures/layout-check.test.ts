import { describe, expect, it } from 'vitest'
import { circle, drawing, group, label, line, n2, path } from './drawing.ts'
import { figureFaults } from './layout-check.ts'
import { pathPoints } from './outline.ts'
import { textWidth } from './text-width.ts'

const sheet = { hue: 'lapis', title: 'A test', alt: 'A picture with a few plain words.', facts: {} } as const
const faultsOf = (body: string) => figureFaults(drawing(sheet, body))

describe('figureFaults', () => {
  it('finds nothing wrong with a sound figure', () => {
    expect(faultsOf(circle(40, 40, 20) + label(160, 90, 'x^2 + 1') + line(10, 100, 300, 100))).toEqual([])
  })
  it('names a shape that leaves the viewBox, also inside a moved and turned group', () => {
    expect(faultsOf(circle(10, 40, 20))[0]).toMatch(/circle.*leaves/)
    expect(faultsOf(group(line(0, 0, 100, 0), { x: 20, y: 20, turn: -90 }))[0]).toMatch(/path.*leaves/)
    expect(faultsOf(group(line(0, 0, 100, 0), { x: 20, y: 120, turn: -90 }))).toEqual([])
  })
  it('names two labels that stand on each other', () => {
    expect(faultsOf(label(100, 50, '124') + label(112, 54, '24'))).toEqual([
      expect.stringMatching(/"124".*overlaps "24"/),
    ])
    expect(faultsOf(label(100, 50, '124') + label(140, 50, '24'))).toEqual([])
  })
  it('names a label that is too small or leaves the sheet', () => {
    expect(faultsOf(label(100, 50, 'tiny', { size: 12 }))[0]).toMatch(/11.3 px/)
    expect(faultsOf(label(310, 50, 'too far'))[0]).toMatch(/leaves/)
    expect(faultsOf(label(312, 50, 'turned', { turn: -90 }))).toEqual([])
  })
  it('names broken markup, ids, and alt texts that are too short or missing', () => {
    const good = drawing(sheet, '')
    expect(figureFaults({ ...good, svg: good.svg.replace('</desc>', '') })[0]).toMatch(/not well-formed/)
    expect(figureFaults({ ...good, svg: good.svg.replace('<desc>', '<desc>&nbsp;') })[0]).toMatch(/entity/)
    expect(figureFaults({ ...good, svg: good.svg.replace('role="img"', '') })[0]).toMatch(/role/)
    expect(figureFaults(drawing({ ...sheet, alt: 'short' }, ''))[0]).toMatch(/alt text has 5/)
    expect(faultsOf('<circle id="a" r="3" cx="9" cy="9"/>')[0]).toMatch(/id "a"/)
    expect(faultsOf('<image/>')[0]).toMatch(/image/)
  })
  it('escapes what stands in titles and labels', () => {
    const figure = drawing({ ...sheet, title: 'a < b & "c"' }, label(160, 90, '3 < 4 & 5'))
    expect(figureFaults(figure)).toEqual([])
    expect(figure.svg).toContain('3 &lt; 4 &amp; 5')
  })
})

describe('the pen', () => {
  it('rounds to 2 decimals and refuses what is no number', () => {
    expect([n2(1 / 3), n2(-0.001), n2(5), n2(1e-9)]).toEqual(['0.33', '0', '5', '0'])
    expect(() => n2(Number.NaN)).toThrow(RangeError)
  })
  it('sets exponents raised and returns to the line', () => {
    expect(label(0, 0, 'x^2+1', { size: 20 })).toContain(
      'x<tspan dy="-7.2" font-size="14.4">2</tspan><tspan dy="7.2">+1</tspan>',
    )
  })
  it('shows a hyphen before a number as a minus sign, and leaves words alone', () => {
    expect(label(0, 0, '-3')).toContain('−3')
    expect(label(0, 0, '(-3, -4)')).toContain('(−3, −4)')
    expect(label(0, 0, 'near-ten')).toContain('near-ten')
  })
  it('knows the reach of curves and arcs', () => {
    const reach = (d: string) => {
      const ys = pathPoints(d).map((p) => p[1])
      return [Math.round(Math.min(...ys)), Math.round(Math.max(...ys))]
    }
    expect(reach('M0 50A50 50 0 0 1 100 50')).toEqual([0, 50])
    expect(reach('M0 50A50 50 0 0 0 100 50')).toEqual([50, 100])
    expect(reach('M0 0q50 100 100 0')).toEqual([0, 50])
    expect(reach('M0 0C0 40 100 40 100 0')).toEqual([0, 30])
    expect(() => path('M0 0')).not.toThrow()
    expect(() => pathPoints('M0 0K3')).toThrow(SyntaxError)
  })
  it('measures text as the face does', () => {
    expect(textWidth('10', 1000)).toBe(365 + 562)
    expect(textWidth('10', 1000, 'text')).toBe(542 + 653)
    expect(textWidth('漢', 20)).toBe(20)
  })
})
