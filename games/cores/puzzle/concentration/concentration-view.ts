import { drawFriend, drawLimbs } from '../../../art/friends.ts'
import type { Biome } from '../../../art/biomes.ts'
import { drawBackdrop } from '../../../art/scenery.ts'
import type { Pen, View } from '../../../art/view.ts'
import { world } from '../../../engine/game-definition.ts'
import { cardBox, type Card } from './card-board.ts'
import { facePairs } from './card-faces.ts'
import type { ConcentrationState } from './concentration-state.ts'
import { drawFace } from './draw-face.ts'

interface SceneLook {
  readonly biome: Biome
  readonly back: readonly [light: string, dark: string]
  readonly mark: string
  readonly ground: readonly [string, string]
}

const looks: readonly SceneLook[] = [
  { biome: 'meadow', back: ['#ff8a5c', '#e0603a'], mark: '#ffb596', ground: ['#6fc47c', '#4aa85e'] },
  { biome: 'jungle', back: ['#12a58a', '#0a7d6c'], mark: '#5fd1b8', ground: ['#2f8a58', '#1f6b45'] },
  { biome: 'coast', back: ['#3b8df0', '#2566c4'], mark: '#8cc0fb', ground: ['#fbe0a0', '#efc878'] },
  { biome: 'snow', back: ['#7a68e8', '#5443bd'], mark: '#b4a8fa', ground: ['#eef6ff', '#cfe2f7'] },
  { biome: 'space', back: ['#c04fd0', '#8b2f9e'], mark: '#e59af0', ground: ['#2c2270', '#1b1550'] },
]

const horizon = 236
const cornerOf = 10
/** After so many looks a card shows a little of itself. */
const helpAfter = 3

/** Draws a board: the land, the lanterns to light, the cards, and what there is to do. */
export function viewConcentration(view: View, state: ConcentrationState): void {
  const look = looks[state.scene] ?? looks[0]!
  drawBackdrop(view, look.biome, horizon, 0)
  view.rect(0, horizon, world.width, world.height - horizon, {
    from: [0, horizon],
    to: [0, world.height],
    stops: [
      [0, look.ground[0]],
      [1, look.ground[1]],
    ],
  })
  drawWatchers(view, state)
  drawLanterns(view, state)
  for (const [index, card] of state.cards.entries()) drawCard(view, state, look, card, index)
  if (state.isTurn) drawBanner(view, taskOf(state))
  else if (state.sinceAnswer < 70) drawBanner(view, state.wasRight ? 'Right!' : 'Not yet')
}

function taskOf(state: ConcentrationState): string {
  if (state.open.length < 2) return state.open.length === 0 ? 'Turn two cards' : 'Turn one more'
  const [one, other] = state.open.map((index) => state.cards[index]?.pair)
  return one === other ? 'A pair!' : 'Not a pair yet'
}

/** Two friends beside the board, who are glad of every pair. */
function drawWatchers(view: View, state: ConcentrationState): void {
  const isGlad = state.chain > 0 || (state.sinceAnswer < 90 && state.wasRight)
  for (const [index, friend] of (['hexagon', 'square'] as const).entries()) {
    const x = index === 0 ? 66 : 734
    const hop = isGlad && !view.reducedMotion ? Math.abs(Math.sin(view.seconds * 6 + index)) * 8 : 0
    view.ellipse(x, 326, 30, 7, 'rgba(16,32,58,0.2)')
    drawLimbs(view, x, 280 - hop, 62, 0)
    drawFriend(
      view,
      friend,
      x,
      280 - hop,
      62,
      isGlad ? 'wow' : 'glad',
      Math.floor(view.seconds * 4 + index * 5) % 18 === 0,
    )
  }
}

function drawCard(view: View, state: ConcentrationState, look: SceneLook, card: Card, index: number): void {
  const box = cardBox(index, state.level)
  const { x, y } = placeOf(state, index, box)
  const isUp = card.turned > 0.5
  const flat = Math.max(0.04, Math.abs(card.turned * 2 - 1))
  const isCursor = state.isTurn && index === state.cursor
  const { width, height } = box
  view.roundRect(x - width / 2 + 2, y - height / 2 + 4, width - 4, height, cornerOf, 'rgba(10,12,50,0.25)')
  if (isCursor) view.roundRect(x - width / 2 - 4, y - height / 2 - 4, width + 8, height + 8, cornerOf + 4, '#fbc024')
  const lift = card.isFound ? 0.62 : 1
  view.at(x, y, { scaleX: flat, alpha: lift }, () => {
    if (isUp) {
      view.roundRect(-width / 2, -height / 2, width, height, cornerOf, card.isFound ? '#4fcaa2' : '#c9cdf2')
      view.roundRect(-width / 2, -height / 2, width, height - 4, cornerOf, card.isFound ? '#d9f7ea' : '#ffffff')
      const face = facePairs[state.scene]?.[card.pair]?.[card.side]
      if (face !== undefined) drawFace(view, face, width, height - 6)
    } else drawBack(view, look, width, height)
  })
  if (isUp || card.isFound) return
  if (card.seen >= helpAfter) drawGlimpse(view, state, card, x + width / 2 - 15, y + height / 2 - 14)
  if (state.scene === 4 && hasOpenPartner(state, card)) drawTwinkle(view, x, y)
}

function placeOf(state: ConcentrationState, index: number, box: { x: number; y: number }): { x: number; y: number } {
  const { swapped } = state
  if (swapped === null || (index !== swapped.one && index !== swapped.other)) return box
  const from = cardBox(index === swapped.one ? swapped.other : swapped.one, state.level)
  const part = swapped.ticks / 45
  return { x: box.x + (from.x - box.x) * part, y: box.y + (from.y - box.y) * part }
}

function drawBack(pen: Pen, look: SceneLook, width: number, height: number): void {
  pen.roundRect(-width / 2, -height / 2, width, height, cornerOf, look.back[1])
  pen.roundRect(-width / 2, -height / 2, width, height - 4, cornerOf, look.back[0])
  const cell = Math.min(11, height * 0.17)
  for (const [column, row] of [
    [0, 0],
    [-1, 0],
    [1, 0],
    [-0.5, -0.87],
    [0.5, -0.87],
    [-0.5, 0.87],
    [0.5, 0.87],
  ] as const) {
    pen.at(column * cell * 1.85, row * cell * 1.85 - 2, { scaleX: cell / 8, scaleY: cell / 8 }, () =>
      pen.path('M0-8 7-4V4L0 8-7 4V-4Z', column === 0 && row === 0 ? '#ffe9a6' : look.mark),
    )
  }
}

/** A small picture of the face in the corner of a card that was seen often. */
function drawGlimpse(view: View, state: ConcentrationState, card: Card, x: number, y: number): void {
  const face = facePairs[state.scene]?.[card.pair]?.[card.side]
  if (face === undefined) return
  view.circle(x, y, 14, '#ffffff')
  view.at(x, y, { scaleX: 0.36, scaleY: 0.36 }, () => drawFace(view, face, 70, 56))
}

function hasOpenPartner(state: ConcentrationState, card: Card): boolean {
  const first = state.cards[state.open[0] ?? -1]
  return first !== undefined && state.open.length === 1 && first !== card && first.pair === card.pair && card.seen > 0
}

function drawTwinkle(view: View, x: number, y: number): void {
  const size = view.reducedMotion ? 1 : 0.8 + Math.sin(view.seconds * 6) * 0.25
  view.at(x, y, { scaleX: size, scaleY: size }, () =>
    view.path('M0-14C2-3 3-2 14 0 3 2 2 3 0 14-2 3-3 2-14 0-3-2-2-3 0-14Z', '#fff7cf'),
  )
}

/** The lanterns of the goal on a string, lit for each pair. */
function drawLanterns(view: View, state: ConcentrationState): void {
  const wide = 290
  const left = 400 - wide / 2
  view.roundRect(left - 16, 12, wide + 32, 30, 15, 'rgba(20, 22, 66, 0.82)')
  const step = wide / state.goal
  for (let index = 0; index < state.goal; index++) {
    const [x, y] = [left + (index + 0.5) * step, 27]
    const isLit = index < state.found
    const size = Math.min(1, step / 19)
    if (isLit) view.circle(x, y, 13 * size, 'rgba(255,200,60,0.3)')
    view.at(x, y, { scaleX: size, scaleY: size }, () => {
      view.path('M0-9 8-4.5V4.5L0 9-8 4.5V-4.5Z', isLit ? '#fbc024' : 'rgba(255,255,255,0.2)')
      if (isLit) view.path('M0-6C3-2 4 0 4 2A4 4 0 0 1-4 2C-4 0-2-2 0-6Z', '#fff3c4')
    })
  }
}

function drawBanner(view: View, words: string): void {
  const wide = 40 + words.length * 12
  view.roundRect(400 - wide / 2, 344, wide, 44, 22, 'rgba(20, 22, 66, 0.88)')
  view.text(words, 400, 367, { size: 22, color: '#fff' })
}
