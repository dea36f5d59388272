import { readCount } from './limits.ts'
import type { TapeWidget } from '../surface-widgets.ts'

type BarName = TapeWidget['bars'][number]

/** What is drawn, and which label lies in which box. */
export interface TapeState {
  readonly bar: BarName
  /** Into how many parts the bar is cut; of two bars it means nothing and is 2. */
  readonly cut: number
  /** Which of two bars is the longer one; null where nobody has said so yet. */
  readonly longer: 0 | 1 | null
  /** By the order of `boxesOf`: the place of a label among the labels, or null. */
  readonly at: readonly (number | null)[]
}

/** The fewest parts of a bar. */
export const fewestParts = 2

/** The boxes of a bar, in reading order. */
export function boxesOf(bar: BarName, cut: number): readonly string[] {
  if (bar === 'compare') return ['top', 'bottom', 'difference']
  if (bar === 'equal') return ['each', 'whole']
  return [...Array.from({ length: cut }, (_, i) => `part ${i + 1}`), 'whole']
}

const isLonger = (text: string): text is '0' | '1' | '_' => text === '_' || text === '0' || text === '1'

/** The state that a response tells; null when it is not one of this widget. */
export function readTape(widget: TapeWidget, text: string): TapeState | null {
  const [name, cutText = '', longer = '', labels = '', ...more] = text.split(':')
  const bar = widget.bars.find((one) => one === name)
  const cut = readCount(cutText, bar === 'equal' ? widget.most : widget.parts)
  if (bar === undefined || cut === null || !isLonger(longer) || more.length > 0) return null
  if (bar === 'equal' ? cut < fewestParts : cut !== (bar === 'parts' ? widget.parts : fewestParts)) return null
  if (bar !== 'compare' && longer !== '_') return null
  const told = labels.split(',')
  const at = told.map((label) => (label === '_' ? null : readCount(label, widget.labels.length - 1)))
  if (told.length !== boxesOf(bar, cut).length || at.some((label, i) => label === null && told[i] !== '_')) return null
  return { bar, cut, longer: longer === '_' ? null : longer === '0' ? 0 : 1, at }
}

/** The one way in which a state is written. */
export function writeTape({ bar, cut, longer, at }: TapeState): string {
  return `${bar}:${cut}:${longer ?? '_'}:${at.map((label) => label ?? '_').join(',')}`
}
