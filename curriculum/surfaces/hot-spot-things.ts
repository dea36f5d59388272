import { circle, group, line, rectangle, type Spot } from '../figures/drawing.ts'
import { DrawingBoard } from '../figures/drawing-board.ts'
import { missingBox } from '../figures/marks.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { drawTile, tileInWords } from '../figures/pattern-tiles.ts'
import { shapeAsSeen } from '../figures/shape-as-seen.ts'
import { drawShape } from '../figures/shape.ts'
import { drawSolid } from '../figures/solid-bodies.ts'
import { solidInWords } from '../figures/solid.ts'
import { surfaceWidth } from './surface.ts'
import type { SpotPlace, SpotScene } from './hot-spot-scene.ts'
import type { HotSpotWidget, SpotThing } from '@polyhex/contract/exercises/hot-spot-widget'

type Things = Extract<HotSpotWidget['scene'], { shows: 'things' }>

const margin = 8
const gap = 8

/** The picture of a thing around (0, 0), in a field of this width and height. */
function drawn(thing: SpotThing, width: number, height: number): string {
  const reach = Math.min(width, height)
  if (thing.is === 'tile' && thing.tile === 'gap')
    return missingBox(-reach * 0.4, -reach * 0.4, reach * 0.8, reach * 0.8, '?', reach * 0.45)
  if (thing.is === 'tile')
    return drawTile(
      {
        shape: thing.tile as Exclude<typeof thing.tile, 'gap'>,
        turns: thing.turns,
        small: thing.small,
        second: thing.second,
      },
      0,
      0,
      reach * 0.42,
    )
  const board = new DrawingBoard(width, height)
  if (thing.is === 'solid')
    drawSolid(
      board,
      { kind: thing.solid },
      { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 },
    )
  else
    drawShape(
      board,
      { shape: thing.shape, turn: thing.turn, color: thing.second ? 2 : 1 },
      [0, 0],
      (reach * 0.82 * thing.size) / 100,
    )
  return board.markup(hueOf.geometry)
}

/** What is seen, without the name that a question may ask for. */
function inWords(thing: SpotThing): string {
  if (thing.is === 'solid') return solidInWords({ kind: thing.solid }, true)
  if (thing.is === 'tile' && thing.tile === 'gap') return 'a gap'
  if (thing.is === 'tile')
    return `${tileInWords({ shape: thing.tile as Exclude<typeof thing.tile, 'gap'>, turns: thing.turns, small: thing.small })}${thing.second ? ', second color' : ''}`
  return `${shapeAsSeen(thing.shape)}${thing.turn % 90 === 0 ? '' : ', tipped'}`
}

/** The tick in the corner of a card that is tapped: no place is told by color alone. */
export function tick(x: number, y: number): string {
  return (
    circle(x, y, 11, { fill: tone.g3 }) +
    line(x - 5, y + 0.5, x - 1.5, y + 4.5, { stroke: tone.g0, width: 3 }) +
    line(x - 1.5, y + 4.5, x + 5.5, y - 4, { stroke: tone.g0, width: 3 })
  )
}

function card(thing: SpotThing, width: number, height: number, isTapped: boolean, isNarrow: boolean): string {
  const [left, top] = [-width / 2, -height / 2]
  return (
    rectangle(left + 1.5, top + 1.5, width - 3, height - 3, {
      fill: tone.paper,
      stroke: isTapped ? tone.g3 : tone.f2,
      width: isTapped ? 4.5 : 2,
      radius: 14,
    }) +
    (isNarrow ? group(drawn(thing, width - 4, height - 4), { y: -9 }) : drawn(thing, width - 16, height - 16)) +
    (isTapped ? (isNarrow ? tick(0, -top - 15) : tick(-left - 15, top + 15)) : '')
  )
}

/** How many cards stand side by side. */
const columnsOf = ({ in: lies, things }: Things): number =>
  lies === 'row' ? things.length : things.length <= 4 ? 2 : 3

/** Pictures on cards, two or three side by side, or all in one row to be counted from one end. */
export function thingsScene(scene: Things): SpotScene {
  const columns = columnsOf(scene)
  const space = scene.in === 'row' ? 2 : gap
  const width = (surfaceWidth - 2 * margin - (columns - 1) * space) / columns
  const height = scene.in === 'row' ? Math.min(96, Math.max(74, width + 20)) : columns === 2 ? 122 : 106
  const rows = Math.ceil(scene.things.length / columns)
  const last = scene.things.length - (rows - 1) * columns
  const places = scene.things.map((thing, i): SpotPlace => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const shift = row === rows - 1 ? ((columns - last) * (width + space)) / 2 : 0
    const [x, y] = [margin + shift + column * (width + space), margin + row * (height + gap)]
    const at: Spot = [x + width / 2, y + height / 2]
    return {
      label: `${i + 1}, ${inWords(thing)}`,
      box: { x, y, width, height },
      at,
      draw: (isTapped) => card(thing, width, height, isTapped, scene.in === 'row'),
    }
  })
  const said = places.map(({ label }) => label).join('; ')
  return {
    height: 2 * margin + rows * height + (rows - 1) * gap,
    hue: scene.things.some(({ is }) => is === 'tile') ? hueOf.algebra : hueOf.geometry,
    title: 'Pictures',
    alt:
      said.length < 220
        ? `Pictures: ${said}.`
        : `${places.length} pictures. Each one can be reached and is told there.`,
    noun: 'picture',
    back: '',
    places,
  }
}
