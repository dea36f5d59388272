import { describe, expect, it, vi } from 'vitest'
import { EngineLink, readEngineState } from './engine-link.ts'
import { GameHost } from './game-host.ts'
import { EngineOfTests } from './engine-trial.ts'

const comfort = { calm: false, reducedMotion: false, volume: 0.6 }
const race = 'format:kvp/action:load/contest_type:car_race/game_scene:carracescene5/starting_stage:0'
const pairs = 'format:kvp/action:load/contest_type:concentration/game_scene:concentrationscene1/starting_stage:0'
const place = () => ({ canvas: document.createElement('canvas'), layer: document.createElement('div') })

async function opened(link: EngineLink): Promise<EngineOfTests> {
  const engine = new EngineOfTests()
  await link.open(async () => engine, place(), { host: new GameHost(() => 0), comfort })
  return engine
}

describe('what the engine says', () => {
  it('comes as JSON, of which empty and null members are dropped [L-127] [L-175] [L-236]', () => {
    const json = '{"gameEngineState":"game_engine_loaded","isHost":false,"contestId":"","place":null,"score":0}'
    expect(readEngineState(json)).toEqual({ gameEngineState: 'game_engine_loaded', isHost: false, score: 0 })
    expect([readEngineState('{'), readEngineState('3'), readEngineState('null')]).toEqual([null, null, null])
  })

  it('is followed as it changes, and is forgotten when the page is left [L-171]', async () => {
    const link = new EngineLink()
    const told = vi.fn()
    link.subscribe(told)
    const engine = await opened(link)
    expect(link.state).toMatchObject({ gameEngineState: 'game_engine_loaded' })
    engine.say({ score: 70 })
    expect(link.state).toMatchObject({ score: 70 })
    told.mockClear()
    link.close()
    expect(told).toHaveBeenCalledOnce()
    expect([link.state, engine.isUnloaded]).toEqual([null, true])
  })
})

describe('what is said to the engine', () => {
  it('waits until it has loaded, in order [L-170] [L-235]', async () => {
    const link = new EngineLink()
    link.send('setGameEngineRoute', race)
    link.send('setCapture', 'false')
    const engine = await opened(link)
    expect(engine.messages).toEqual([
      ['setGameEngineRoute', race],
      ['setCapture', 'false'],
    ])
    link.send('requestGameEngineState')
    expect(engine.messages.at(-1)).toEqual(['requestGameEngineState', undefined])
  })

  it('is forgotten when another type of game is wanted meanwhile [L-170]', async () => {
    const link = new EngineLink()
    link.send('setGameEngineRoute', race)
    link.send('setCapture', 'false')
    link.send('setGameEngineRoute', pairs)
    const engine = await opened(link)
    expect(engine.messages).toEqual([['setGameEngineRoute', pairs]])
  })

  it('never reaches an engine that comes after the page was left', async () => {
    const link = new EngineLink()
    link.send('setGameEngineRoute', race)
    link.close()
    const engine = await opened(link)
    expect(engine.messages).toEqual([])
  })
})
