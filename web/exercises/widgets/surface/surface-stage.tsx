import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import type { Action, AnySurface, Picture } from '@polyhex/curriculum/surfaces/surface'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import { Button } from '../../../kit/button.tsx'
import { LiveText } from '../live-text.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import type { Outcome, WidgetAnswer } from '../widget-props.ts'
import { remembered, type History } from '../history.ts'
import type { Spot } from './nearest-area.ts'
import { SurfaceAnswered } from './surface-answered.tsx'
import { SurfaceAreas } from './surface-areas.tsx'
import { SurfaceDigits } from './surface-digits.tsx'
import { SurfaceFields } from './surface-fields.tsx'
import { SurfacePicture } from './surface-picture.tsx'
import { SurfaceTools } from './surface-tools.tsx'
import { useSurfaceHand } from './use-surface-hand.ts'
import styles from './surface.module.css'

export interface SurfaceStageProps {
  surface: AnySurface
  widget: SurfaceWidget
  response: string
  outcome?: Outcome
  labelledBy: string
  onAnswer: (answer: WidgetAnswer) => void
  onSubmit: (response: string) => void
}

/**
 * Any surface, worked on by finger, mouse, keys or screen reader. It knows nothing of counters or coins: what there is, what moves and
 * what is said all come from the surface. A frozen one shows what was built and what was asked for.
 */
export function SurfaceStage(props: SurfaceStageProps) {
  const { outcome, ...rest } = props
  return outcome === undefined ? <Workbench {...rest} /> : <SurfaceAnswered {...rest} outcome={outcome} />
}

/** Width over height, for the style sheet: a surface is as wide as there is room, and never too tall for the screen. */
const shapeOf = ({ width, height, widest }: Picture): CSSProperties =>
  ({ '--shape': width / height, ...(widest === undefined ? {} : { '--widest': `${widest}px` }) }) as CSSProperties

function Workbench({ surface, widget, response, labelledBy, onAnswer, onSubmit }: Omit<SurfaceStageProps, 'outcome'>) {
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  const ghost = useRef<SVGGElement>(null)
  const [history, setHistory] = useState<History>([])
  const [said, setSaid] = useState('')
  const [isTyped, setIsTyped] = useState(false)
  const state = surface.read(widget, response) ?? surface.blank(widget)
  const start = surface.write(widget, surface.blank(widget))
  const written = surface.write(widget, state)
  const picture = surface.draw(widget, state, 'work')
  const areas = surface.areas(widget, state)
  const tools = surface.tools(widget, state)
  const missing = surface.complete(widget, state)
  const { typing } = surface

  function show(next: unknown, past: History) {
    setHistory(past)
    setSaid(surface.say(widget, next))
    onAnswer({ response: surface.write(widget, next), complete: surface.complete(widget, next) === null })
  }
  /** A stroke of a handle is one step: it is undone to where it began. */
  function act(action: Action, before = written) {
    const next = surface.move(widget, state, action)
    if (surface.write(widget, next) === written) return
    show(next, history.at(-1) === before ? history : remembered(history, before))
  }
  function undo() {
    const before = history.at(-1)
    if (before !== undefined) show(surface.read(widget, before) ?? surface.blank(widget), history.slice(0, -1))
  }
  const carry = ([x, y]: Spot) => {
    if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`
  }
  const hand = useSurfaceHand({ surface, widget, state, areas, picture, drawing, carry, written, act })
  const isAtStart = written === start

  function onKeyDown(event: KeyboardEvent) {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    const tool = tools.find((one) => one.kind === 'button' && one.key === event.key)
    const onArea = event.target instanceof Element && event.target.closest('[data-area]') !== null
    if (isUndo) undo()
    else if (event.key === 'Escape' && hand.taken !== undefined) hand.letGo()
    else if (event.key === 'Enter' && onArea) {
      if (missing === null) onSubmit(written)
      else setSaid(missing)
    } else if (tool && onArea && !event.ctrlKey && !event.metaKey) act({ act: 'press', id: tool.id })
    else return
    event.preventDefault()
  }

  const held = picture.pieces.find((piece) => piece.id === hand.held)
  return (
    <div
      className={styles.widget}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={`${id}alt`}
      onKeyDown={onKeyDown}
    >
      <p id={`${id}alt`} className="visually-hidden">
        {picture.alt}
      </p>
      {isTyped ? (
        <>
          <div className={styles.stage} style={shapeOf(picture)}>
            <SurfacePicture picture={surface.draw(widget, state, 'shown')} />
          </div>
          <SurfaceFields
            fields={surface.fields(widget, state)}
            onTyped={(field, text) => {
              const next = surface.typed(widget, state, field, text)
              if (next !== null && surface.write(widget, next) !== written) show(next, remembered(history, written))
              return next !== null
            }}
            ready={missing === null}
            onEnter={() => onSubmit(written)}
          />
        </>
      ) : (
        <>
          {typing === undefined ? (
            <div
              className={styles.stage}
              style={shapeOf(picture)}
              data-dragging={held !== undefined}
              {...hand.pointers}
            >
              <SurfacePicture ref={drawing} picture={picture} held={held?.id}>
                <g ref={ghost} className={styles.ghost} aria-hidden>
                  {held && <g dangerouslySetInnerHTML={{ __html: held.svg }} />}
                </g>
              </SurfacePicture>
              <SurfaceAreas
                areas={areas}
                picture={picture}
                taken={hand.taken}
                over={hand.over}
                act={act}
                tap={hand.tap}
              />
            </div>
          ) : (
            <SurfaceDigits
              surface={surface}
              typing={typing}
              widget={widget}
              state={state}
              areas={areas}
              picture={picture}
              shape={shapeOf(picture)}
              act={act}
            />
          )}
          <SurfaceTools tools={tools} act={act} />
        </>
      )}
      <p className={styles.note}>{missing}</p>
      <UndoButtons
        onUndo={history.length === 0 ? null : undo}
        onStartOver={isAtStart ? null : () => show(surface.blank(widget), remembered(history, written))}
      >
        {typing === undefined && (
          <Button look="ghost" size="sm" icon={isTyped ? 'hand' : 'pen'} onClick={() => setIsTyped(!isTyped)}>
            {isTyped ? 'Use the picture' : 'Type it instead'}
          </Button>
        )}
      </UndoButtons>
      <LiveText text={said} />
    </div>
  )
}
