import type { Pen } from './view.ts'
import { world } from '../engine/game-definition.ts'

const width = world.width

/** The height of a hill line at x: three waves that meet at the seam of the tile. */
function hillAt(x: number, height: number, shift: number): number {
  const turn = (x / width) * Math.PI * 2
  return (
    height * (0.5 + 0.26 * Math.sin(turn + shift) + 0.16 * Math.sin(turn * 2 + shift * 2.3) + 0.08 * Math.sin(turn * 3))
  )
}

/** A line of hills down to the horizon; its ends meet, so that it can be laid beside itself. */
export function hills(pen: Pen, horizon: number, height: number, shift: number, top: string, bottom: string): void {
  const line = Array.from({ length: 81 }, (_, index): readonly [number, number] => [
    index * 10,
    horizon - hillAt(index * 10, height, shift),
  ])
  pen.polygon([...line, [width, horizon + 2], [0, horizon + 2]], {
    from: [0, horizon - height],
    to: [0, horizon],
    stops: [
      [0, top],
      [1, bottom],
    ],
  })
}

/** A cloud by its middle. */
export function cloud(pen: Pen, x: number, y: number, size: number, color = '#ffffff'): void {
  pen.circle(x - size * 0.9, y, size * 0.52, color)
  pen.circle(x - size * 0.25, y - size * 0.34, size * 0.68, color)
  pen.circle(x + size * 0.5, y - size * 0.12, size * 0.55, color)
  pen.roundRect(x - size * 1.4, y - size * 0.08, size * 2.6, size * 0.6, size * 0.3, color)
}

/** Light that fades with the distance. */
export function glow(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.circle(x, y, radius, {
    from: [x, y],
    to: [x, y],
    radius,
    stops: [
      [0, color],
      [1, 'rgba(255,255,255,0)'],
    ],
  })
}

/** A hexagon with rounded sides: the sun of our world. */
export function hexSun(pen: Pen, x: number, y: number, radius: number, color: string): void {
  glow(pen, x, y, radius * 2.6, 'rgba(255,240,170,0.75)')
  const points = Array.from({ length: 6 }, (_, index): readonly [number, number] => {
    const turn = (index / 6) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  })
  pen.polygon(points, color)
  pen.line([...points, points[0] ?? [x, y]], radius * 0.3, color)
}

/** Places that are spread evenly and look like chance (multiples of two parts that share no rhythm). */
export function scatter(count: number, draw: (x: number, part: number) => void): void {
  for (let index = 1; index <= count; index++) draw(((index * 0.754878) % 1) * (width - 60) + 30, (index * 0.56984) % 1)
}

/** A small picture that stands on the ground, with its shadow. */
export function prop(pen: Pen, name: string, x: number, ground: number, size: number): void {
  pen.ellipse(x, ground - 1, size * 0.38, size * 0.07, 'rgba(16,32,58,0.16)')
  pen.sprite(name, x, ground - size * 0.46, size)
}

/** A mountain with a cap of snow. */
export function mountain(
  pen: Pen,
  x: number,
  ground: number,
  half: number,
  height: number,
  body: string,
  cap: string,
): void {
  pen.polygon(
    [
      [x - half, ground],
      [x, ground - height],
      [x + half, ground],
    ],
    body,
  )
  const part = 0.34
  pen.polygon(
    [
      [x, ground - height],
      [x + half * part, ground - height * (1 - part)],
      [x + half * 0.16, ground - height * (1 - part) + 7],
      [x, ground - height * (1 - part) - 5],
      [x - half * 0.17, ground - height * (1 - part) + 8],
      [x - half * part, ground - height * (1 - part)],
    ],
    cap,
  )
}

/** A house of a city with its windows. */
export function tower(
  pen: Pen,
  x: number,
  ground: number,
  wide: number,
  high: number,
  body: string,
  lit: string,
): void {
  pen.roundRect(x, ground - high, wide, high + 2, 4, body)
  for (let row = 0; row < Math.floor((high - 14) / 15); row++) {
    for (let column = 0; column < Math.floor((wide - 8) / 12); column++) {
      const isLit = (row * 7 + column * 5 + Math.floor(x)) % 3 !== 0
      pen.rect(x + 7 + column * 12, ground - high + 10 + row * 15, 6, 8, isLit ? lit : 'rgba(10,12,50,0.45)')
    }
  }
}
