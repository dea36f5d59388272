import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spritesOfFamily } from '../build/emoji-plugin.ts'
import { declaredGames, gameTypes } from '../declared-games.ts'
import { world } from '../engine/game-definition.ts'
import { configOf } from '../harness/bars.ts'
import { playRun } from '../harness/play-run.ts'
import { loadGame } from '../load-game.ts'
import { beginRun } from '../simulation/run.ts'
import { drawEnding } from '../art/ending.ts'
import { CanvasView, fitWorld } from './canvas-view.ts'
import { recordContext, type Recording } from './recording-context-of-tests.ts'

/** Small pictures that are live on a frame at most. */
const mostSprites = 150

function viewOf(sprites: ConstructorParameters<typeof CanvasView>[1]): {
  view: CanvasView
  all: Recording[]
  main: Recording
} {
  const main = recordContext()
  const all = [main]
  const makeCanvas = (): HTMLCanvasElement => {
    const made = recordContext()
    all.push(made)
    return { getContext: () => made.context } as unknown as HTMLCanvasElement
  }
  const view = new CanvasView(
    { context: main.context, makeCanvas, outline: (data) => data as unknown as Path2D },
    sprites,
    1,
  )
  view.resize(1600, 800)
  return { view, all, main }
}

describe('the world on a screen', () => {
  it('always shows the middle, and never more than there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.double({ min: 0.7, max: 2, noNaN: true }),
        (height, proportion) => {
          const width = height * proportion
          const { scale, x, y } = fitWorld(width, height)
          expect(x + world.playLeft * scale).toBeGreaterThanOrEqual(-0.001)
          expect(x + world.playRight * scale).toBeLessThanOrEqual(width + 0.001)
          expect(y).toBeGreaterThanOrEqual(-0.001)
          expect(scale * world.height).toBeLessThanOrEqual(height + 0.001)
        },
      ),
    )
  })

  it('fills a screen of two to one', () => {
    expect(fitWorld(1600, 800)).toEqual({ scale: 2, x: 0, y: 0 })
  })
})

describe.each(gameTypes)('the view of %s', (type) => {
  it('draws every scene from start to end with pictures that are packed, and leaves the state alone', async () => {
    const game = await loadGame(type)
    const { family } = declaredGames.find((one) => one.contestType === type)!
    const listed = spritesOfFamily(family)
    const asked = new Set<string>()
    const sprites = new Proxy(listed, {
      get: (target, name) => {
        asked.add(String(name))
        return target[String(name)]
      },
    })
    for (let scene = 0; scene < 5; scene++) {
      const { view, all, main } = viewOf(sprites)
      view.reducedMotion = scene % 2 === 1
      const draw = (state: unknown): void => {
        const before = JSON.stringify(state)
        main.calls.length = 0
        view.frame(3, () => game.view(view, state, 0.5))
        expect(JSON.stringify(state)).toBe(before)
        expect(main.calls.filter(({ name }) => name === 'drawImage').length).toBeLessThanOrEqual(mostSprites)
        expect(all.map((one) => one.depth())).toEqual(all.map(() => 0))
        const numbers = main.calls.flatMap(({ values }) => values.filter((value) => typeof value === 'number'))
        expect(numbers.every((value) => Number.isFinite(value))).toBe(true)
      }
      const config = { ...configOf(game, scene, scene * 2), playTicks: 3600 }
      draw(beginRun(game, config, 5).game)
      playRun(game, config, 5, { right: 0.7, thinks: 1, motor: 0.8 }, (run) => {
        if (run.tick % 97 === 0) draw(run.game)
      })
    }
    // Land is shared: what only other games show on it is not packed for this one.
    const drawn = [...asked].filter((name) => name in listed)
    expect(drawn.length).toBeGreaterThan(4)
  })
})

describe('the end of a run', () => {
  it.each([true, false])('is drawn when the goal is met: %s', (win) => {
    const { view, main } = viewOf({})
    view.frame(1, () => drawEnding(view, { win, correct: 1, since: 1 }))
    const words = main.calls.filter(({ name }) => name === 'fillText').map(({ values }) => values[0])
    expect(words).toEqual([win ? 'You did it!' : 'Good run!', '1 right answer'])
  })
})
