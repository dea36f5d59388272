import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContestCode } from './contest.ts'
import { contestCode, readContestCode } from './contest-limits.ts'
import { ContestConfig, contestTypeNumbers, defaultContest, miniGames } from './contest-types.ts'
import { ranked } from './leaderboard.ts'

describe('a contest code', () => {
  it('is read in capitals, without spaces and hyphens, and nothing else passes', () => {
    expect(readContestCode(' abc-234 ')).toBe('ABC234')
    expect(readContestCode('ABC23')).toBeNull()
    expect(readContestCode('ABC2340')).toBeNull()
    expect(readContestCode('ABCDIO')).toBeNull()
    expect(ContestCode.safeParse('1abcde').success).toBe(false)
    expect(ContestCode.parse('qr5 9st')).toBe('QR59ST')
  })

  it('has 31 letters and digits, none of which looks like another', () => {
    expect(new Set(contestCode.letters).size).toBe(31)
    expect(contestCode.letters).not.toMatch(/[01ILO]/)
    expect(contestCode.letters.split('').every((letter) => contestCode.pattern.test(letter.repeat(6)))).toBe(true)
  })
})

describe('the configuration of a contest', () => {
  it('is a car race in its fifth scene, from level 0, for 300 s, unless said otherwise [L-251]', () => {
    expect(defaultContest).toEqual({
      contestType: 'car_race',
      sceneCode: 'carracescene5',
      startLevel: 0,
      timeLimit: 300,
    })
    expect(ContestConfig.parse({})).toMatchObject(defaultContest)
  })

  it('has the members of the specification under either name [L-120]', () => {
    const all = {
      contestType: 'gem_solver',
      gameScene: 'cave',
      gameStartingStage: '3',
      unitCode: 'g3_meaning_of_division',
      requireLogin: true,
      play_time: '120',
      miniGame: 'wise_words',
      topicCode: 'coin_math_intro',
      gradeLevel: 3,
      fromStack: true,
      ignoreBrowserAgent: true,
      practiceType: 'unit_game',
      unityLoadAction: 'host',
    }
    const { gameScene, gameStartingStage, requireLogin, play_time: _seconds, ...same } = all
    expect(ContestConfig.parse(all)).toEqual({
      ...same,
      sceneCode: gameScene,
      startLevel: Number(gameStartingStage),
      forceLogin: requireLogin,
      timeLimit: 120,
    })
  })

  it('is checked: unknown types, negative levels and endless times do not pass [L-120]', () => {
    for (const wrong of [
      { contestType: 'chess' },
      { startLevel: -1 },
      { timeLimit: 1_000_000 },
      { sceneCode: '<b>' },
      { miniGame: 'car_race' },
      { gradeLevel: 13 },
    ]) {
      expect(ContestConfig.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
    }
  })

  it('knows 37 types and four mini games', () => {
    expect(Object.values(contestTypeNumbers)).toEqual(Array.from({ length: 37 }, (_, i) => i))
    expect(miniGames).toEqual(['gem_solver', 'home_decoration', 'where_in_the_world', 'wise_words'])
  })
})

describe('places on a leaderboard', () => {
  it('go by points, equal points share one, and who follows has as many before them', () => {
    const rows = [
      { name: 'c', points: 30 },
      { name: 'a', points: 50 },
      { name: 'b', points: 30 },
      { name: 'd', points: 10 },
    ]
    expect(ranked(rows).map(({ name, rank }) => [name, rank])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 4],
    ])
  })

  it('are one more than the number of those with more points', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string(), points: fc.nat(80) })), (rows) => {
        for (const row of ranked(rows))
          expect(row.rank).toBe(1 + rows.filter((each) => each.points > row.points).length)
      }),
    )
  })
})
