import type { Biome } from '../../../art/biomes.ts'
import { drawNumber } from '../../../art/number-words.ts'
import { drawFriend, drawLimbs } from '../../../art/friends.ts'
import { drawBackdrop } from '../../../art/scenery.ts'
import type { Pen, View } from '../../../art/view.ts'
import { world } from '../../../engine/game-definition.ts'
import { pieceButtonX, stackTop, thicknessOf, yard, type BigStacksState } from './big-stacks-state.ts'
import { pieceSets } from './piece-sets.ts'

interface YardLook {
  readonly biome: Biome
  readonly ground: readonly [string, string]
  readonly crane: readonly [light: string, dark: string]
  /** Colors of the pieces, the largest first. */
  readonly pieces: readonly (readonly [light: string, dark: string])[]
  readonly round: boolean
}

const plain = [
  ['#f36d77', '#c8434e'],
  ['#7990f4', '#4f66cf'],
  ['#4fcaa2', '#2b9c78'],
  ['#fbc531', '#cc960d'],
] as const

const looks: readonly YardLook[] = [
  {
    biome: 'coast',
    ground: ['#c9b48a', '#a38f66'],
    crane: ['#fbc024', '#c98a06'],
    pieces: [
      ['#e4e7f2', '#aab0c6'],
      ['#d5dae9', '#9aa1ba'],
      ['#c8ccdb', '#8e94ab'],
      ['#e9a06a', '#b96f3b'],
    ],
    round: true,
  },
  { biome: 'night-city', ground: ['#3a3878', '#24225a'], crane: ['#ff5fb0', '#c02f7c'], pieces: plain, round: false },
  { biome: 'meadow', ground: ['#8ed48f', '#5fb66a'], crane: ['#ef5a4c', '#b93328'], pieces: plain, round: false },
  { biome: 'snow', ground: ['#eef6ff', '#c3d9f3'], crane: ['#3b8df0', '#2566c4'], pieces: plain, round: false },
  { biome: 'desert', ground: ['#f2c582', '#d99f52'], crane: ['#12a58a', '#0a7d6c'], pieces: plain, round: false },
]

const horizon = 288
const ink = '#1a1a38'

/** Draws a yard: land, crane, the stack and its total, the pieces to choose from, and what is built. */
export function viewBigStacks(view: View, state: BigStacksState): void {
  const look = looks[state.scene] ?? looks[0]!
  const kinds = pieceSets[state.scene]?.pieces.length ?? 3
  drawBackdrop(view, look.biome, horizon, 0)
  view.rect(0, horizon, world.width, world.height - horizon, {
    from: [0, horizon],
    to: [0, world.height],
    stops: [
      [0, look.ground[0]],
      [1, look.ground[1]],
    ],
  })
  drawPlatform(view)
  drawStack(view, state, look, kinds)
  drawCrane(view, state, look, kinds)
  drawSign(view, state)
  drawWorker(view, state)
  drawGoal(view, state)
  if (state.energy >= state.cost && state.sinceDone > 70) drawButtons(view, state, look, kinds)
  if (state.sinceDone < 70) drawWords(view, 'Exactly right!', '#0f7d6e', state.sinceDone)
  else if (state.sinceTopple < 60) drawWords(view, 'Too high!', '#a8371d', state.sinceTopple)
  else if (state.sinceAnswer < 60)
    drawWords(view, state.wasRight ? 'Right!' : 'Not yet', state.wasRight ? '#0f7d6e' : '#a8371d', state.sinceAnswer)
}

function drawPlatform(view: View): void {
  view.ellipse(yard.stackX, yard.ground + 8, 104, 12, 'rgba(16,18,60,0.25)')
  view.roundRect(yard.stackX - 92, yard.ground, 184, 12, 6, '#6a6c8e')
  view.roundRect(yard.stackX - 92, yard.ground, 184, 5, 2.5, '#9496b8')
}

function drawPiece(
  pen: Pen,
  look: YardLook,
  scene: number,
  piece: number,
  x: number,
  bottom: number,
  kinds: number,
): void {
  const [light, dark] = look.pieces[piece] ?? look.pieces[0]!
  const high = thicknessOf(piece, kinds)
  const wide = look.round ? 84 + (kinds - piece) * 9 : 74 + (kinds - 1 - piece) * 32
  const radius = look.round ? high / 2 : 5
  pen.roundRect(x - wide / 2, bottom - high, wide, high, radius, dark)
  pen.roundRect(x - wide / 2, bottom - high, wide, high - 4, radius, light)
  pen.roundRect(x - wide / 2 + 8, bottom - high + 3, wide - 16, 3, 1.5, 'rgba(255,255,255,0.55)')
  if (look.round) {
    for (let tick = -3; tick <= 3; tick++)
      pen.rect(x + tick * (wide / 8) - 0.75, bottom - 5, 1.5, 4, 'rgba(40,40,70,0.3)')
  }
  const label = pieceSets[scene]?.pieces[piece]?.label ?? ''
  const isFraction = label.includes('/')
  drawNumber(pen, label, x, bottom - high / 2 - (isFraction ? 2 : 0), { size: isFraction ? 15 : 16, color: ink })
}

function drawStack(view: View, state: BigStacksState, look: YardLook, kinds: number): void {
  let bottom: number = yard.ground
  for (const [index, piece] of state.stack.entries()) {
    // Small shifts, as if somebody had laid them by hand.
    drawPiece(view, look, state.scene, piece, yard.stackX + ((index * 7) % 5) - 2, bottom, kinds)
    bottom -= thicknessOf(piece, kinds)
  }
  if (state.sinceTopple < 50) {
    const part = state.sinceTopple / 50
    for (const [index, piece] of state.toppled.entries()) {
      const side = index % 2 === 0 ? 1 : -1
      view.at(
        yard.stackX + side * part * 190,
        bottom - 20 - index * 20 + part * part * 190,
        { turn: side * part * 3, alpha: 1 - part * part },
        () => drawPiece(view, look, state.scene, piece, 0, 10, kinds),
      )
    }
  }
}

function drawCrane(view: View, state: BigStacksState, look: YardLook, kinds: number): void {
  const [light, dark] = look.crane
  const { craneY } = yard
  for (const x of [140, 660]) {
    view.roundRect(x - 7, craneY - 8, 14, yard.ground - craneY + 14, 4, dark)
    view.roundRect(x - 7, craneY - 8, 8, yard.ground - craneY + 14, 4, light)
    view.roundRect(x - 20, yard.ground - 2, 40, 12, 5, dark)
  }
  view.roundRect(120, craneY - 14, 560, 16, 6, dark)
  view.roundRect(120, craneY - 14, 560, 9, 4, light)
  for (let x = 150; x < 650; x += 26) {
    view.line(
      [
        [x, craneY],
        [x + 13, craneY - 12],
        [x + 26, craneY],
      ],
      2.4,
      dark,
    )
  }
  const sway = view.reducedMotion || state.falling !== null ? 0 : Math.sin(view.seconds * 1.8) * 5
  const hookY = craneY + 46
  view.roundRect(yard.stackX - 26, craneY - 8, 52, 18, 6, ink)
  view.line(
    [
      [yard.stackX - 10, craneY + 8],
      [yard.stackX + sway, hookY],
    ],
    2,
    ink,
  )
  view.line(
    [
      [yard.stackX + 10, craneY + 8],
      [yard.stackX + sway, hookY],
    ],
    2,
    ink,
  )
  view.path(`M${yard.stackX + sway - 22} ${hookY + 4}l22-10 22 10v6h-44Z`, dark)
  if (state.falling !== null) {
    drawPiece(
      view,
      look,
      state.scene,
      state.falling.piece,
      yard.stackX,
      Math.min(state.falling.y, stackTop(state, kinds)),
      kinds,
    )
  } else if (state.energy >= state.cost && state.sinceDone > 70) {
    drawPiece(
      view,
      look,
      state.scene,
      state.chosen,
      yard.stackX + sway,
      hookY + 10 + thicknessOf(state.chosen, kinds),
      kinds,
    )
  }
}

/** The board with the total to build and what the stack has. */
function drawSign(view: View, state: BigStacksState): void {
  const set = pieceSets[state.scene] ?? pieceSets[0]!
  const x = 232
  view.roundRect(x - 6, 200, 12, 138, 4, '#8a5a3c')
  view.roundRect(x - 76, 116, 152, 106, 16, 'rgba(16,18,60,0.25)')
  view.roundRect(x - 76, 112, 152, 106, 16, '#ffffff')
  view.roundRect(x - 76, 112, 152, 32, 16, '#304de0')
  view.rect(x - 76, 130, 152, 14, '#304de0')
  view.text('Build', x, 129, { size: 17, color: '#fff' })
  const words = set.write(state.total)
  drawNumber(view, words, x, 167, { size: words.includes('/') ? 25 : words.length > 7 ? 23 : 32, color: ink })
  const isOver = state.sinceTopple < 50
  view.roundRect(x - 62, 190, 124, 20, 10, '#e9ebfa')
  const part = Math.min(1, state.sum / state.total)
  if (part > 0) view.roundRect(x - 62, 190, Math.max(20, 124 * part), 20, 10, isOver ? '#f3a28f' : '#fbc024')
  view.text(set.write(state.sum), x, 201, { size: 14, color: ink })
}

function drawWorker(view: View, state: BigStacksState): void {
  const x = 566
  const isGlad = state.sinceDone < 70 || (state.sinceAnswer < 70 && state.wasRight)
  const hop = isGlad && !view.reducedMotion ? Math.abs(Math.sin(view.seconds * 8)) * 12 : 0
  view.ellipse(x, yard.ground + 10, 32, 7, 'rgba(16,32,58,0.2)')
  drawLimbs(view, x, 278 - hop, 64, 0)
  drawFriend(
    view,
    'hexagon',
    x,
    278 - hop,
    64,
    state.sinceTopple < 60 ? 'sad' : isGlad ? 'wow' : 'glad',
    Math.floor(view.seconds * 4) % 18 === 0,
  )
  // A helmet.
  view.path(`M${x - 30} ${256 - hop}q2-28 30-28t30 28Z`, '#fbc024')
  view.roundRect(x - 36, 253 - hop, 72, 7, 3.5, '#d99a10')
  view.roundRect(x - 5, 228 - hop, 10, 26, 5, '#ffd96b')
}

/** The stacks of the run as cells. */
function drawGoal(view: View, state: BigStacksState): void {
  view.roundRect(266, 12, 268, 30, 15, 'rgba(20, 22, 66, 0.82)')
  for (let index = 0; index < state.goal; index++) {
    view.at(290 + index * 31.5, 27, {}, () => {
      view.path('M0-10 9-5V5L0 10-9 5V-5Z', index < state.done ? '#fbc024' : 'rgba(255,255,255,0.2)')
      if (index < state.done) view.strokePath('M-4 0-1 3 5-4', 2.4, '#7a5200')
    })
  }
}

function drawButtons(view: View, state: BigStacksState, look: YardLook, kinds: number): void {
  for (let piece = 0; piece < kinds; piece++) {
    const x = pieceButtonX(piece, kinds)
    const isChosen = piece === state.chosen
    view.roundRect(x - 55, yard.pieceY - 25, 110, 52, 16, isChosen ? '#fbc024' : 'rgba(16,18,60,0.25)')
    view.roundRect(x - 51, yard.pieceY - 22, 102, 44, 13, '#ffffff')
    view.at(x, yard.pieceY, { scaleX: 0.72, scaleY: 0.9 }, () =>
      drawPiece(view, look, state.scene, piece, 0, thicknessOf(piece, kinds) / 2, kinds),
    )
  }
}

function drawWords(view: View, words: string, rim: string, since: number): void {
  const rise = view.reducedMotion ? 0 : Math.min(1, since / 30) * 14
  view.text(words, yard.stackX, 172 - rise, { size: 32, color: '#fff', rim })
}
