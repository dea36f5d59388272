import { readHotSpot, writeHotSpot, type HotSpotState } from '@polyhex/contract/exercises/responses/hot-spot'
import { counted, listWords } from '../figures/lettering.ts'
import { item } from '../values/items.ts'
import { setOf } from '../values/set.ts'
import { monthScene } from './hot-spot-month.ts'
import { outlineScene, partsScene } from './hot-spot-outline.ts'
import { thingsScene } from './hot-spot-things.ts'
import { surfaceWidth, type Surface } from './surface.ts'
import type { SpotScene } from './hot-spot-scene.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'
import type { SetOf } from '../values/values.ts'

/** W4: places of a picture are tapped. Decision 73. */
export const hotSpot: Surface<HotSpotWidget, HotSpotState> = {
  blank: () => ({ tapped: [] }),
  read: (widget, text) => (text === '' ? { tapped: [] } : readHotSpot(sceneOf(widget).places.length, text)),
  write: (_, state) => writeHotSpot(state),
  draw(widget, { tapped }) {
    const { height, hue, title, alt, back, places } = sceneOf(widget)
    return {
      width: surfaceWidth,
      height,
      hue,
      title,
      alt,
      back,
      pieces: places.map(({ at: [x, y], draw }, i) => ({ id: `spot:${i}`, x, y, svg: draw(tapped.includes(i)) })),
    }
  },
  areas: (widget, { tapped }) =>
    sceneOf(widget).places.map(({ label, box }, i) => ({
      id: `spot:${i}`,
      group: 'spots',
      role: 'button',
      box,
      label,
      value: tapped.includes(i) ? 'tapped' : 'not tapped',
    })),
  areaAt(widget, _, spot) {
    const { places, under } = sceneOf(widget)
    const at =
      under === undefined
        ? places.findIndex(
            ({ box }) =>
              spot[0] >= box.x && spot[0] <= box.x + box.width && spot[1] >= box.y && spot[1] <= box.y + box.height,
          )
        : under(spot)
    return at === null || at === -1 ? null : `spot:${at}`
  },
  tools: () => [],
  move(widget, state, action) {
    if (action.act !== 'tap' && action.act !== 'remove') return state
    const at = Number(/^spot:(\d+)$/.exec(action.id)?.[1] ?? Number.NaN)
    if (!(at < sceneOf(widget).places.length)) return state
    if (state.tapped.includes(at)) return { tapped: state.tapped.filter((one) => one !== at) }
    if (action.act === 'remove') return state
    return { tapped: widget.picks === 1 ? [at] : [...state.tapped, at].toSorted((a, b) => a - b) }
  },
  complete(widget, { tapped }) {
    const { noun } = sceneOf(widget)
    const { picks } = widget
    if (tapped.length === 0) return `Tap a ${noun}.`
    if (picks === null || tapped.length === picks) return null
    return tapped.length < picks
      ? `Tap ${picks - tapped.length} more.`
      : `That is ${counted(tapped.length, noun)}. Tap only ${picks}.`
  },
  say: (widget, { tapped }) =>
    tapped.length === 0 ? 'Nothing is tapped yet.' : `Tapped: ${named(widget, tapped).join('; ')}.`,
  fields: (widget, { tapped }) => [
    {
      id: 'tapped',
      label: sceneOf(widget).noun === 'date' ? 'Dates' : `Numbers of the ${sceneOf(widget).noun}s`,
      text: tapped.map((at) => at + 1).join(', '),
    },
  ],
  typed(widget, _, id, text) {
    if (id !== 'tapped') return null
    const numbers = text.split(/[\s,]+/).filter((part) => part !== '')
    if (!numbers.every((part) => /^[1-9]\d?$/.test(part))) return null
    return readHotSpot(sceneOf(widget).places.length, `s:${numbers.map((part) => Number(part) - 1).join(',')}`)
  },
  differ(widget, state, right) {
    const other = sceneOf(widget).places.flatMap((_, i) =>
      state.tapped.includes(i) === right.tapped.includes(i) ? [] : [`spot:${i}`],
    )
    return { say: compared(widget, state, right), ids: other }
  },
  value: (widget, { tapped }) => spotsTapped(widget, tapped),
  stateOf(widget, answer) {
    if (answer.kind !== 'set') return null
    return readHotSpot(
      sceneOf(widget).places.length,
      `s:${answer.members.map((member) => (member.kind === 'item' ? member.id : 'none')).join(',')}`,
    )
  },
  nearly: () => null,
  facts: (widget, { tapped }) =>
    Object.fromEntries(sceneOf(widget).places.map(({ label }, i) => [label, tapped.includes(i) ? 1 : 0])),
}

/** The places of a picture that are tapped, as an answer; counted from 0 in reading order. */
export function spotsTapped(widget: HotSpotWidget, tapped: readonly number[]): SetOf {
  const { places } = sceneOf(widget)
  return setOf(tapped.map((at) => item(String(at), places[at]?.label ?? '')))
}

function sceneOf({ scene }: HotSpotWidget): SpotScene {
  switch (scene.shows) {
    case 'things':
      return thingsScene(scene)
    case 'outline':
      return outlineScene(scene)
    case 'parts':
      return partsScene(scene)
    case 'month':
      return monthScene(scene)
  }
}

const named = (widget: HotSpotWidget, tapped: readonly number[]): string[] =>
  tapped.map((at) => sceneOf(widget).places[at]?.label ?? '')

/** What was tapped and what was asked for: dates by name, other places, which have no numbers to be seen, by how many. */
function compared(widget: HotSpotWidget, { tapped }: HotSpotState, right: HotSpotState): string {
  const { noun } = sceneOf(widget)
  if (widget.scene.shows === 'month') {
    const { month } = widget.scene
    const dates = (all: readonly number[]): string =>
      all.length === 0 ? 'nothing' : listWords(all.map((at) => `${month} ${at + 1}`))
    return `You tapped ${dates(tapped)}. The question asks for ${dates(right.tapped)}.`
  }
  const extra = tapped.filter((at) => !right.tapped.includes(at)).length
  const missing = right.tapped.filter((at) => !tapped.includes(at)).length
  if (tapped.length === 0) return `You tapped nothing. The question asks for ${counted(right.tapped.length, noun)}.`
  if (extra === 0) return `You tapped ${counted(tapped.length, noun)}. The question asks for ${missing} more.`
  const belongs = `You tapped ${counted(extra, noun)} that ${extra === 1 ? 'does' : 'do'} not belong.`
  if (missing === 0) return `${belongs} The question asks for the other${right.tapped.length === 1 ? '' : 's'} alone.`
  return `${belongs} The question asks for ${missing === 1 ? 'another one' : `${missing} others`}.`
}
