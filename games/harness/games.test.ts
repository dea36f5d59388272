import { describe, expect, it } from 'vitest'
import { declaredGames, findDeclaredGame, gameTypes } from '../declared-games.ts'
import { loadGame } from '../load-game.ts'
import { chanceOf, nextBelow, nextFraction } from '../simulation/chance.ts'
import { digestOf } from '../simulation/digest.ts'
import { beginRun, nothing, standOf, stepRun, type Run, type RunInput } from '../simulation/run.ts'
import type { Action } from '../engine/game-definition.ts'
import { barFaults, barOf, boostersOfBar, configOf, playBars, playMany } from './bars.ts'
import { playRun } from './play-run.ts'

const runs = 16
const everyAction: readonly Action[] = ['left', 'right', 'up', 'down', 'act']

/** Anything that could come from outside, in any order. */
function anyInput(chance: { seed: number }): RunInput {
  const some = everyAction.filter(() => nextFraction(chance) < 0.2)
  return {
    held: some,
    pressed: some,
    picked: nextFraction(chance) < 0.1 ? nextBelow(chance, 8) - 1 : null,
    pointer: nextFraction(chance) < 0.1 ? { x: nextBelow(chance, 900) - 50, y: nextBelow(chance, 500) - 50 } : null,
    opened: nextFraction(chance) < 0.1 ? nextBelow(chance, 7) : null,
    dropped: nextFraction(chance) < 0.02 ? [nextBelow(chance, 4)] : [],
    judged: nextFraction(chance) < 0.1 ? { correct: nextFraction(chance) < 0.5, credit: 5 } : null,
    reopened: nextFraction(chance) < 0.01,
    ended: false,
  }
}

describe('declared games', () => {
  it('are one for each type, with five scenes that are named as routes spell them [L-079]', () => {
    expect(declaredGames.map((game) => game.contestType)).toEqual([...gameTypes])
    for (const game of declaredGames) {
      const stem = game.contestType.replaceAll('_', '')
      expect(game.scenes.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5].map((number) => `${stem}scene${number}`))
      expect(new Set(game.scenes.map(({ twist }) => twist)).size).toBe(5)
      expect(game.tutorial.length).toBeGreaterThan(1)
    }
    expect(findDeclaredGame('no_game')).toBeUndefined()
  })
})

describe.each(gameTypes)('%s', (type) => {
  it('has a hardness for five scenes and ten levels', async () => {
    const game = await loadGame(type)
    expect(game.type).toBe(type)
    expect(game.hardness.map((row) => row.length)).toEqual([10, 10, 10, 10, 10])
  })

  it('is won by who knows, and not by who clicks or only moves', async () => {
    const game = await loadGame(type)
    const boosters = boostersOfBar(type)
    const faults = [0, 5, 9].flatMap((level, scene) =>
      barFaults(playBars(game, scene, level, runs, boosters), level).map((fault) => `level ${level}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('scores more the more answers are right, and has time for twenty questions', async () => {
    const game = await loadGame(type)
    const config = configOf(game, 0, 3)
    const scores = [0.2, 0.4, 0.6, 0.8, 1].map((right) => {
      const played = playMany(game, config, { right, thinks: 6, motor: 0.8 }, runs)
      return played.reduce((sum, one) => sum + one.score, 0) / runs
    })
    expect([...scores].sort((one, other) => one - other)).toEqual(scores)
    expect(new Set(scores).size).toBe(5)
    expect(barOf(game, config, 'B1', runs).answers).toBeGreaterThanOrEqual(20)
  })

  it('bears any input, and goes on from a saved state as if nothing had been', async () => {
    const game = await loadGame(type)
    for (let seed = 1; seed <= 6; seed++) {
      const config = { ...configOf(game, seed % 5, seed), playTicks: 2400, calm: seed % 2 === 0 }
      const run = beginRun(game, config, seed)
      let saved: Run<unknown> = structuredClone(run)
      const chance = chanceOf(seed)
      const saveAt = nextBelow(chance, 2000)
      for (let tick = 0; tick < 2400; tick++) {
        const input = anyInput(chance)
        stepRun(game, run, input)
        stepRun(game, saved, input)
        if (tick === saveAt) saved = JSON.parse(JSON.stringify(saved)) as Run<unknown>
      }
      expect(digestOf(saved)).toBe(digestOf(run))
      expect(JSON.stringify(run.game)).not.toMatch(/NaN|Infinity/)
      const stand = standOf(game, run)
      expect(Number.isFinite(stand.score + stand.progress)).toBe(true)
      // JSON writes what is no number as null.
      expect(JSON.stringify(stand)).not.toContain('null')
      expect(game.mirror(run.game).join(' ')).not.toMatch(/undefined|NaN/)
    }
  })

  it('is the same run again with the same seed and inputs', async () => {
    const game = await loadGame(type)
    const log: RunInput[] = []
    const config = configOf(game, 1, 4)
    let first = ''
    playRun(game, config, 7, { right: 0.8, thinks: 4, motor: 0.9 }, (run, input) => {
      log.push(structuredClone(input))
      first = digestOf(run)
    })
    const again = beginRun(game, config, 7)
    for (const input of log.slice(0, -1)) stepRun(game, again, input)
    expect(digestOf(again)).toBe(first)
    expect(log.some((input) => input.judged !== null)).toBe(true)
  })

  it('ends by its time when nobody does anything', async () => {
    const game = await loadGame(type)
    const run = beginRun(game, { ...configOf(game, 0, 0), playTicks: 600 }, 1)
    for (let tick = 0; tick < 700; tick++) stepRun(game, run, nothing)
    expect(run.done).toBe(true)
    expect(run.tick).toBe(600)
  })
})
