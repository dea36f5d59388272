import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Spot } from '../figures/drawing.ts'
import type { Hue } from '../figures/palette.ts'
import type { Figure, RichText, Value } from '../values/values.ts'

/**
 * What one drawing that is worked on by hand has to say of itself: everything that is particular to it, and nothing of pages,
 * fingers or keys. The browser, the marker, worksheets and tests all go through these verbs, so that a question, its widget,
 * its answer and its sheet are one drawing. S is the public widget, T the state. All lengths are units of the drawing, which
 * is 360 wide; at 390 px a unit is at least 0.88 px.
 */
export interface Surface<S extends SurfaceWidget, T> {
  /** The start: what lies there before anything is moved. Never the answer. */
  blank(widget: S): T
  /** The state of a response; null when it cannot be one of this widget. '' is the start. */
  read(widget: S, text: string): T | null
  /** The one way in which a state is written. */
  write(widget: S, state: T): string
  /** `look` 'work' has the tray and the handles; 'shown' is the picture alone: answered, reviewed, on paper. */
  draw(widget: S, state: T, look: Look): Picture
  /** What can be tapped, dragged or reached by keys, in reading order. */
  areas(widget: S, state: T): readonly HitArea[]
  /** Where a pointer means none of the boxes as such: the part of a circle, the whole field of a handle. */
  areaAt?(widget: S, state: T, spot: Spot): string | null
  /** Buttons and steppers under the drawing, in reading order. */
  tools(widget: S, state: T): readonly Tool[]
  /** The state after one action; the same state when the action means nothing here. */
  move(widget: S, state: T, action: Action): T
  /** Why the answer cannot be checked yet, as a sentence to the child; null when it can. */
  complete(widget: S, state: T): string | null
  /** What is there now, in words for the live line. Never what is asked, and no total that is to be counted. */
  say(widget: S, state: T): string
  /** The same state as plain fields. */
  fields(widget: S, state: T): readonly PlainField[]
  /** The state after one field was typed; null when the text is not one of that field. */
  typed(widget: S, state: T, id: string, text: string): T | null
  /** How the state differs from the right one. */
  differ(widget: S, state: T, right: T): Difference
  /** What the state is worth as an answer. */
  value(widget: S, state: T): Value
  /** A state that shows the answer; null when this widget cannot show it. */
  stateOf(widget: S, answer: Value): T | null
  /** Why an answer that is as much as the right one is not what was asked for; null where there is nothing to add. */
  nearly(widget: S, state: T, answer: Value, asked: Asked): string | null
  /** Where a wrong state first goes wrong, without the right digits, and how much of it is right of 100, where parts of it count. */
  wrongIn?(widget: S, state: T, answer: Value): { readonly say: RichText; readonly credit?: number } | null
  /** Of surfaces whose areas are written in: where the hand begins and how it goes on. */
  readonly typing?: Typing<S, T>
  /** Every number that can be taken from the drawing. */
  facts(widget: S, state: T): Figure['facts']
  /** What is printed to be worked on with a pencil; the start unless told. */
  paper?(widget: S): Picture
}

/** How a hand goes over areas of the role 'digit'. Each answers the id of an area. */
export interface Typing<S extends SurfaceWidget, T> {
  /** The first area that is still to be written. */
  begins(widget: S, state: T): string
  /** Where the hand is after it wrote a digit; `state` has it already. */
  after(widget: S, state: T, id: string): string
  /** Where it is when it takes back what stood before an empty area; the same at the start. */
  before(widget: S, id: string): string
  /** Where the key c leads: to the small cell of what is carried, and back. */
  aside(widget: S, id: string): string
}

export type AnySurface = Surface<SurfaceWidget, unknown>
export type Look = 'work' | 'shown'

/** What a question asks beyond the value. */
export interface Asked {
  /** The number of equal parts that the question names. */
  readonly parts?: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface HitArea {
  readonly id: string
  /** Areas of one group have one tab stop between them; arrows go from one to the next. */
  readonly group: string
  /** 'digit' is a field for one digit, or for the two of a traded number. */
  readonly role: 'button' | 'slider' | 'digit'
  /** At least 50 units one way and 27 the other, which is 44 and 24 px at 390. */
  readonly box: Box
  readonly label: string
  /** What is there, in words: 'empty', '3 rows of 4'. */
  readonly value: string
  /** Of sliders: arrows step it. */
  readonly range?: { readonly now: number; readonly least: number; readonly most: number }
  /** Of digits: how many fit, 1 unless told. */
  readonly most?: 1 | 2
  /** 'piece': is taken up and put down on another area. 'spot': follows the finger, snapped by `move`. */
  readonly drag?: 'piece' | 'spot'
  /** Id of the piece that goes with the finger. */
  readonly piece?: string
  /** A piece may be put down here. */
  readonly drop?: boolean
  /**
   * What a tap or Space does: acts at once, or takes the piece up until the next tap. 'act' unless told; where the finger drags a
   * handle, a press that moves nothing is a tap only where it is told.
   */
  readonly tap?: 'act' | 'take'
}

/** All that a hand can do. The browser, the copy robot and the tests act through these alone. */
export type Action =
  /** A tap, or Space. */
  | { readonly act: 'tap'; readonly id: string }
  /** Taken up at one area and put down on another; `to` null is beside the surface. */
  | { readonly act: 'put'; readonly from: string; readonly to: string | null }
  /** A handle follows the finger to a place of the drawing; `begins` where the finger has just come down. */
  | { readonly act: 'spot'; readonly id: string; readonly spot: Spot; readonly begins?: boolean }
  /** Arrows on a slider (`by` in its steps), + and - on an area, - and + of a stepper. */
  | { readonly act: 'step'; readonly id: string; readonly by: number; readonly along?: 'x' | 'y' }
  /** Backspace or Delete. */
  | { readonly act: 'remove'; readonly id: string }
  /** Written into an area in place of what stood there; '' takes it out. */
  | { readonly act: 'type'; readonly id: string; readonly text: string }
  /** A button under the drawing, or its key. */
  | { readonly act: 'press'; readonly id: string }

export type Tool =
  | {
      readonly kind: 'button'
      readonly id: string
      readonly label: string
      readonly key?: string
      /** Why it does nothing now. */
      readonly off?: string
    }
  | {
      readonly kind: 'stepper'
      readonly id: string
      /** '8' over 'parts'. */
      readonly value: string
      readonly label: string
      readonly atLeast: boolean
      readonly atMost: boolean
    }

export interface PlainField {
  readonly id: string
  readonly label: string
  readonly text: string
  /** A zero is written like any digit; else it is an empty box. */
  readonly writesZero?: boolean
}

/** A piece drawn around (0, 0), so that it can be moved without being drawn again. */
export interface Piece {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Degrees clockwise about its origin; it turns to its new place the shorter way around. */
  readonly turn?: number
  readonly svg: string
  /** How tall it is drawn, as a multiple of itself, upwards from its place; 1 unless told. For bars, which grow. */
  readonly stretch?: number
}

export interface Picture {
  readonly width: number
  readonly height: number
  /** The least width in px at which it can be read, where that is less than 250. */
  readonly readableFrom?: number
  /** The greatest width in px, where what is written would be larger than letters of the page; 620 unless told. */
  readonly widest?: number
  readonly hue: Hue
  readonly title: string
  readonly alt: string
  /** Everything that does not move. */
  readonly back: string
  readonly pieces: readonly Piece[]
}

export interface Difference {
  /** One sentence to the child: what is there, and what the question asks for. */
  readonly say: RichText
  /** Ids of pieces and areas to outline. */
  readonly ids: readonly string[]
}

/** 360 units: about the inside of a card on a phone. */
export const surfaceWidth = 360
