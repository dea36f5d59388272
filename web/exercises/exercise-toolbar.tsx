import { useEffect, useRef, type RefObject } from 'react'
import { counterTooltip } from '@polyhex/contract/coins/earnings'
import { useOnline } from '../call/network.ts'
import { Button } from '../kit/button.tsx'
import { CoinCounter } from '../kit/coin-counter.tsx'
import { Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Tooltip } from '../kit/tooltip.tsx'
import { FlyingCoins } from './flying-coins.tsx'
import type { MainStep } from './main-step.ts'
import styles from './exercise-toolbar.module.css'

interface ExerciseToolbarProps {
  signedIn: boolean
  earned: number
  /** The exercise around it, from whose feedback coins come. */
  room: RefObject<HTMLElement | null>
  step: MainStep
  /** Check can be pressed: the answer is complete. */
  ready: boolean
  /** The answer has been tried and not acknowledged yet. */
  unsaved: boolean
  isFirst: boolean
  isLatest: boolean
  drawing: boolean
  teaching: boolean
  /** Help comes after the run: it would hide what is known without it. */
  helpWaits: boolean
  /** What the button says that passes a question over. */
  skip: string
  glowing: boolean
  onCheck: () => void
  onSkip: () => void
  onNext: () => void
  /** Next takes the focus for the verdict of this id; null: it does not. */
  takesFocus: string | null
  onBack: () => void
  onForward: () => void
  onDraw: () => void
  onTeach: () => void
}

/** Coins at the left, back, main step and forward in the middle, Draw and Teach Me at the right [L-047]. */
export function ExerciseToolbar(props: ExerciseToolbarProps) {
  const { step, isFirst, isLatest } = props
  return (
    <footer className={styles.bar} aria-label="Exercise toolbar">
      <Tooltip text={counterTooltip(props.signedIn, 'Polyhex')}>
        <span className={styles.coins} tabIndex={0} role="group" aria-label="Coins earned">
          <CoinCounter amount={props.earned} unit="earned" plus />
          <FlyingCoins earned={props.earned} room={props.room} />
        </span>
      </Tooltip>
      <div className={styles.middle}>
        <IconButton
          className={styles.arrow ?? ''}
          look="line"
          icon="back"
          label="Previous Question"
          tip={isFirst ? 'On First Question' : 'Previous Question'}
          aria-disabled={isFirst}
          onClick={props.onBack}
        />
        <MainButton {...props} />
        {(step === 'check' || step === 'choose') && (
          <Button look={step === 'choose' ? 'line' : 'ghost'} onClick={props.onSkip}>
            {props.skip}
          </Button>
        )}
        <IconButton
          className={styles.arrow ?? ''}
          look="line"
          icon="arrow"
          label="Next Question"
          tip={isLatest ? 'On Latest Question' : 'Next Question'}
          aria-disabled={isLatest}
          onClick={props.onForward}
        />
      </div>
      <div className={styles.end}>
        <button type="button" className={styles.toggle} aria-pressed={props.drawing} onClick={props.onDraw}>
          <Icon name="pen" size={19} />
          <span>Draw</span>
        </button>
        <TeachButton {...props} />
      </div>
    </footer>
  )
}

/** Help is made on the server, so it says why it cannot be had offline. What is open already stays and can be closed. */
function TeachButton({ helpWaits, teaching, glowing, onTeach }: ExerciseToolbarProps) {
  const online = useOnline()
  const why = whyNoHelp(helpWaits, online || teaching)
  const label = (
    <>
      <Icon name="teach" size={20} />
      <span>Teach Me</span>
    </>
  )
  if (why !== null) {
    return (
      <Tooltip text={why}>
        <button type="button" className={styles.toggle} aria-disabled>
          {label}
        </button>
      </Tooltip>
    )
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      data-glow={glowing}
      aria-expanded={teaching}
      aria-controls="teach-me"
      onClick={onTeach}
    >
      {label}
    </button>
  )
}

function whyNoHelp(helpWaits: boolean, canBeHad: boolean): string | null {
  if (helpWaits) return 'Help comes after the last question'
  return canBeHad ? null : 'Teach Me needs the internet'
}

function MainButton({ step, ready, unsaved, takesFocus, onCheck, onNext }: ExerciseToolbarProps) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus !== null && step === 'next') next.current?.focus({ preventScroll: true })
  }, [takesFocus, step])
  if (step === 'choose') return null
  if (step === 'saving') {
    return (
      <Button className={styles.main ?? ''} loading>
        {unsaved ? 'Still saving' : 'Saving'}
      </Button>
    )
  }
  if (step === 'check') {
    return (
      <Button className={styles.main ?? ''} disabled={!ready} onClick={onCheck}>
        Check
      </Button>
    )
  }
  return (
    <Button key="next" ref={next} className={styles.main ?? ''} iconAfter="arrow" onClick={onNext}>
      Next
    </Button>
  )
}
