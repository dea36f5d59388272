import { findDeclaredGame } from '../declared-games.ts'
import { loadGame, type AnyGame } from '../load-game.ts'
import { beginRun, nothing, stepRun, type Run } from '../simulation/run.ts'
import { CanvasView } from '../stage/canvas-view.ts'
import { loadSprites } from '../stage/load-sprites.ts'
import { ticksPerSecond } from './game-definition.ts'

/** Right answers that the run of a picture has behind it, and ticks after the next question came. */
const answersBefore = 5
const ticksAfter = 70

/**
 * Draws the picture of a game's card on a canvas, at the size that the canvas has: a moment of a run in which some answers
 * were right, the same for the same scene and level. Does nothing for a type that has no game.
 */
export async function drawCard(canvas: HTMLCanvasElement, type: string, scene: string, level: number): Promise<void> {
  const declared = findDeclaredGame(type)
  const context = canvas.getContext('2d')
  if (declared === undefined || context === null) return
  const [game, sprites] = await Promise.all([loadGame(declared.contestType), loadSprites(declared.family)])
  const index = Math.max(
    0,
    declared.scenes.findIndex(({ code }) => code === scene),
  )
  const hardness = game.hardness[index]?.[level] ?? 0
  const config = { scene: index, level, playTicks: 18_000, boosters: [], calm: false, hardness }
  const run = beginRun(game, config, level + 1)
  playToPicture(game, run)
  const view = new CanvasView(
    {
      context,
      makeCanvas: (width, height) => Object.assign(canvas.ownerDocument.createElement('canvas'), { width, height }),
      outline: (data) => new Path2D(data),
    },
    sprites,
    1,
  )
  view.reducedMotion = true
  view.resize(canvas.width, canvas.height)
  view.frame(run.tick / ticksPerSecond, () => game.view(view, run.game, 0))
}

/** Answers some questions rightly, as fast as the game allows, and lets the next one open. */
function playToPicture(game: AnyGame, run: Run<unknown>): void {
  for (let tick = 0; tick < 6000 && !run.done; tick++) {
    const { gate } = run
    if (gate.correct === answersBefore && gate.phase === 'open') break
    const opens = gate.phase === 'asking' && game.ready(run.game)
    stepRun(game, run, {
      ...nothing,
      opened: opens ? 4 : null,
      picked: gate.phase === 'open' ? 1 : null,
      judged: gate.phase === 'judging' ? { correct: true, credit: 5 } : null,
    })
  }
  for (let tick = 0; tick < ticksAfter; tick++) stepRun(game, run, nothing)
}
