import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOfText } from './judge-text.ts'
import { plainText } from './plain-words.ts'
import { linesOf } from './words-trial.ts'

/** How many of the good lines are refused and of the bad lines pass, as shares, with the lines themselves. */
function measured(part: '' | '-held-back') {
  const good = linesOf(`good-lines${part}`).map(({ text }) => text)
  const bad = linesOf(`bad-lines${part}`).map(({ text }) => text)
  const refused = good.filter((text) => faultOfText(text) !== null)
  const passed = bad.filter((text) => faultOfText(text) === null)
  const shares = { good: refused.length / good.length, bad: passed.length / bad.length }
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  process.stdout.write(
    `words${part}: ${percent(shares.good)} of ${good.length} good lines refused, ${percent(shares.bad)} of ${bad.length} bad lines passed\n`,
  )
  return { ...shares, refused, passed, count: good.length + bad.length }
}

describe('What is said to children', () => {
  it('lets good lines through and bad ones not', () => {
    const tuned = measured('')
    const heldBack = measured('-held-back')
    expect(tuned.count + heldBack.count).toBeGreaterThanOrEqual(2000)
    expect(tuned.good, tuned.refused.join('\n')).toBeLessThanOrEqual(0.01)
    expect(tuned.bad, tuned.passed.join('\n')).toBeLessThanOrEqual(0.02)
    // Of lines that the rules were not made by, somewhat more; a change that makes it worse is noticed.
    expect(heldBack.good).toBeLessThanOrEqual(0.03)
    expect(heldBack.bad).toBeLessThanOrEqual(0.03)
  })

  it('tells harm to oneself from every other fault', () => {
    const lines = linesOf('bad-lines').filter(({ heading }) => heading === 'self_harm')
    expect(lines.filter(({ text }) => faultOfText(text) !== 'self_harm')).toEqual([])
    const others = linesOf('bad-lines').filter(({ heading }) => heading !== 'self_harm')
    expect(others.filter(({ text }) => faultOfText(text) === 'self_harm')).toEqual([])
  })

  it('reads digits of other scripts, look-alike letters and signs that nobody sees', () => {
    expect(plainText('８٠२')).toBe('802')
    expect(plainText('уоu\u200B')).toBe('you')
    expect(plainText('α + β')).toBe('α + β')
    expect(faultOfText('٨٠٢ ٥٥٥ ١٢٣٤')).toBe('contact')
    expect(faultOfText('🅳🅸🆂🅲🅾🆁🅳')).toBe('contact')
  })

  it('knows what is said of somebody by name from what is said of a number, whatever the name is', () => {
    expect(faultOfText('we hate sam')).toBe('bullying')
    expect(faultOfText('w3 h8 S4M!!!')).toBe('bullying')
    expect(faultOfText('we hate fractions')).toBeNull()
    expect(faultOfText('sam is right and mia has 7')).toBeNull()
    // Nobody's first name, unless somebody in the room is called so.
    expect(faultOfText('we hate jolly owl')).toBeNull()
    expect(faultOfText('we hate jolly owl', ['quiet_fox_3', 'Jolly_Owl'])).toBe('bullying')
    expect(faultOfText('jolly_owl is so dumb', ['jolly_owl'])).toBe('bullying')
    expect(faultOfText('jolly_owl is right', ['jolly_owl'])).toBeNull()
    // A name is read as it stands, never as a pattern.
    expect(faultOfText('a+ is my grade', ['(a+)+$', '.*', '?!'])).toBeNull()
  })

  it('reads whatever is written without a fault', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => void faultOfText(text)),
      { numRuns: 300 },
    )
  })
})
