import { drawFriend, drawLimbs } from '../../../art/friends.ts'
import type { Biome } from '../../../art/biomes.ts'
import { drawBackdrop } from '../../../art/scenery.ts'
import type { View } from '../../../art/view.ts'
import { world } from '../../../engine/game-definition.ts'
import { lastStage, plotPlace, type PracticeAreaState } from './practice-area-state.ts'

interface GardenLook {
  readonly biome: Biome
  readonly ground: readonly [string, string]
  readonly earth: readonly [light: string, dark: string]
  readonly young: string
  readonly bud: string
  readonly blooms: readonly string[]
  readonly guests: readonly string[]
}

const looks: readonly GardenLook[] = [
  {
    biome: 'meadow',
    ground: ['#8ed48f', '#5fb66a'],
    earth: ['#8a5a3c', '#6c4229'],
    young: 'seedling',
    bud: 'herb',
    blooms: ['sunflower', 'tulip', 'rose', 'blossom'],
    guests: ['butterfly', 'honeybee', 'lady-beetle', 'hedgehog', 'bird', 'snail'],
  },
  {
    biome: 'jungle',
    ground: ['#3e9a63', '#2a7a4c'],
    earth: ['#6b4a2f', '#4f341f'],
    young: 'seedling',
    bud: 'herb',
    blooms: ['pineapple', 'hibiscus', 'banana', 'mango'],
    guests: ['parrot', 'monkey', 'frog', 'butterfly', 'sloth', 'snail'],
  },
  {
    biome: 'desert',
    ground: ['#f4c983', '#dfa355'],
    earth: ['#b9814f', '#9a6538'],
    young: 'seedling',
    bud: 'potted-plant',
    blooms: ['cactus', 'hibiscus', 'palm-tree', 'sunflower'],
    guests: ['lizard', 'camel', 'turtle', 'bird', 'scorpion', 'butterfly'],
  },
  {
    biome: 'snow',
    ground: ['#f2f8ff', '#c9def6'],
    earth: ['#9db7d8', '#7f9cc4'],
    young: 'snowflake',
    bud: 'evergreen-tree',
    blooms: ['christmas-tree', 'snowman', 'mushroom', 'evergreen-tree'],
    guests: ['penguin', 'polar-bear', 'rabbit', 'owl', 'deer', 'bird'],
  },
  {
    biome: 'ocean',
    ground: ['#ecd49a', '#c9a768'],
    earth: ['#caa25f', '#a98046'],
    young: 'herb',
    bud: 'spiral-shell',
    blooms: ['coral', 'spiral-shell', 'lotus', 'coral'],
    guests: ['tropical-fish', 'octopus', 'turtle', 'crab', 'fish', 'dolphin'],
  },
]

const horizon = 206

/** Draws a garden: land, plots with their plants, the gardener, and the guests that came. */
export function viewPracticeArea(view: View, state: PracticeAreaState): void {
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
  drawFence(view, look)
  for (const row of [0, 1]) {
    for (let column = 0; column < 5; column++) drawPlot(view, state, look, row * 5 + column)
    if (Math.floor(state.chosen / 5) === row) drawGardener(view, state)
  }
  drawGuests(view, state, look)
  drawBloom(view, state)
}

function drawFence(view: View, look: GardenLook): void {
  // The sea needs no fence.
  if (look.biome === 'ocean') return
  const color = '#ffffff'
  for (let x = 12; x < world.width; x += 40) {
    view.path(
      `M${x - 5} ${horizon + 8}V${horizon - 18}L${x} ${horizon - 26}L${x + 5} ${horizon - 18}V${horizon + 8}Z`,
      color,
    )
  }
  view.roundRect(0, horizon - 12, world.width, 6, 3, color)
  view.roundRect(0, horizon - 1, world.width, 6, 3, color)
}

function drawPlot(view: View, state: PracticeAreaState, look: GardenLook, index: number): void {
  const plot = state.plots[index]
  if (plot === undefined) return
  const { x, y } = plotPlace(index)
  view.ellipse(x, y + 10, 46, 15, look.earth[1])
  view.ellipse(x, y + 7, 44, 13, look.earth[0])
  if (index === state.chosen) view.ellipse(x, y + 7, 30, 8, 'rgba(251,192,36,0.45)')
  for (const shift of [-22, 0, 22]) view.ellipse(x + shift, y + 7, 7, 2.4, look.earth[1])
  if (plot.stage === 0) return
  const pop = view.reducedMotion ? 1 : Math.min(1, plot.since / 24)
  const over = 1 + Math.sin(pop * Math.PI) * 0.25
  const sway = view.reducedMotion ? 0 : Math.sin(view.seconds * 1.6 + index) * 0.05
  const name = plot.stage === 1 ? look.young : plot.stage === 2 ? look.bud : (look.blooms[plot.kind] ?? look.young)
  const size = [0, 30, 42, 60][plot.stage] ?? 30
  view.at(x, y + 8, { turn: sway, scaleX: (0.3 + 0.7 * pop) * over, scaleY: (0.3 + 0.7 * pop) * over }, () =>
    view.sprite(name, 0, -size * 0.46, size),
  )
  if (plot.since < 40 && !view.reducedMotion) drawSparks(view, x, y - size * 0.4, plot.since / 40)
}

function drawSparks(view: View, x: number, y: number, part: number): void {
  for (let index = 0; index < 8; index++) {
    const turn = (index / 8) * Math.PI * 2
    view.at(x + Math.cos(turn) * part * 46, y + Math.sin(turn) * part * 34, { alpha: 1 - part }, () =>
      view.path('M0-6C1-1 1-1 6 0 1 1 1 1 0 6-1 1-1 1-6 0-1-1-1-1 0-6Z', '#fff3b0'),
    )
  }
}

function drawGardener(view: View, state: PracticeAreaState): void {
  const { x, y } = plotPlace(state.chosen)
  const walks = Math.abs(state.gardenerX - x) > 2
  const at = state.gardenerX - 50
  const phase = walks && !view.reducedMotion ? view.seconds * 3 : 0
  const mood = state.sinceAnswer < 80 ? (state.wasRight ? 'wow' : 'sad') : 'glad'
  view.ellipse(at, y + 16, 24, 6, 'rgba(16,32,58,0.2)')
  drawLimbs(view, at, y - 20, 48, phase)
  drawFriend(view, 'hexagon', at, y - 20, 48, mood, Math.floor(view.seconds * 4) % 17 === 0)
  // A straw hat, and the can in the right hand.
  view.ellipse(at, y - 41, 25, 6, '#e9b44c')
  view.path(`M${at - 14} ${y - 42}q2-17 14-17t14 17Z`, '#f6cb6b')
  view.rect(at - 14, y - 46, 28, 5, '#ef5a4c')
  const pours = state.sinceAnswer < 50
  view.at(at + 31, y - 12, { turn: pours ? 0.5 : 0 }, () => {
    view.roundRect(-9, -9, 18, 17, 4, '#3b8df0')
    view.line(
      [
        [9, 2],
        [20, -7],
      ],
      4,
      '#2566c4',
    )
    view.strokePath('M-7-9C-6-18 6-18 7-9', 3, '#2566c4')
  })
  if (!pours || view.reducedMotion) return
  for (let drop = 0; drop < 5; drop++) {
    const fall = (view.seconds * 2 + drop * 0.21) % 1
    view.ellipse(at + 48 + drop * 3 + fall * 6, y - 8 + fall * 20, 1.8, 3, '#5cb8ff')
  }
}

function drawGuests(view: View, state: PracticeAreaState, look: GardenLook): void {
  const shown = state.guests.slice(-9)
  for (const [index, kind] of shown.entries()) {
    const name = look.guests[kind] ?? look.guests[0]!
    const flies = ['butterfly', 'honeybee', 'bird', 'parrot', 'tropical-fish', 'fish', 'dolphin', 'owl'].includes(name)
    const x = 74 + ((index * 83) % 680)
    const bob = view.reducedMotion ? 0 : Math.sin(view.seconds * 2 + index * 1.7)
    const y = flies ? 120 + (index % 3) * 26 + bob * 9 : 282 + (index % 2) * 62
    if (!flies) view.ellipse(x, y + 16, 15, 4, 'rgba(16,32,58,0.18)')
    view.sprite(name, x + (flies ? bob * 14 : 0), y, 36)
  }
}

/** How far the garden has come: ten cells, filled as the plants grow. */
function drawBloom(view: View, state: PracticeAreaState): void {
  const part = Math.min(1, state.growth / state.goal)
  view.roundRect(246, 12, 308, 30, 15, 'rgba(20, 22, 66, 0.82)')
  view.sprite('blossom', 268, 27, 20)
  for (let index = 0; index < 10; index++) {
    const filled = Math.min(1, Math.max(0, part * 10 - index))
    view.at(298 + index * 26, 27, {}, () => {
      view.path('M0-10 9-5V5L0 10-9 5V-5Z', 'rgba(255,255,255,0.2)')
      if (filled > 0.05) {
        view.at(0, 0, { scaleX: 0.3 + 0.7 * filled, scaleY: 0.3 + 0.7 * filled }, () =>
          view.path(
            'M0-10 9-5V5L0 10-9 5V-5Z',
            state.plots.every(({ stage }) => stage === lastStage) ? '#4fcaa2' : '#fbc024',
          ),
        )
      }
    })
  }
}
