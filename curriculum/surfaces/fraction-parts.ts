import {
  mostCut,
  readFractionParts,
  writeFractionParts,
  type FractionPartsState,
} from '@polyhex/contract/exercises/responses/fraction-parts'
import { readCount } from '@polyhex/contract/exercises/responses/limits'
import { counted } from '../figures/lettering.ts'
import { hueOf } from '../figures/palette.ts'
import { rational } from '../values/rational.ts'
import { fractionShapes, sectorUnder } from './fraction-shapes.ts'
import { surfaceWidth, type Action, type HitArea, type Picture, type Surface, type Tool } from './surface.ts'
import type { FractionPartsWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

/** W15: bars, circles or grids, cut into equal parts and shaded. Parts are equal by construction. Decision 55. */
export const fractionParts: Surface<FractionPartsWidget, FractionPartsState> = {
  blank: (widget) => readFractionParts(widget, widget.start) ?? { parts: widget.parts ?? 1, shaded: [] },
  read: (widget, text) => (text === '' ? fractionParts.blank(widget) : readFractionParts(widget, text)),
  write: (_, state) => writeFractionParts(state),
  draw,
  areas,
  areaAt(widget, state, spot) {
    const part = widget.shape === 'circle' ? sectorUnder(widget, state.parts, spot) : null
    return part === null ? null : `part:${part}`
  },
  tools,
  move,
  complete(widget, state) {
    if (state.shaded.length > 0) return null
    return widget.parts === null && state.parts === 1
      ? 'Cut it into equal parts. Then shade.'
      : 'Tap a part to shade it.'
  },
  say: (widget, { parts, shaded }) => `${nameOf(widget)} in ${counted(parts, 'equal part')}, ${shaded.length} shaded.`,
  fields: (widget, { parts, shaded }) => [
    ...(widget.parts === null ? [{ id: 'parts', label: 'Equal parts', text: String(parts) }] : []),
    { id: 'shaded', label: 'Shaded parts', text: String(shaded.length) },
  ],
  typed(widget, state, id, text) {
    const most = id === 'parts' ? mostCut : state.parts * widget.wholes
    const count = text === '' ? 0 : readCount(text, most)
    if (count === null) return null
    if (id === 'parts') return count === 0 ? null : cutInto(widget, state, count)
    return { ...state, shaded: Array.from({ length: count }, (_, i) => i) }
  },
  differ(widget, state, right) {
    const more = state.shaded.length - right.shaded.length
    const open = fractionShapes(widget, state.parts).all.flatMap((_, i) => (state.shaded.includes(i) ? [] : [i]))
    const places = state.parts !== right.parts ? [] : more > 0 ? state.shaded.slice(-more) : open.slice(0, -more)
    return {
      say: `You shaded ${partsText(widget, state)}. The question asks for ${partsText(widget, right)}.`,
      ids: places.map((i) => `part:${i}`),
    }
  },
  value: (_, { parts, shaded }) => rational(shaded.length, parts),
  stateOf,
  nearly(_, state, answer, asked) {
    const value = rational(state.shaded.length, state.parts)
    if (answer.kind !== 'rational' || asked.parts === undefined || asked.parts === state.parts) return null
    if (value.n !== answer.n || value.d !== answer.d) return null
    return `That is the same share. Now cut it into ${asked.parts} equal parts.`
  },
  facts: (_, { parts, shaded }) => ({ parts, shaded: shaded.length }),
}

const names = { bar: ['Bar', 'bars'], circle: ['Circle', 'circles'], grid: ['Square', 'squares'] } as const

function nameOf({ shape, wholes }: FractionPartsWidget): string {
  const [one, many] = names[shape]
  return wholes === 1 ? one : `${wholes} ${many}, each`
}

function partsText({ wholes }: FractionPartsWidget, { parts, shaded }: FractionPartsState): string {
  const { length } = shaded
  return wholes === 1
    ? `${length} of ${counted(parts, 'equal part')}`
    : `${counted(length, 'part')}, ${parts} to a whole`
}

function draw(widget: FractionPartsWidget, state: FractionPartsState): Picture {
  const { all, height } = fractionShapes(widget, state.parts)
  return {
    width: surfaceWidth,
    height,
    hue: hueOf.fractions,
    title: 'Equal parts',
    alt: `${fractionParts.say(widget, state)}`,
    back: '',
    pieces: all.map(({ middle: [x, y], draw: part }, i) => ({
      id: `part:${state.parts}:${i}`,
      x,
      y,
      svg: part(state.shaded.includes(i)),
    })),
  }
}

function areas(widget: FractionPartsWidget, state: FractionPartsState): HitArea[] {
  return fractionShapes(widget, state.parts).all.map(({ box }, i) => {
    const part = `part ${(i % state.parts) + 1} of ${state.parts}`
    return {
      id: `part:${i}`,
      group: 'parts',
      role: 'button',
      box,
      label: widget.wholes === 1 ? part : `whole ${Math.floor(i / state.parts) + 1}, ${part}`,
      value: state.shaded.includes(i) ? 'shaded' : 'not shaded',
    }
  })
}

function tools(widget: FractionPartsWidget, { parts }: FractionPartsState): Tool[] {
  if (widget.parts !== null) return []
  const label = parts === 1 ? 'part' : 'parts'
  return [
    { kind: 'stepper', id: 'parts', value: String(parts), label, atLeast: parts === 1, atMost: parts === mostCut },
  ]
}

/** Another number of parts; shaded parts that are still there stay shaded. */
function cutInto(widget: FractionPartsWidget, state: FractionPartsState, parts: number): FractionPartsState {
  const kept = state.shaded.flatMap((i) => {
    const [whole, part] = [Math.floor(i / state.parts), i % state.parts]
    return part < parts && whole < widget.wholes ? [whole * parts + part] : []
  })
  return { parts, shaded: kept }
}

function move(widget: FractionPartsWidget, state: FractionPartsState, action: Action): FractionPartsState {
  if (action.act === 'step' && action.id === 'parts' && widget.parts === null)
    return cutInto(widget, state, Math.min(mostCut, Math.max(1, state.parts + action.by)))
  if (action.act !== 'tap' && action.act !== 'remove') return state
  const at = Number(/^part:(\d+)$/.exec(action.id)?.[1] ?? Number.NaN)
  if (!(at < state.parts * widget.wholes)) return state
  if (state.shaded.includes(at)) return { ...state, shaded: state.shaded.filter((i) => i !== at) }
  return action.act === 'remove' ? state : { ...state, shaded: [...state.shaded, at].toSorted((a, b) => a - b) }
}

function stateOf(widget: FractionPartsWidget, answer: Value): FractionPartsState | null {
  if (answer.kind !== 'rational' || answer.n <= 0n) return null
  const parts = widget.parts ?? Number(answer.d)
  const shaded = (Number(answer.n) * parts) / Number(answer.d)
  if (!Number.isInteger(shaded) || shaded > parts * widget.wholes || parts > (widget.parts ?? mostCut)) return null
  return { parts, shaded: Array.from({ length: shaded }, (_, i) => i) }
}
