import { circle, line, path, polygon, type Spot } from '../figures/drawing.ts'
import { outlineOf } from '../figures/named-shapes.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { between, centroid, distance, inside, minus, polar, directionOf } from '../figures/plane-geometry.ts'
import { tick } from './hot-spot-things.ts'
import { surfaceWidth, type Box } from './surface.ts'
import type { SpotPlace, SpotScene } from './hot-spot-scene.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'

type Outline = Extract<HotSpotWidget['scene'], { shows: 'outline' }>
type Parts = Extract<HotSpotWidget['scene'], { shows: 'parts' }>

/** Side of the box around a place on a line. */
const field = 52
/** How far from a side or a corner a finger may be. */
const reachOf = 34

const around = ([x, y]: Spot, side = field): Box => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })

/** The corners of a named shape, turned, as large as they fit into the drawing. */
function cornersOf(scene: Outline): { corners: readonly Spot[]; height: number } {
  const turned = outlineOf(scene.shape).points.map(([x, y]) =>
    polar([0, 0], Math.hypot(x, y), directionOf([0, 0], [x, -y]) + scene.turn),
  )
  const [xs, ys] = [turned.map(([x]) => x), turned.map(([, y]) => y)]
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  const scale = Math.min(260 / wide, 210 / tall)
  const height = Math.round(tall * scale) + 72
  const [mx, my] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2]
  return {
    height,
    corners: turned.map(([x, y]): Spot => [surfaceWidth / 2 + (x - mx) * scale, height / 2 + (y - my) * scale]),
  }
}

/** How a side runs, as it is seen. */
function runs(a: Spot, b: Spot): string {
  const degrees = directionOf(a, b) % 180
  if (degrees < 3 || degrees > 177) return 'level'
  if (Math.abs(degrees - 90) < 3) return 'upright'
  return degrees < 90 ? 'rising to the right' : 'falling to the right'
}

/** How wide a corner is open. */
function opens(before: Spot, at: Spot, after: Spot): string {
  const [a, b] = [minus(before, at), minus(after, at)]
  const cosine = (a[0] * b[0] + a[1] * b[1]) / (Math.hypot(...a) * Math.hypot(...b))
  if (Math.abs(cosine) < 0.02) return 'square'
  return cosine > 0 ? 'narrow' : 'wide'
}

/** The distance of a place from a stretch between two others. */
function away(spot: Spot, a: Spot, b: Spot): number {
  const along = minus(b, a)
  const t = ((spot[0] - a[0]) * along[0] + (spot[1] - a[1]) * along[1]) / (along[0] ** 2 + along[1] ** 2)
  return distance(spot, between(a, b, Math.min(1, Math.max(0, t))))
}

/** The nearest of some distances, where it is near enough. */
function nearest(distances: readonly number[]): number | null {
  const least = Math.min(...distances)
  return least > reachOf ? null : distances.indexOf(least)
}

/** One shape whose sides, or whose corners, are tapped. */
export function outlineScene(scene: Outline): SpotScene {
  const { corners, height } = cornersOf(scene)
  const at = (i: number): Spot => corners[(i + corners.length) % corners.length] ?? [0, 0]
  const side = (i: number): SpotPlace => {
    const [a, b] = [at(i), at(i + 1)]
    const middle = between(a, b, 0.5)
    const [from, to] = [minus(a, middle), minus(b, middle)]
    return {
      label: `side ${i + 1}, ${runs(a, b)}`,
      box: around(middle),
      at: middle,
      draw: (isTapped) =>
        line(...from, ...to, { stroke: isTapped ? tone.g3 : tone.f4, width: isTapped ? 9 : 5 }) +
        (isTapped ? tick(0, 0) : ''),
    }
  }
  const corner = (i: number): SpotPlace => ({
    label: `corner ${i + 1}, ${opens(at(i - 1), at(i), at(i + 1))}`,
    box: around(at(i)),
    at: at(i),
    draw: (isTapped) =>
      isTapped
        ? circle(0, 0, 17, { fill: 'none', stroke: tone.g3, width: 4 }) + tick(0, 0)
        : circle(0, 0, 7, { fill: tone.paper, stroke: tone.f4, width: 3 }),
  })
  const isSides = scene.tap === 'sides'
  const places = corners.map((_, i) => (isSides ? side(i) : corner(i)))
  return {
    height,
    hue: hueOf.geometry,
    title: 'A shape',
    alt: `A shape with straight sides. Its ${scene.tap} can be tapped one by one.`,
    noun: isSides ? 'side' : 'corner',
    back:
      polygon(corners, { fill: tone.f2 }) +
      (isSides ? '' : polygon(corners, { fill: 'none', stroke: tone.f4, width: 5 })),
    places,
    under: (spot) => nearest(corners.map((_, i) => (isSides ? away(spot, at(i), at(i + 1)) : distance(spot, at(i))))),
  }
}

/** A shape that is put together, whose parts are tapped. */
export function partsScene(scene: Parts): SpotScene {
  const all = scene.parts.flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const scale = Math.min(300 / (Math.max(...xs) - left), 240 / (Math.max(...ys) - top))
  const width = (Math.max(...xs) - left) * scale
  const height = Math.round((Math.max(...ys) - top) * scale) + 32
  const placed = scene.parts.map((part) =>
    part.map(([x, y]): Spot => [(surfaceWidth - width) / 2 + (x - left) * scale, 16 + (y - top) * scale]),
  )
  return {
    height,
    hue: hueOf.geometry,
    title: 'A shape of several parts',
    alt: 'A shape that is put together from smaller ones. Its parts can be tapped one by one.',
    noun: 'part',
    back: '',
    places: placed.map((corners, i): SpotPlace => {
      const middle = centroid(corners)
      const local = corners.map((corner) => minus(corner, middle))
      return {
        label: `part ${i + 1}, ${corners.length} straight sides`,
        box: around(middle, 50),
        at: middle,
        draw: (isTapped) =>
          path(`M${local.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`, {
            fill: isTapped ? tone.g2 : tone.f2,
            stroke: tone.f4,
            width: 3.5,
          }) + (isTapped ? tick(0, 0) : ''),
      }
    }),
    under: (spot) => {
      const found = placed.findIndex((corners) => inside(spot, corners))
      return found === -1 ? null : found
    },
  }
}
