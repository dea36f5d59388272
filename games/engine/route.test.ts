import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGameRoute, writeGameRoute, type GameRoute } from './route.ts'

const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.isWellFormed())
const known = [
  'format',
  'action',
  'contest_type',
  'game_scene',
  'starting_stage',
  'unit_code',
  'require_login',
  'play_time',
]
const route: fc.Arbitrary<GameRoute> = fc
  .record({
    action: fc.constantFrom('load', 'join', 'host', 'player'),
    contestType: word,
    gameScene: fc.option(word, { nil: undefined }),
    startingStage: fc.integer({ min: 0, max: 9 }),
    unitCode: fc.option(word, { nil: undefined }),
    requireLogin: fc.boolean(),
    playTime: fc.integer({ min: 10, max: 7200 }),
    more: fc.dictionary(
      word.filter((key) => !known.includes(key) && key !== '__proto__'),
      word,
      { noNullPrototype: true },
    ),
  })
  .map(
    ({ gameScene, unitCode, ...rest }) =>
      ({
        ...rest,
        ...(gameScene === undefined ? {} : { gameScene }),
        ...(unitCode === undefined ? {} : { unitCode }),
      }) as GameRoute,
  )

describe('routes of games', () => {
  it('are read as they were written, with keys that nobody knows [L-025]', () => {
    fc.assert(
      fc.property(route, (one) => {
        expect(readGameRoute(writeGameRoute(one))).toEqual(one)
      }),
    )
  })

  it('are written as lines of keys and values [L-025]', () => {
    expect(
      writeGameRoute({
        action: 'load',
        contestType: 'car_race',
        gameScene: 'carracescene5',
        startingStage: 0,
        unitCode: 'unit_1',
        requireLogin: true,
        playTime: 300,
        more: { mini_game: 'gem_solver' },
      }),
    ).toBe(
      'format:kvp/action:load/play_time:300/require_login:true/contest_type:car_race/unit_code:unit_1/game_scene:carracescene5/starting_stage:0/mini_game:gem_solver',
    )
  })

  it('are read by their places, counted from 0 or from 1 [L-027]', () => {
    const expected = {
      action: 'load',
      contestType: 'car_race',
      gameScene: 'carracescene2',
      startingStage: 3,
      unitCode: 'unit_9',
      requireLogin: true,
      playTime: 120,
      more: {},
    }
    expect(readGameRoute('play/x/car_race/carracescene2/3/y/unit_9/true/120')).toEqual(expected)
    expect(readGameRoute('x/car_race/carracescene2/3/y/unit_9/true/120')).toEqual(expected)
  })

  it('name no game when the type is missing, and hold numbers within their limits', () => {
    expect(readGameRoute('')).toBeNull()
    expect(readGameRoute('format:kvp/action:load')).toBeNull()
    expect(readGameRoute('format:kvp/contest_type:car_race/play_time:999999/starting_stage:44')).toMatchObject({
      playTime: 7200,
      startingStage: 9,
    })
    expect(readGameRoute('format:kvp/contest_type:car_race/play_time:-5/unit_code:%E0%A4%A')).toMatchObject({
      playTime: 300,
      unitCode: '%E0%A4%A',
    })
  })
})
