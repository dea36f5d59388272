import { readCoins, writeCoins, type CoinName, type CoinsState } from '@polyhex/contract/exercises/responses/coins'
import { mostPieces, readCount } from '@polyhex/contract/exercises/responses/limits'
import { coinOrBill, coinSize } from '../figures/coins.ts'
import { label, type Spot } from '../figures/drawing.ts'
import { counted, listWords } from '../figures/lettering.ts'
import { hueOf } from '../figures/palette.ts'
import { amounts, equalAmounts, totalOf } from '../values/amounts.ts'
import { well } from './counters-layout.ts'
import { mat } from './mat.ts'
import {
  surfaceWidth,
  type Action,
  type Box,
  type HitArea,
  type Look,
  type Picture,
  type Piece,
  type Surface,
} from './surface.ts'
import type { CoinsWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Amounts } from '../values/values.ts'

/** In cents. */
const worth: Readonly<Record<CoinName, number>> = {
  penny: 1,
  nickel: 5,
  dime: 10,
  quarter: 25,
  half: 50,
  dollar: 100,
  five: 500,
  ten: 1000,
  twenty: 2000,
}
const names: Readonly<Record<CoinName, readonly [one: string, many: string]>> = {
  penny: ['penny', 'pennies'],
  nickel: ['nickel', 'nickels'],
  dime: ['dime', 'dimes'],
  quarter: ['quarter', 'quarters'],
  half: ['half dollar', 'half dollars'],
  dollar: ['$1 bill', '$1 bills'],
  five: ['$5 bill', '$5 bills'],
  ten: ['$10 bill', '$10 bills'],
  twenty: ['$20 bill', '$20 bills'],
}

/** W18: coins and bills taken from a tray and put on the table. Decision 55. */
export const coinsSurface: Surface<CoinsWidget, CoinsState> = {
  blank: (widget) => readCoins(widget, widget.start) ?? {},
  read: (widget, text) => (text === '' ? coinsSurface.blank(widget) : readCoins(widget, text)),
  write: writeCoins,
  draw,
  areas,
  tools: () => [],
  move,
  complete: (widget, state) =>
    writeCoins(widget, state) === writeCoins(widget, coinsSurface.blank(widget))
      ? 'Tap coins to put them on the table.'
      : null,
  // The coins alone: counting them is what is asked.
  say: (widget, state) => `On the table: ${words(widget, state)}.`,
  fields: (widget, state) =>
    widget.pieces.map((name) => ({ id: name, label: sentence(names[name][1]), text: String(state[name] ?? 0) })),
  typed(widget, state, id, text) {
    const name = widget.pieces.find((one) => one === id)
    const count = text === '' ? 0 : readCount(text, mostPieces)
    return name === undefined || count === null ? null : { ...state, [name]: count }
  },
  differ(widget, state, right) {
    const [own, goal] = [totalOf(value(widget, state)), totalOf(value(widget, right))]
    const asked = own === goal ? words(widget, right) : moneyText(goal)
    return { say: `You put ${moneyText(own)} on the table. The question asks for ${asked}.`, ids: [] }
  },
  value,
  stateOf(widget, answer) {
    if (answer.kind !== 'amounts') return null
    const named = answer.amounts
    if (Object.entries(named).some(([name, count]) => count > 0 && !widget.pieces.some((it) => it === name)))
      return null
    return Object.fromEntries(widget.pieces.map((name) => [name, named[name] ?? 0]))
  },
  nearly(widget, state, answer) {
    const own = value(widget, state)
    if (answer.kind !== 'amounts' || answer.goal === 'total' || equalAmounts(own, answer)) return null
    if (totalOf(own) !== totalOf({ ...answer, worth })) return null
    const isMore = countOf(own) > countOf(answer)
    return `That is the right amount. ${isMore ? 'Now make it with fewer coins or bills.' : 'Now use the ones that are asked for.'}`
  },
  facts: (widget, state) => Object.fromEntries(widget.pieces.map((name) => [name, state[name] ?? 0])),
  paper: (widget) => draw(widget, Object.fromEntries(widget.pieces.map((name) => [name, onPaper])), 'shown'),
}

const countOf = (it: Amounts): number => Object.values(it.amounts).reduce((sum, count) => sum + count, 0)
/** So many of each are printed, to be circled. */
const onPaper = 4
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** $1.25, or 67¢ below a dollar. */
function moneyText(cents: number): string {
  return cents < 100 ? `${cents}¢` : `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function words(widget: CoinsWidget, state: CoinsState): string {
  const there = widget.pieces.filter((name) => (state[name] ?? 0) > 0)
  return there.length === 0 ? 'nothing' : listWords(there.map((name) => counted(state[name] ?? 0, ...names[name])))
}

function value(widget: CoinsWidget, state: CoinsState): Amounts {
  return amounts(Object.fromEntries(widget.pieces.map((name) => [name, state[name] ?? 0])), 'exact', worth)
}

const margin = 12
const table: Box = { x: margin, y: margin, width: surfaceWidth - 2 * margin, height: 216 }
const perTrayRow = 5

function trayOf({ pieces }: CoinsWidget): Box {
  const rows = Math.ceil(pieces.length / perTrayRow)
  return { x: margin, y: table.y + table.height + 12, width: table.width, height: rows * 92 }
}

function trayBox(widget: CoinsWidget, i: number): Box {
  const tray = trayOf(widget)
  const across = Math.min(perTrayRow, widget.pieces.length)
  const width = tray.width / across
  return { x: tray.x + (i % across) * width, y: tray.y + Math.floor(i / across) * 92, width, height: 92 }
}

function coin(id: string, name: CoinName, [x, y]: Spot, face: CoinsWidget['face'], scale: number): Piece {
  const [w, h] = coinSize(worth[name], face)
  return { id, x, y, svg: coinOrBill(worth[name], 0, 0, w * scale, h * scale, face) }
}

interface Laid {
  readonly name: CoinName
  readonly id: string
  readonly spot: Spot
  readonly width: number
}

/** The coins on the table in rows, kind by kind, as large as they fit. */
function laidOut(widget: CoinsWidget, state: CoinsState): { coins: Laid[]; scale: number } {
  const all = widget.pieces.flatMap((name) =>
    Array.from({ length: state[name] ?? 0 }, (_, i) => ({ name, id: `coin:${name}:${i}` })),
  )
  for (let scale = 1; ; scale -= 0.06) {
    const coins: Laid[] = []
    let [x, y] = [table.x + 10, table.y + 10]
    let tall = 0
    for (const { name, id } of all) {
      const [w, h] = coinSize(worth[name], widget.face)
      if (x + w * scale > table.x + table.width - 8) [x, y, tall] = [table.x + 10, y + tall + 6, 0]
      tall = Math.max(tall, h * scale, 50 * scale)
      coins.push({ name, id, spot: [x + (w * scale) / 2, y + tall / 2], width: w * scale })
      x += w * scale + 6
    }
    if (y + tall <= table.y + table.height - 6 || scale < 0.3) return { coins, scale }
  }
}

function draw(widget: CoinsWidget, state: CoinsState, look: Look): Picture {
  const isWork = look === 'work'
  const { coins, scale } = laidOut(widget, state)
  const tray = trayOf(widget)
  const labels = widget.pieces
    .map((name, i) => {
      const box = trayBox(widget, i)
      return label(box.x + box.width / 2, box.y + 82, names[name][0], { size: 13 })
    })
    .join('')
  return {
    width: surfaceWidth,
    height: (isWork ? tray.y + tray.height : table.y + table.height) + margin,
    hue: hueOf.money,
    title: 'Coins on a table',
    alt: `${coinsSurface.say(widget, state)}`,
    back: mat(table) + (isWork ? well(tray) + labels : ''),
    pieces: [
      ...coins.map(({ id, name, spot }) => coin(id, name, spot, widget.face, scale)),
      ...(isWork ? widget.pieces.map((name, i) => trayCoin(widget, name, i)) : []),
    ],
  }
}

function trayCoin(widget: CoinsWidget, name: CoinName, i: number): Piece {
  const box = trayBox(widget, i)
  const [w] = coinSize(worth[name], widget.face)
  const scale = Math.min(1, (box.width - 6) / w)
  return coin(`tray:${name}`, name, [box.x + box.width / 2, box.y + 36], widget.face, scale)
}

function areas(widget: CoinsWidget, state: CoinsState): HitArea[] {
  const coins = laidOut(widget, state).coins.map(({ id, name, spot: [x, y], width }): HitArea => {
    const side = Math.max(width, 50)
    const [, , at = '0'] = id.split(':')
    return {
      id,
      group: 'table',
      role: 'button',
      box: { x: x - side / 2, y: y - 25, width: side, height: 50 },
      label: `Take back ${names[name][0]} ${Number(at) + 1}`,
      value: 'on the table',
      drop: true,
      drag: 'piece',
      piece: id,
    }
  })
  const ground: HitArea = {
    id: 'table',
    group: 'table',
    role: 'button',
    box: table,
    label: 'The table',
    value: words(widget, state),
    drop: true,
  }
  const tray = widget.pieces.map((name, i): HitArea => ({
    id: `tray:${name}`,
    group: 'tray',
    role: 'button',
    box: trayBox(widget, i),
    label: `Put down a ${names[name][0]}`,
    value: '',
    drag: 'piece',
    piece: `tray:${name}`,
  }))
  return [ground, ...coins, ...tray]
}

function move(widget: CoinsWidget, state: CoinsState, action: Action): CoinsState {
  if (action.act === 'spot' || action.act === 'press') return state
  const [kind, named] = (action.act === 'put' ? action.from : action.id).split(':')
  const name = widget.pieces.find((one) => one === named)
  if (name === undefined) return state
  const count = (by: number): CoinsState => {
    const next = (state[name] ?? 0) + by
    return next < 0 || next > mostPieces ? state : { ...state, [name]: next }
  }
  if (action.act === 'put') {
    const isOnTable = action.to !== null && !action.to.startsWith('tray:')
    return kind === 'tray' ? (isOnTable ? count(1) : state) : isOnTable ? state : count(-1)
  }
  if (action.act === 'step') return count(Math.sign(action.by))
  if (action.act === 'remove') return count(-1)
  return count(kind === 'tray' ? 1 : -1)
}
