import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computerStandings } from './computer-players.ts'

const contestLevels = [3, 5, 6, 8, 8, 8, 9, 9, 10, 10]
const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

describe('computer players', () => {
  it('stand at the same place for the same seed and time, and never fall back', () => {
    fc.assert(
      fc.property(seeds, fc.nat(900), fc.nat(900), (seed, a, b) => {
        const at = (seconds: number) => computerStandings({ seed, count: 8, seconds, contestLevels })
        const [early, late] = [at(Math.min(a, b)), at(Math.max(a, b))]
        expect(at(a)).toEqual(at(a))
        for (const [place, player] of early.entries()) {
          expect(late[place]?.points).toBeGreaterThanOrEqual(player.points)
          expect(late[place]?.answered).toBeGreaterThanOrEqual(player.answered)
        }
      }),
    )
  })

  it('answer a question in 18 to 50 seconds, finish all ten, and can be told from children by their names', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const of = (seconds: number) => computerStandings({ seed, count: 8, seconds, contestLevels })
        for (const player of of(17)) expect(player.answered).toBe(0)
        for (const player of of(500)) expect(player).toMatchObject({ answered: 10, finished: true })
        for (const player of of(100)) expect(player.answered).toBeGreaterThanOrEqual(2)
        expect(of(0).every((player) => player.name.startsWith('Robo '))).toBe(true)
        expect(new Set(of(0).map((player) => player.name)).size).toBe(8)
      }),
    )
  })

  it('are plausible: about the stated average of 36 over many papers, seldom a top scorer', () => {
    const papers = Array.from({ length: 600 }, (_, seed) =>
      computerStandings({ seed, count: 3, seconds: Number.POSITIVE_INFINITY, contestLevels }),
    ).flat()
    const mean = papers.reduce((sum, player) => sum + player.points, 0) / papers.length
    expect(mean).toBeGreaterThan(30)
    expect(mean).toBeLessThan(42)
    expect(papers.filter((player) => player.points >= 72).length / papers.length).toBeLessThan(0.05)
  })
})
