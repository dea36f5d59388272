import { readGameRoute } from '@polyhex/games/engine/route'
import { describe, expect, it } from 'vitest'
import { playAddress, routeOfAddress, routeText, targetOfRoute } from './game-address.ts'
import { gamesAboutSubject, practiceOfSubject, readSubject } from './game-subject.ts'

const wanted = { contestType: 'car_race', gameScene: 'carracescene5', startingStage: 3 }

describe('what games are about', () => {
  it('is a topic level, a unit, a theme or a grade of the query [L-024]', () => {
    expect(readSubject({ unit: 'g3_x', theme: 'algebra', grade: '7' })).toEqual({
      unit: 'g3_x',
      theme: 'algebra',
      grade: 7,
    })
    expect(readSubject({ grade: 12, topic: 'coin_math/2' })).toEqual({ grade: 12, topic: 'coin_math/2' })
    expect(readSubject({ grade: 13, unit: '', theme: {} })).toEqual({})
    expect(readSubject({ grade: '1e1' })).toEqual({})
  })

  it('leads to games and to practice of the same', () => {
    const found = [{ topic: 'coin_math/2' }, { unit: 'g3_x' }, { theme: 'algebra' }, { grade: 4 }, {}]
    expect(found.map(gamesAboutSubject)).toEqual([
      '/game/?topic=coin_math%2F2',
      '/game/?unit=g3_x',
      '/game/?theme=algebra',
      '/game/?grade=4',
      '/game/',
    ])
    expect(found.map(practiceOfSubject)).toEqual([
      '/math/topics/coin_math/2/practice/',
      '/math/units/g3_x/',
      '/math/themes/algebra/',
      '/math/grades/4/',
      '/math/topics/',
    ])
  })
})

describe('the route of a game', () => {
  it('holds keys and values between slashes, and survives its way through the address [L-023] [L-025]', () => {
    const text = routeText(wanted, { topic: 'coin_math/2' })
    expect(text).toBe(
      'format:kvp/action:load/play_time:300/require_login:true/contest_type:car_race/game_scene:carracescene5/starting_stage:3/topic_code_level:coin_math%2F2',
    )
    const address = new URL(playAddress(text, true), 'https://polyhex.test')
    expect(address.pathname).toBe('/game/play/')
    expect(routeOfAddress(address.search)).toBe(text)
  })

  it('is played on the play page, or without an account on the other one [L-022]', () => {
    const text = routeText({ ...wanted, requireLogin: false }, {})
    expect(playAddress(text, false).startsWith('/game/start-play/?route=format%3Akvp')).toBe(true)
    expect(readGameRoute(text)?.requireLogin).toBe(false)
  })

  it('says to the server what to ask', () => {
    const route = readGameRoute(routeText(wanted, { unit: 'g3_x' }))
    expect(route === null ? null : targetOfRoute(route)).toEqual({
      type: 'game',
      contestType: 'car_race',
      gameScene: 'carracescene5',
      startingStage: 3,
      playTime: 300,
      unitCode: 'g3_x',
    })
    const positions = readGameRoute('game/play/car_race/carracescene2/4//g3_y/true/120')
    expect(positions === null ? null : targetOfRoute(positions)).toMatchObject({
      gameScene: 'carracescene2',
      startingStage: 4,
      unitCode: 'g3_y',
      playTime: 120,
    })
  })

  it('is none where the address names no game', () => {
    expect(routeOfAddress('?route=hello')).toBeNull()
    expect(routeOfAddress('?unit=g3_x')).toBeNull()
  })
})
