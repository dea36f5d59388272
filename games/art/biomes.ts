import type { Pen } from './view.ts'
import { world } from '../engine/game-definition.ts'
import { hills, cloud, glow, hexSun, scatter, prop, mountain, tower } from './land-parts.ts'

/** The grounds that games stand on. */
export type Biome = 'meadow' | 'desert' | 'night-city' | 'snow' | 'coast' | 'jungle' | 'ocean' | 'space'

/** A band of land that passes with the way. */
export interface Strip {
  /** How fast it passes, as a part of the ground's speed. */
  readonly rate: number
  readonly draw: (pen: Pen, horizon: number) => void
}

/** What a biome looks like. */
export interface Look {
  readonly sky: readonly (readonly [number, string])[]
  readonly still: (pen: Pen, horizon: number) => void
  readonly strips: readonly Strip[]
}

const width = world.width

const daySky = [
  [0, '#58b6f4'],
  [0.6, '#a9ddfb'],
  [1, '#e3f5ff'],
] as const

const clouds: Strip = {
  rate: 0.04,
  draw: (pen) => {
    cloud(pen, 130, 70, 30)
    cloud(pen, 400, 112, 21, '#eef8ff')
    cloud(pen, 640, 60, 26)
  },
}

/** The looks of all biomes: a still sky, and strips that pass at their own speeds. */
export const biomeLooks: Readonly<Record<Biome, Look>> = {
  meadow: {
    sky: daySky,
    still: (pen) => hexSun(pen, 655, 78, 34, '#ffd447'),
    strips: [
      clouds,
      { rate: 0.1, draw: (pen, horizon) => hills(pen, horizon, 96, 0.6, '#a5dfb4', '#8bd3a0') },
      {
        rate: 0.22,
        draw: (pen, horizon) => {
          hills(pen, horizon, 54, 2.4, '#77cb86', '#5dba70')
          prop(pen, 'house-with-garden', 210, horizon - 17, 46)
          prop(pen, 'evergreen-tree', 252, horizon - 14, 36)
          prop(pen, 'deciduous-tree', 590, horizon - 22, 40)
          prop(pen, 'deciduous-tree', 622, horizon - 18, 32)
        },
      },
      {
        rate: 0.55,
        draw: (pen, horizon) => {
          prop(pen, 'deciduous-tree', 70, horizon + 1, 74)
          prop(pen, 'sunflower', 160, horizon + 1, 34)
          prop(pen, 'sunflower', 186, horizon + 1, 28)
          prop(pen, 'ewe', 330, horizon + 2, 36)
          prop(pen, 'tulip', 420, horizon + 1, 28)
          prop(pen, 'deciduous-tree', 530, horizon + 1, 62)
          prop(pen, 'tulip', 600, horizon + 1, 26)
          prop(pen, 'sunflower', 700, horizon + 1, 36)
        },
      },
    ],
  },
  desert: {
    sky: [
      [0, '#f7a15c'],
      [0.5, '#fcd38d'],
      [1, '#fff0cf'],
    ],
    still: (pen) => hexSun(pen, 600, 110, 44, '#fff2b8'),
    strips: [
      {
        rate: 0.08,
        draw: (pen, horizon) => {
          for (const [x, wide, high] of [
            [60, 120, 84],
            [330, 88, 112],
            [560, 150, 66],
          ] as const) {
            pen.roundRect(x, horizon - high, wide, high + 4, 10, '#d9855b')
            pen.roundRect(x + 12, horizon - high - 12, wide - 30, 30, 8, '#d9855b')
            pen.rect(x, horizon - high + 26, wide, 7, '#c87049')
            pen.rect(x, horizon - high + 48, wide, 5, '#c87049')
          }
        },
      },
      { rate: 0.18, draw: (pen, horizon) => hills(pen, horizon, 62, 1.3, '#f2bd76', '#eba95c') },
      {
        rate: 0.32,
        draw: (pen, horizon) => {
          hills(pen, horizon, 34, 3.4, '#f7ce8b', '#efb465')
          prop(pen, 'camel', 470, horizon - 8, 44)
          prop(pen, 'cactus', 250, horizon - 6, 34)
        },
      },
      {
        rate: 0.6,
        draw: (pen, horizon) => {
          prop(pen, 'cactus', 90, horizon + 2, 66)
          prop(pen, 'rock', 180, horizon + 2, 34)
          prop(pen, 'palm-tree', 390, horizon + 2, 84)
          prop(pen, 'lizard', 480, horizon + 2, 26)
          prop(pen, 'cactus', 640, horizon + 2, 52)
          prop(pen, 'rock', 712, horizon + 2, 26)
        },
      },
    ],
  },
  'night-city': {
    sky: [
      [0, '#0c1147'],
      [0.6, '#2f2a7c'],
      [1, '#7a4fa8'],
    ],
    still: (pen) => {
      scatter(54, (x, part) => pen.circle(x, part * 150 + 6, part > 0.6 ? 1.6 : 1, 'rgba(255,255,255,0.85)'))
      glow(pen, 610, 74, 90, 'rgba(255,250,220,0.5)')
      pen.circle(610, 74, 30, '#fff6d6')
      pen.circle(601, 66, 6, '#efe1b4')
      pen.circle(618, 84, 8, '#efe1b4')
    },
    strips: [
      {
        rate: 0.1,
        draw: (pen, horizon) => {
          for (let index = 0; index < 14; index++) {
            const high = 60 + ((index * 53) % 70)
            tower(pen, index * 57 + 2, horizon, 50, high, '#2c2a78', 'rgba(255,214,120,0.38)')
          }
        },
      },
      {
        rate: 0.26,
        draw: (pen, horizon) => {
          for (let index = 0; index < 9; index++) {
            const high = 36 + ((index * 41) % 58)
            tower(pen, index * 88 + 6, horizon, 62, high, index % 2 === 0 ? '#1d1b5c' : '#3a2470', '#ffd76e')
          }
        },
      },
      {
        rate: 0.6,
        draw: (pen, horizon) => {
          for (const x of [60, 260, 460, 660]) {
            glow(pen, x + 22, horizon - 62, 46, 'rgba(255,226,140,0.55)')
            pen.rect(x - 2, horizon - 68, 4, 70, '#12123f')
            pen.roundRect(x - 2, horizon - 70, 30, 5, 2, '#12123f')
            pen.roundRect(x + 14, horizon - 66, 16, 6, 3, '#ffe9a6')
          }
          prop(pen, 'deciduous-tree', 150, horizon + 2, 50)
          prop(pen, 'deciduous-tree', 560, horizon + 2, 46)
        },
      },
    ],
  },
  snow: {
    sky: [
      [0, '#7fb7ee'],
      [0.6, '#cfe6fb'],
      [1, '#f6fbff'],
    ],
    still: (pen) => hexSun(pen, 640, 84, 28, '#fff3c4'),
    strips: [
      clouds,
      {
        rate: 0.1,
        draw: (pen, horizon) => {
          mountain(pen, 150, horizon, 150, 132, '#8ea9d6', '#ffffff')
          mountain(pen, 600, horizon, 170, 150, '#8ea9d6', '#ffffff')
          mountain(pen, 380, horizon, 140, 110, '#a6bce2', '#ffffff')
        },
      },
      {
        rate: 0.26,
        draw: (pen, horizon) => {
          hills(pen, horizon, 48, 0.9, '#f4f9ff', '#d9e8fa')
          for (const [x, size] of [
            [80, 40],
            [112, 52],
            [148, 38],
            [460, 44],
            [500, 56],
            [706, 42],
          ] as const) {
            prop(pen, 'evergreen-tree', x, horizon - 8, size)
          }
        },
      },
      {
        rate: 0.58,
        draw: (pen, horizon) => {
          prop(pen, 'snowman', 130, horizon + 2, 54)
          prop(pen, 'evergreen-tree', 260, horizon + 2, 84)
          prop(pen, 'penguin', 410, horizon + 2, 34)
          prop(pen, 'penguin', 440, horizon + 2, 28)
          prop(pen, 'evergreen-tree', 590, horizon + 2, 70)
        },
      },
    ],
  },
  coast: {
    sky: daySky,
    still: (pen, horizon) => {
      hexSun(pen, 655, 78, 34, '#ffd447')
      pen.rect(0, horizon - 66, width, 70, {
        from: [0, horizon - 66],
        to: [0, horizon],
        stops: [
          [0, '#2f8fd6'],
          [1, '#5cd0dc'],
        ],
      })
    },
    strips: [
      clouds,
      {
        rate: 0.09,
        draw: (pen, horizon) => {
          pen.path(`M88 ${horizon - 58}a92 30 0 0 1 184 0Z`, '#58b58a')
          pen.path(`M190 ${horizon - 58}a60 18 0 0 1 120 0Z`, '#6cc699')
          prop(pen, 'palm-tree', 176, horizon - 78, 40)
          prop(pen, 'sailboat', 440, horizon - 44, 40)
          prop(pen, 'sailboat', 640, horizon - 54, 26)
          scatter(22, (x, part) => pen.roundRect(x, horizon - 54 + part * 40, 22, 2.4, 1.2, 'rgba(255,255,255,0.5)'))
        },
      },
      {
        rate: 0.4,
        draw: (pen, horizon) => {
          hills(pen, horizon + 2, 22, 1.4, '#ffe9b0', '#fbd98d')
        },
      },
      {
        rate: 0.6,
        draw: (pen, horizon) => {
          prop(pen, 'palm-tree', 90, horizon + 2, 92)
          prop(pen, 'umbrella-on-ground', 220, horizon + 2, 54)
          prop(pen, 'spiral-shell', 300, horizon + 2, 24)
          prop(pen, 'palm-tree', 480, horizon + 2, 74)
          prop(pen, 'umbrella-on-ground', 640, horizon + 2, 46)
          prop(pen, 'spiral-shell', 720, horizon + 2, 20)
        },
      },
    ],
  },
  jungle: {
    sky: [
      [0, '#7fd6b9'],
      [1, '#e2f8d2'],
    ],
    still: (pen) => hexSun(pen, 180, 74, 30, '#fff0a8'),
    strips: [
      { rate: 0.1, draw: (pen, horizon) => hills(pen, horizon, 120, 2.1, '#5dbb8c', '#3f9f74') },
      {
        rate: 0.28,
        draw: (pen, horizon) => {
          hills(pen, horizon, 60, 0.4, '#3a9a63', '#2a8052')
          for (const x of [60, 200, 350, 520, 700]) prop(pen, 'palm-tree', x, horizon - 6, 60)
        },
      },
      {
        rate: 0.5,
        draw: (pen, horizon) => {
          prop(pen, 'palm-tree', 20, horizon + 2, 120)
          prop(pen, 'palm-tree', 776, horizon + 2, 130)
          for (const x of [90, 300, 480, 690]) pen.ellipse(x, horizon + 6, 54, 18, '#2a8052')
        },
      },
    ],
  },
  ocean: {
    sky: [
      [0, '#0f6fb5'],
      [0.5, '#1a94c9'],
      [1, '#0b4f8a'],
    ],
    still: (pen, horizon) => {
      for (const x of [120, 300, 520, 690]) {
        pen.polygon(
          [
            [x, 0],
            [x + 60, 0],
            [x + 10, horizon],
            [x - 90, horizon],
          ],
          'rgba(255,255,255,0.07)',
        )
      }
    },
    strips: [
      { rate: 0.1, draw: (pen, horizon) => hills(pen, horizon, 74, 1.8, '#17699f', '#11588a') },
      {
        rate: 0.3,
        draw: (pen, horizon) => {
          scatter(26, (x, part) => pen.circle(x, part * (horizon - 40), 2 + part * 3, 'rgba(255,255,255,0.28)'))
          pen.sprite('tropical-fish', 150, 92, 34)
          pen.sprite('fish', 560, 70, 28)
          pen.sprite('tropical-fish', 676, 128, 26)
          hills(pen, horizon, 34, 0.7, '#e9cf93', '#d9b873')
          prop(pen, 'coral', 70, horizon - 6, 54)
          prop(pen, 'coral', 424, horizon - 8, 38)
          prop(pen, 'coral', 726, horizon - 10, 60)
        },
      },
    ],
  },
  space: {
    sky: [
      [0, '#0a0930'],
      [0.7, '#241a63'],
      [1, '#4b2a86'],
    ],
    still: (pen) => {
      scatter(90, (x, part) => pen.circle(x, part * 380 + 6, part > 0.7 ? 1.8 : 1, 'rgba(255,255,255,0.8)'))
      glow(pen, 640, 90, 120, 'rgba(255,150,220,0.35)')
    },
    strips: [],
  },
}
