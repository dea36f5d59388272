import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CoinAmount, coinChangeTypes, parseCoinAmount } from './coin-changes.ts'
import { counterTooltip, earnedByAnswers, earningsOfRun, leastMsPerAnswer } from './earnings.ts'

describe('change types', () => {
  it('earned by mathematics are success, 2 to 5 [L-124]', () => {
    const earned = ['practice', 'speed', 'unit_mastery', 'math_only'] as const
    expect(earned.map((type) => coinChangeTypes[type])).toEqual(
      [2, 3, 4, 5].map((code) => ({ code, colour: 'success' })),
    )
  })
  it('of things bought and sold are warning [L-125]', () => {
    expect(coinChangeTypes.home_decoration_sell).toEqual({ code: 10, colour: 'warning' })
    expect(coinChangeTypes.home_decoration_buy).toEqual({ code: 20, colour: 'warning' })
    expect(coinChangeTypes.game_booster).toEqual({ code: 21, colour: 'warning' })
  })
  it('of beginnings and administrators are primary, of hints secondary [L-126]', () => {
    expect(coinChangeTypes.initial).toEqual({ code: 1, colour: 'primary' })
    expect(coinChangeTypes.admin).toEqual({ code: 30, colour: 'primary' })
    expect(coinChangeTypes.contest_question_hint).toEqual({ code: 25, colour: 'secondary' })
  })
})

const firstToday = { paidToday: 0, lastedMs: 60_000 }

describe('Add Coins', () => {
  it('takes whole numbers from -100,000 to 100,000 except 0, with a clear message [L-178]', () => {
    for (const good of [1, -1, 100, 100_000, -100_000]) expect(CoinAmount.safeParse(good).success).toBe(true)
    const message = (value: unknown) => CoinAmount.safeParse(value).error?.issues[0]?.message
    expect(message(0)).toBe('Enter a number other than 0.')
    expect(message(100_001)).toBe('Enter a number from -100,000 to 100,000.')
    expect(message(1.5)).toBe('Enter a whole number.')
    expect(message('ten')).toBe('Enter a whole number.')
  })
  it('parses what is typed as an integer [L-178]', () => {
    expect(['100', ' -5 ', '1,000', '−7', '1.5', '', 'x'].map(parseCoinAmount)).toEqual([
      100,
      -5,
      1000,
      -7,
      null,
      null,
      null,
    ])
  })
})

describe('earnings', () => {
  it('pay right answers and the pass, half of an answer after help', () => {
    expect(
      earningsOfRun('practice', { correct: 4, correctWithHelp: 0, missed: 1, mended: 0 }, true, firstToday),
    ).toEqual({
      amount: 18,
      changeType: 'practice',
      less: null,
    })
    expect(
      earningsOfRun('practice', { correct: 4, correctWithHelp: 4, missed: 0, mended: 0 }, true, firstToday),
    ).toEqual({
      amount: 14,
      changeType: 'practice',
      less: null,
    })
    expect(
      earningsOfRun('unit_mastery', { correct: 14, correctWithHelp: 2, missed: 6, mended: 0 }, true, firstToday).amount,
    ).toBe(48 + 4 + 40)
  })
  it('pay the mathematics alone when it is not passed, and nothing for tapping at random', () => {
    expect(earningsOfRun('speed', { correct: 7, correctWithHelp: 0, missed: 3, mended: 0 }, false, firstToday)).toEqual(
      {
        amount: 14,
        changeType: 'math_only',
        less: null,
      },
    )
    expect(
      earningsOfRun('practice', { correct: 3, correctWithHelp: 0, missed: 7, mended: 0 }, false, firstToday).amount,
    ).toBe(0)
  })
  it('fall to a half, a quarter and nothing when the exercise was paid before on the day', () => {
    const tally = { correct: 4, correctWithHelp: 0, missed: 0, mended: 0 }
    const paid = (paidToday: number) => earningsOfRun('speed', tally, true, { paidToday, lastedMs: 60_000 })
    expect([0, 1, 2, 3, 9].map((before) => paid(before).amount)).toEqual([18, 9, 4, 0, 0])
    expect([0, 1].map((before) => paid(before).less)).toEqual([null, 'again_today'])
  })
  it('are nothing for answers faster than anybody reads', () => {
    const tally = { correct: 4, correctWithHelp: 0, missed: 1, mended: 0 }
    const after = (lastedMs: number) => earningsOfRun('practice', tally, true, { paidToday: 0, lastedMs })
    expect(after(5 * leastMsPerAnswer - 1)).toMatchObject({ amount: 0, less: 'faster_than_reading' })
    expect(after(5 * leastMsPerAnswer)).toMatchObject({ amount: 18, less: null })
  })
  it('are whole, never negative, and never less for one more right answer', () => {
    const tally = fc.record({
      correct: fc.nat(20),
      correctWithHelp: fc.nat(20),
      missed: fc.nat(20),
      mended: fc.nat(20),
    })
    fc.assert(
      fc.property(tally, fc.constantFrom('practice', 'speed', 'unit_mastery'), (given, type) => {
        const counts = { ...given, correctWithHelp: Math.min(given.correct, given.correctWithHelp) }
        const amount = earnedByAnswers(type, counts)
        expect(Number.isInteger(amount)).toBe(true)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(earnedByAnswers(type, { ...counts, correct: counts.correct + 1 })).toBeGreaterThan(amount)
      }),
    )
  })
})

it('says in the counter what signing in is good for [L-048]', () => {
  expect(counterTooltip(false, 'Polyhex')).toBe('Sign In to earn Polyhex dollars')
  expect(counterTooltip(true, 'Polyhex')).toBe('Earn Polyhex dollars to buy game boosters')
})
