import { describe, expect, it } from 'vitest'
import { showsDefinition } from './answers.ts'
import { practiceRedirect, redirectByType } from './exercise-types.ts'
import { advanceDelayMs, confettiCount, isStillStored, playbackRate, refreshLockMs } from './limits.ts'
import { PublicQuestion, renderKinds } from './questions.ts'
import { notPassedMessage, notPassedSteps, passedMessage, quoteOfTurn, quotes } from './result-messages.ts'

describe('times', () => {
  it('waits 750 ms after a right and 1500 ms after a wrong answer [L-145]', () => {
    expect(advanceDelayMs('right', false)).toBe(750)
    expect(advanceDelayMs('wrong', false)).toBe(1500)
  })
  it('goes on at once after a skip or with test_first [L-146]', () => {
    expect(advanceDelayMs('skipped', false)).toBe(0)
    expect(advanceDelayMs('right', true)).toBe(0)
    expect(advanceDelayMs('wrong', true)).toBe(0)
  })
  it('locks Refresh Question 2.5 s longer with each use, up to 10 s [L-154]', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(refreshLockMs)).toEqual([0, 2500, 5000, 7500, 10_000, 10_000, 10_000])
  })
  it('keeps stored answers for less than 24 hours [L-152]', () => {
    const day = 86_400_000
    expect(isStillStored(1000, 1000 + day - 1)).toBe(true)
    expect(isStillStored(1000, 1000 + day)).toBe(false)
    expect(isStillStored(2000, 1000)).toBe(false)
  })
  it('starts the sound at 0.6 and raises it with the root of the share correct [L-148]', () => {
    expect(playbackRate(0, 8)).toBe(0.6)
    expect(playbackRate(2, 8)).toBeCloseTo(1.1, 10)
    expect(playbackRate(8, 8)).toBeCloseTo(1.6, 10)
    expect(playbackRate(9, 8)).toBeCloseTo(1.6, 10)
  })
})

describe('the redirect screen', () => {
  it.each([
    ['/math/units/x', 'type=unitmastery', '/math/units/x/unit-mastery/'],
    ['/math/topics/a/1/', 'type=speed', '/math/topics/a/1/speed-play/'],
    ['/math/topics/a/1/', 'type=speedplay&code=7', '/math/topics/a/1/speed-play/?code=7'],
    ['/math/topics/a/1/', 'b=2&type=worksheet&c=%20x', '/math/topics/a/1/worksheet/?b=2&c=%20x'],
    ['/math/topics/a/1', 'b=2', '/math/topics/a/1/?b=2'],
    ['/math/topics/a/1', '?type=constructor', '/math/topics/a/1/constructor/'],
  ])('%s with %s goes to %s [L-021]', (path, query, target) => {
    expect(redirectByType(path, query)).toBe(target)
  })
  it('leaves the practice page of a level that does not support focus [L-033]', () => {
    expect(practiceRedirect(true)).toBeNull()
    expect(practiceRedirect(false)).toBe('/math/topics/')
  })
})

describe('render kinds', () => {
  it('stand in the order of their numbers [L-101]', () => {
    expect(PublicQuestion.shape.questionRenderType.options).toEqual(['Text', 'LaTex', 'Svg', 'Image', 'LocalImage'])
  })
  it('from 2 to 5 hide the title unless it is always shown [L-102]', () => {
    expect(renderKinds.filter((kind) => showsDefinition(kind, false))).toEqual(['Text'])
    expect(renderKinds.filter((kind) => showsDefinition(kind, true))).toEqual([...renderKinds])
  })
})

describe('what the results say', () => {
  it('depends on the wrong answers: 0 fantastic with a face, 1 with a face, 2 to 4 neutral, 5 or more good work [L-246]', () => {
    expect(passedMessage(0)).toMatchObject({ text: expect.stringMatching(/fantastic/i), emoji: true })
    expect(passedMessage(1).emoji).toBe(true)
    for (const wrong of [2, 3, 4]) {
      expect(passedMessage(wrong).emoji).toBe(false)
      expect(passedMessage(wrong).text).not.toMatch(/fantastic|good work/i)
    }
    expect(passedMessage(5)).toMatchObject({ text: expect.stringMatching(/good work/i), emoji: false })
  })
  it('throws 120 pieces of confetti less 10 for each wrong answer [L-247]', () => {
    expect([0, 1, 6, 12, 20].map(confettiCount)).toEqual([120, 110, 60, 0, 0])
  })
  it('has six steps of encouragement from 0.1 to 0.6 [L-248]', () => {
    expect(notPassedSteps.map((step) => step.upTo)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
    const said = [0, 0.1, 0.15, 0.3, 0.35, 0.45, 0.55, 0.6, 0.9].map(notPassedMessage)
    expect(new Set(said).size).toBe(7)
    expect(said[0]).toBe(said[1])
  })
  it('turns through eight quotations with their sources [L-249]', () => {
    expect(quotes).toHaveLength(8)
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map((turn) => quoteOfTurn(turn).text)).size).toBe(8)
    expect(quoteOfTurn(8)).toEqual(quoteOfTurn(0))
    for (const quote of quotes) expect(quote.source).not.toBe('')
  })
})
