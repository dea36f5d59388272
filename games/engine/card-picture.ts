import { findDeclaredGame } from '../declared-games.ts'
import { loadGame } from '../load-game.ts'
import { beginRun } from '../simulation/run.ts'
import { CanvasView } from '../stage/canvas-view.ts'
import { loadSprites } from '../stage/load-sprites.ts'
import { ticksPerSecond } from './game-definition.ts'

/**
 * Draws a scene of a game as it stands before the first move, into a canvas of twice its height: always the same picture for the
 * same game, scene and level. Rejects with a RangeError for a type or scene that is none.
 */
export async function drawCard(canvas: HTMLCanvasElement, type: string, scene: string, level: number): Promise<void> {
  const declared = findDeclaredGame(type)
  const place = declared?.scenes.findIndex(({ code }) => code === scene) ?? -1
  const context = canvas.getContext('2d', { alpha: false })
  if (declared === undefined || place < 0 || context === null) throw new RangeError(`there is no scene ${scene} of ${type}`)
  const [game, sprites] = await Promise.all([loadGame(declared.contestType), loadSprites(declared.family)])
  const makeCanvas = (width: number, height: number): HTMLCanvasElement =>
    Object.assign(canvas.ownerDocument.createElement('canvas'), { width, height })
  const view = new CanvasView({ context, makeCanvas, outline: (data: string) => new Path2D(data) }, sprites, 1)
  view.resize(canvas.width, canvas.height)
  view.reducedMotion = true
  const playTicks = declared.maxPlayTimeSeconds * ticksPerSecond
  const hardness = game.hardness[place]?.[level] ?? 0
  const run = beginRun(game, { scene: place, level, playTicks, boosters: [], calm: true, hardness }, level + 1)
  view.frame(0, () => game.view(view, run.game, 0))
}
