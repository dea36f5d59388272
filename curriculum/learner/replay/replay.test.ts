import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measure } from './measures.ts'
import { replay } from './replay.ts'
import { foldOf, type ReplayRow } from './replay-row.ts'
import { simulateStudents } from './simulated-students.ts'

interface Reference {
  readonly rows: number
  /** User, seq and prediction of every twentieth row. */
  readonly every20: readonly (readonly [number, number, number])[]
  readonly sumsOf100: readonly number[]
}

const reference = JSON.parse(
  readFileSync(new URL('fixtures/reference-predictions.json', import.meta.url), 'utf8'),
) as Reference

const answers = [...simulateStudents(1000, 'students')]
const toRow = (one: (typeof answers)[number]): ReplayRow => ({
  user: one.userId,
  item: one.itemId,
  skills: one.skills,
  right: one.right,
})
const isHeld = (one: (typeof answers)[number]): boolean => foldOf(BigInt(one.userId)) === 0

describe('the replay of recorded answers', () => {
  const held = answers.filter(isHeld)
  const { success, weights } = replay(answers.filter((one) => !isHeld(one)).map(toRow), held.map(toRow))

  it('equals the reference to 1e-6 on 1,000 simulated students', () => {
    expect(success.length).toBe(reference.rows)
    for (const [i, [user, seq, p]] of reference.every20.entries()) {
      expect([held[20 * i]?.userId, held[20 * i]?.seq]).toEqual([user, seq])
      expect(Math.abs((success[20 * i] ?? 0) - p)).toBeLessThan(1e-6)
    }
    for (const [i, sum] of reference.sumsOf100.entries()) {
      const ours = success.slice(100 * i, 100 * i + 100).reduce((total, p) => total + p, 0)
      expect(Math.abs(ours - sum)).toBeLessThan(1e-5)
    }
  })

  it('predicts better than the share of right answers, and is calibrated', () => {
    const right = held.map((one) => one.right)
    const share = right.filter(Boolean).length / right.length
    const { auc, logLoss, ece } = measure(right, success)
    expect(auc).toBeCloseTo(0.7473, 4)
    expect(logLoss).toBeLessThan(
      measure(
        right,
        right.map(() => share),
      ).logLoss - 0.08,
    )
    expect(ece).toBeLessThan(0.03)
    expect(weights).toHaveLength(12)
  })

  it('needs right and wrong answers to learn from', () => {
    const alike = answers.filter((one) => one.right).map(toRow)
    expect(() => replay(alike, alike)).toThrow(RangeError)
  })
})

describe('the parts of the users', () => {
  it('is a fifth each, and the same for the same user', () => {
    const counts = [0, 0, 0, 0, 0]
    for (let user = 0; user < 10_000; user++) counts[foldOf(BigInt(user))]! += 1
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(150)
    expect([1n, 2n, 3n, 64525n, 2n ** 60n].map(foldOf)).toEqual([0, 0, 3, 1, 3])
  })
})

describe('the measures', () => {
  it('counts ties half in the AUC', () => {
    expect(measure([true, false], [0.5, 0.5]).auc).toBe(0.5)
    expect(measure([true, false, true, false], [0.9, 0.1, 0.4, 0.4]).auc).toBe(0.875)
    expect(measure([true, false], [0.2, 0.8]).auc).toBe(0)
  })

  it('finds no calibration error where each bin is right as often as it says', () => {
    const right = Array.from({ length: 10 }, (_, i) => i < 7)
    expect(
      measure(
        right,
        right.map(() => 0.7),
      ).ece,
    ).toBeCloseTo(0, 12)
    expect(
      measure(
        right,
        right.map(() => 0.9),
      ).ece,
    ).toBeCloseTo(0.2, 12)
  })
})
