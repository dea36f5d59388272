import { drawFriend, type Friend, type Mood } from '../../../art/friends.ts'
import { star } from '../../../art/hud.ts'
import type { Biome } from '../../../art/biomes.ts'
import { drawBackdrop } from '../../../art/scenery.ts'
import type { Pen, View } from '../../../art/view.ts'
import { world } from '../../../engine/game-definition.ts'
import { laneMiddle, road } from '../road.ts'
import { boardShift, boardY } from './board-place.ts'
import { mostTank, placeOf, raceMeters, spinTicks, type CarRaceState } from './car-race-state.ts'

interface SceneLook {
  readonly biome: Biome
  readonly asphalt: readonly [top: string, bottom: string]
  readonly verge: string
  readonly kerb: readonly [string, string]
  readonly dash: string
  readonly obstacle: string
}

const looks: readonly SceneLook[] = [
  {
    biome: 'meadow',
    asphalt: ['#57557c', '#474569'],
    verge: '#4aa85e',
    kerb: ['#fff', '#ef5a4c'],
    dash: '#ffffffb0',
    obstacle: 'puddle',
  },
  {
    biome: 'desert',
    asphalt: ['#8d6a5c', '#74564d'],
    verge: '#e0a050',
    kerb: ['#fff3d6', '#d9722e'],
    dash: '#ffe9c4b8',
    obstacle: 'rock',
  },
  {
    biome: 'night-city',
    asphalt: ['#2b2963', '#1c1b4b'],
    verge: '#12123f',
    kerb: ['#ff5fb0', '#5fe0ff'],
    dash: '#ffe9a6b0',
    obstacle: 'construction',
  },
  {
    biome: 'snow',
    asphalt: ['#b9d3ee', '#9dbde0'],
    verge: '#f3f9ff',
    kerb: ['#fff', '#4f86d9'],
    dash: '#ffffffd8',
    obstacle: 'ice',
  },
  {
    biome: 'coast',
    asphalt: ['#6c6a86', '#595774'],
    verge: '#f6d58c',
    kerb: ['#fff', '#19a0b8'],
    dash: '#ffffffb0',
    obstacle: 'crab',
  },
]

const paints: readonly (readonly [body: string, dark: string])[] = [
  ['#ef5a4c', '#b93328'],
  ['#3450df', '#2036a5'],
  ['#9a3fb8', '#6d2585'],
  ['#f2a91c', '#b87707'],
]
const drivers: readonly Friend[] = ['hexagon', 'square', 'triangle', 'circle']
const ink = '#1d1a38'

/** Draws a race: land, road, what lies on it, the cars from back to front, the gate, and how far everybody has come. */
export function viewCarRace(view: View, state: CarRaceState, alpha: number): void {
  const look = looks[state.scene] ?? looks[0]!
  const scroll = state.scroll + alpha * 6 * state.rate
  drawBackdrop(view, look.biome, road.top - 6, scroll * 0.5)
  drawRoad(view, look, state, scroll)
  for (const item of state.items)
    drawItem(view, look, item.kind, item.x, laneMiddle(item.lane, state.steering.lanes), view.seconds)
  drawFinish(view, state)
  drawCars(view, state)
  if (look.biome === 'night-city') drawNight(view, state)
  drawGate(view, state)
  drawTrack(view, state)
  drawTank(view, state)
  if (state.sinceAnswer < 60) drawCheer(view, state)
}

function drawRoad(view: View, look: SceneLook, state: CarRaceState, scroll: number): void {
  view.rect(0, road.top - 6, world.width, world.height, look.verge)
  view.rect(0, road.top, world.width, world.height - road.top, {
    from: [0, road.top],
    to: [0, world.height],
    stops: [
      [0, look.asphalt[0]],
      [1, look.asphalt[1]],
    ],
  })
  const shift = scroll % 48
  for (let x = -48; x < world.width + 48; x += 48) {
    view.rect(x - shift, road.top - 4, 24, 6, look.kerb[0])
    view.rect(x - shift + 24, road.top - 4, 24, 6, look.kerb[1])
  }
  const { lanes } = state.steering
  const dash = scroll % 72
  for (let lane = 1; lane < lanes; lane++) {
    const y = (laneMiddle(lane - 1, lanes) + laneMiddle(lane, lanes)) / 2
    for (let x = -72; x < world.width + 72; x += 72) view.roundRect(x - dash + lane * 9, y - 2, 36, 4, 2, look.dash)
  }
  if (state.tank > 0 && state.rate > 0.5 && !view.reducedMotion) {
    for (let index = 0; index < 9; index++) {
      const x = world.width - ((scroll * 1.7 + index * 173) % (world.width + 160))
      view.roundRect(x, road.top + 12 + ((index * 61) % 180), 90, 2, 1, 'rgba(255,255,255,0.35)')
    }
  }
}

function drawItem(view: View, look: SceneLook, kind: 'coin' | 'obstacle', x: number, y: number, seconds: number): void {
  if (kind === 'coin') {
    view.ellipse(x, y + 15, 11, 3, 'rgba(10,12,50,0.22)')
    const turn = view.reducedMotion ? 1 : Math.abs(Math.cos(seconds * 3 + x * 0.01)) * 0.8 + 0.2
    view.at(x, y - 1, { scaleX: turn }, () => drawCoin(view))
  } else if (look.obstacle === 'puddle') {
    view.ellipse(x, y + 8, 36, 11, '#3f9fdd')
    view.ellipse(x - 4, y + 6, 27, 7, '#79c8f5')
    view.ellipse(x - 12, y + 4, 9, 2, '#d6f0ff')
  } else {
    view.ellipse(x, y + 17, 22, 5, 'rgba(10,12,50,0.25)')
    view.sprite(look.obstacle, x, y, 42)
  }
}

function drawCoin(pen: Pen): void {
  pen.circle(0, 0, 13, '#c98a06')
  pen.circle(0, -1.5, 12, '#fbc024')
  pen.strokePath('M0-7.5 6.5-3.75V3.75L0 7.5-6.5 3.75V-3.75Z', 2.2, '#d99a10')
}

interface CarPlace {
  readonly x: number
  readonly y: number
  readonly draw: () => void
}

function drawCars(view: View, state: CarRaceState): void {
  const { lanes } = state.steering
  const scale = Math.min(1, 4.4 / lanes)
  const cars: CarPlace[] = state.rivals.map((rival, index) => {
    const gap = rival.meters - state.meters
    // Near cars are shown at their distance, far ones closer than they are.
    const x = road.carX + (gap / (Math.abs(gap) + 90)) * 330 + (state.meters < 1 ? index * 52 - 118 : 0)
    const lane = Math.min(lanes - 1, (index + (index >= 1 ? 1 : 0)) % lanes)
    const y = laneMiddle(lane, lanes) + 1
    return { x, y, draw: () => drawCar(view, index + 1, x, y, scale * 0.8, 'glad', state, false) }
  })
  const mood: Mood = state.spin > 0 ? 'sad' : state.sinceAnswer < 90 && state.wasRight ? 'wow' : 'glad'
  const own = { x: road.carX, y: state.steering.y }
  cars.push({ ...own, draw: () => drawCar(view, 0, own.x, own.y, scale * 0.95, mood, state, true) })
  for (const car of cars.sort((one, other) => one.y - other.y)) if (car.x > -80 && car.x < 880) car.draw()
}

/** A car with its driver, by the middle of its ground; 120 long before it is scaled. */
function drawCar(
  view: View,
  index: number,
  x: number,
  y: number,
  scale: number,
  mood: Mood,
  state: CarRaceState,
  isOwn: boolean,
): void {
  const [body, dark] = paints[index] ?? paints[0]!
  const bounce = view.reducedMotion ? 0 : Math.sin(view.seconds * 17 + index * 2) * 0.9 * state.rate
  const spin =
    isOwn && state.spin > 0 ? Math.sin((1 - state.spin / spinTicks) * Math.PI * 6) * 0.22 * (state.spin / spinTicks) : 0
  const tilt = isOwn ? spin + (laneMiddle(state.steering.lane, state.steering.lanes) - y) * 0.003 : 0
  view.ellipse(x, y + 20 * scale, 58 * scale, 7 * scale, 'rgba(10,12,50,0.28)')
  if (isOwn && state.tank > 0 && state.spin === 0) drawFlame(view, x - 60 * scale, y + 6 * scale, scale)
  if (isOwn && state.spin > 0) view.ellipse(x - 4, y + 22 * scale, 46 * scale, 9 * scale, 'rgba(20,16,50,0.8)')
  view.at(x, y, { turn: tilt, scaleX: scale, scaleY: scale }, () => {
    drawFriend(
      view,
      drivers[index] ?? 'circle',
      -6,
      -27 + bounce,
      46,
      mood,
      Math.floor(view.seconds * 4 + index * 3) % 19 === 0,
    )
    view.at(0, bounce, {}, () => {
      // Tail fin, body, side light, stripe, lights.
      view.path('M-60-22Q-64-22-62-14L-56 2-40 2-46-22Z', dark)
      view.path('M-58 12Q-62-8-46-10L-28-11Q-6-14 16-10 44-9 57 2 62 7 60 14 58 18 50 18L-50 18Q-57 18-58 12Z', body)
      view.path('M-58 12Q-59 8-58 6L60 10Q60 18 50 18L-50 18Q-57 18-58 12Z', dark)
      view.path('M-26-11Q-6-14 14-10.5Q20-22 10-25 4-18-2-12Z', 'rgba(190,230,255,0.75)')
      view.roundRect(-50, -3, 74, 5, 2.5, 'rgba(255,255,255,0.6)')
      view.ellipse(55, 5, 5, 4.5, '#ffe98a')
      view.roundRect(-61, 1, 7, 8, 3, '#ff8d7c')
      view.circle(-8, 6, 8.5, '#fff')
      view.text(String(index + 1), -8, 7, { size: 13, color: ink })
    })
    for (const wheel of [-36, 36]) {
      view.circle(wheel, 16, 13, ink)
      view.circle(wheel, 16, 6.5, '#e8eaf6')
      view.at(wheel, 16, { turn: view.reducedMotion ? 0 : state.scroll * 0.07 }, () =>
        view.line(
          [
            [-5, 0],
            [5, 0],
          ],
          2.4,
          '#8d92b8',
        ),
      )
    }
  })
}

function drawFlame(view: View, x: number, y: number, scale: number): void {
  const long = (view.reducedMotion ? 26 : 26 + Math.sin(view.seconds * 40) * 8) * scale
  view.polygon(
    [
      [x + 8, y - 9 * scale],
      [x - long, y],
      [x + 8, y + 9 * scale],
    ],
    '#ff8a1f',
  )
  view.polygon(
    [
      [x + 8, y - 5 * scale],
      [x - long * 0.55, y],
      [x + 8, y + 5 * scale],
    ],
    '#ffe06a',
  )
}

/** The gantry with a board over each lane; the page lays the buttons of the answers on the boards. */
function drawGate(view: View, state: CarRaceState): void {
  const { gateX } = state
  if (gateX === null) return
  const { lanes } = state.steering
  const top = 118
  for (const [x, bottom] of [
    [gateX - 76, road.top + 2],
    [gateX + 76, road.top + 2],
  ] as const) {
    view.roundRect(x - 5, top, 10, bottom - top, 4, '#f4f5ff')
    for (let y = top + 4; y < bottom - 8; y += 18) view.rect(x - 5, y, 10, 9, '#ef5a4c')
  }
  view.roundRect(gateX - 92, top - 26, 184, 38, 12, '#304de0')
  view.roundRect(gateX - 92, top + 4, 184, 8, 4, '#2036a5')
  for (let index = 0; index < 3; index++) star(view, gateX - 52 + index * 52, top - 8, 11, '#fbc024')
  for (let lane = 0; lane < lanes; lane++) {
    const x = gateX + boardShift(lane, lanes)
    const y = boardY(lane, lanes)
    const isOwn = lane === state.steering.lane
    view.roundRect(x - 70, y - 22, 140, 46, 16, isOwn ? '#fbc024' : 'rgba(255,255,255,0.35)')
    view.roundRect(x - 66, y - 19, 132, 40, 13, '#ffffff')
  }
  // A beam from the car to the board of its lane shows where it will drive.
  if (state.gateX !== null && gateX > road.carX + 120 && !state.isGoing) {
    for (let x = road.carX + 78; x < gateX - 92; x += 22) {
      view.polygon(
        [
          [x, state.steering.y - 6],
          [x + 10, state.steering.y],
          [x, state.steering.y + 6],
        ],
        'rgba(251,192,36,0.9)',
      )
    }
  }
}

function drawFinish(view: View, state: CarRaceState): void {
  const left = raceMeters - state.meters
  if (left > 130) return
  const x = road.carX + 40 + left * 4.6
  for (let row = 0; row < 20; row++) {
    for (let column = 0; column < 4; column++) {
      view.rect(x + column * 10, road.top + row * 10, 10, 10, (row + column) % 2 === 0 ? '#fff' : ink)
    }
  }
}

function drawNight(view: View, state: CarRaceState): void {
  const { y } = state.steering
  view.rect(road.carX + 90, road.top + 2, world.width, 210, {
    from: [road.carX + 90, 0],
    to: [road.carX + 360, 0],
    stops: [
      [0, 'rgba(8,6,40,0)'],
      [1, 'rgba(8,6,40,0.72)'],
    ],
  })
  view.polygon(
    [
      [road.carX + 60, y],
      [road.carX + 420, y - 64],
      [road.carX + 420, y + 64],
    ],
    {
      from: [road.carX + 60, y],
      to: [road.carX + 420, y],
      stops: [
        [0, 'rgba(255,240,170,0.5)'],
        [1, 'rgba(255,240,170,0)'],
      ],
    },
  )
}

const places = ['1st', '2nd', '3rd', '4th']

/** The whole way as a line with all drivers on it, and the place of the child. */
function drawTrack(view: View, state: CarRaceState): void {
  const y = 27
  const left = Math.max(266, view.visible.left + 180)
  const wide = Math.min(268, view.visible.right - left - 150)
  view.roundRect(left - 66, y - 15, wide + 96, 30, 15, 'rgba(20, 22, 66, 0.82)')
  view.text(places[placeOf(state) - 1] ?? '', left - 38, y + 1, { size: 18, color: '#ffd76e' })
  view.roundRect(left, y - 3, wide, 6, 3, 'rgba(255,255,255,0.28)')
  view.roundRect(left, y - 3, (wide * state.meters) / raceMeters, 6, 3, '#fbc024')
  for (let index = 0; index < 6; index++) {
    view.rect(
      left + wide + 6 + (index % 3) * 5,
      y - 5 + Math.floor(index / 3) * 5,
      5,
      5,
      index % 2 === 0 ? '#fff' : ink,
    )
  }
  for (const [index, rival] of state.rivals.entries()) {
    drawFriend(view, drivers[index + 1] ?? 'circle', left + (wide * rival.meters) / raceMeters, y, 17, 'glad')
  }
  drawFriend(view, 'hexagon', left + (wide * state.meters) / raceMeters, y, 24, 'glad')
}

/** Six cells that fill with fuel. */
function drawTank(view: View, state: CarRaceState): void {
  const [x, y] = [view.visible.left + 14, 52]
  view.roundRect(x - 2, y, 132, 28, 14, 'rgba(20, 22, 66, 0.82)')
  view.path(
    `M${x + 13} ${y + 4}C${x + 19} ${y + 12} ${x + 21} ${y + 15} ${x + 21} ${y + 17}a8 8 0 0 1-16 0C${x + 5} ${y + 15} ${x + 7} ${y + 12} ${x + 13} ${y + 4}Z`,
    '#5fe0c0',
  )
  for (let cell = 0; cell < mostTank; cell++) {
    const filled = Math.min(1, Math.max(0, state.tank - cell))
    const cx = x + 35 + cell * 16
    view.at(cx, y + 14, {}, () => {
      view.path('M0-8 7-4V4L0 8-7 4V-4Z', 'rgba(255,255,255,0.22)')
      if (filled > 0)
        view.at(0, 0, { scaleX: 0.4 + filled * 0.6, scaleY: 0.4 + filled * 0.6 }, () =>
          view.path('M0-8 7-4V4L0 8-7 4V-4Z', '#fbc024'),
        )
    })
  }
}

function drawCheer(view: View, state: CarRaceState): void {
  const part = state.sinceAnswer / 60
  const y = state.steering.y - 78 - part * 18
  const words = state.wasRight ? 'Right!' : 'Not yet'
  view.at(road.carX, Math.max(96, y), { alpha: 1 - part * part }, () => {
    view.text(words, 0, 0, { size: 30, color: '#fff', rim: state.wasRight ? '#0f7d6e' : '#a8371d' })
  })
  if (!state.wasRight || view.reducedMotion) return
  for (let index = 0; index < 14; index++) {
    const turn = (index / 14) * Math.PI * 2
    const far = 24 + part * (70 + (index % 4) * 18)
    const color = ['#fbc024', '#4fcaa2', '#7990f4', '#f36d9a'][index % 4] ?? '#fff'
    view.at(
      road.carX + Math.cos(turn) * far,
      state.steering.y - 24 + Math.sin(turn) * far * 0.6,
      { alpha: 1 - part, turn: turn + part * 4 },
      () => view.path('M0-6 5-3V3L0 6-5 3V-3Z', color),
    )
  }
}
