import { useId, type ReactNode } from 'react'
import { emptySlots, readSlots, tileIn, type SlotsState } from '@polyhex/contract/exercises/responses/slots'
import type { SlotsWidget, SlotTile } from '@polyhex/contract/exercises/slots-widget'
import { Icon } from '../../../kit/icon.tsx'
import { Maths } from '../../../kit/maths.tsx'
import type { Outcome } from '../widget-props.ts'
import { SlotsLines } from './slots-lines.tsx'
import { differenceWords } from './slots-words.ts'
import styles from './slots.module.css'

interface SlotsAnsweredProps {
  widget: SlotsWidget
  response: string
  outcome: Outcome
  labelledBy: string
}

type Look = 'plain' | 'right' | 'differs'

/** A tile that was laid. A sign says what its color says too. */
function LaidTile({ tile, look }: { tile: SlotTile | null; look: Look }) {
  return (
    <span className={styles.shown} data-look={tile === null ? 'empty' : look}>
      {tile === null ? <span className="visually-hidden">empty</span> : <Maths text={tile.text} speech={tile.speech} />}
      {look === 'differs' && (
        <span className={styles.badge}>
          <Icon name="x" size={13} />
          <span className="visually-hidden">not right</span>
        </span>
      )}
    </span>
  )
}

/** The sentence with its tiles as they were laid. */
function Laid({ widget, state, lookAt }: { widget: SlotsWidget; state: SlotsState; lookAt: (place: number) => Look }) {
  const blankAt = (place: number): ReactNode => (
    <LaidTile tile={tileIn(widget, place, state[place] ?? '')} look={lookAt(place)} />
  )
  return <SlotsLines widget={widget} blank={blankAt} />
}

/** The sentence as it was filled, and below it the right one where it is another, with the difference outlined and said. */
export function SlotsAnswered({ widget, response, outcome, labelledBy }: SlotsAnsweredProps) {
  const id = useId()
  const state = readSlots(widget, response) ?? emptySlots(widget)
  const right = outcome.right !== true && outcome.rightResponse ? readSlots(widget, outcome.rightResponse) : null
  if (right === null)
    return (
      <div className={styles.answered} role="group" aria-labelledby={labelledBy}>
        <Laid widget={widget} state={state} lookAt={() => (outcome.right === true ? 'right' : 'plain')} />
      </div>
    )
  const tells = outcome.right === false && !widget.several
  return (
    <div className={styles.answered} role="group" aria-labelledby={labelledBy}>
      <div className={styles.pair}>
        <figure className={styles.side} data-side="own" aria-labelledby={`${id}own`}>
          <figcaption id={`${id}own`}>Yours</figcaption>
          <Laid
            widget={widget}
            state={state}
            lookAt={(place) => (!tells ? 'plain' : state[place] === right[place] ? 'right' : 'differs')}
          />
        </figure>
        <figure className={styles.side} data-side="asked" aria-labelledby={`${id}asked`}>
          <figcaption id={`${id}asked`}>{widget.several ? 'One right answer' : 'Answer'}</figcaption>
          <Laid widget={widget} state={right} lookAt={() => 'right'} />
        </figure>
      </div>
      {tells && (
        <p className={styles.note}>
          <Maths text={differenceWords(widget, state, right)} />
        </p>
      )}
    </div>
  )
}
