import { useEffect, useRef } from 'react'
import type { QuestionAnswer } from '@polyhex/contract/exercises/answers'
import { Button } from '../kit/button.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { Maths } from '../kit/maths.tsx'
import styles from './feedback-line.module.css'

export interface FeedbackLineProps {
  answer: QuestionAnswer | null
  /** An answer that cost nothing: nearly right, or not readable. */
  remark: { verdict: 'almost' | 'invalid'; sentence: string } | null
  /** The answer is kept on this device and not marked yet. */
  kept?: boolean
  /** Right answers in a row with this one; said from two upward. */
  inARow: number
  /** The learner goes on, and not the exercise by itself. */
  waits?: boolean
  onHelp?: () => void
  /** The answer is being changed for its second try. */
  trying?: boolean
  /** What can be done about a wrong answer; left out where it cannot, as without a connection. */
  secondTry?: SecondTryActs
}

interface SecondTryActs {
  onTryAgain: () => void
  onShowMe: () => void
  /** Try Again takes the focus, since the verdict has just come. */
  takesFocus: boolean
}

interface Line {
  look: 'ok' | 'not-yet' | 'note'
  icon: IconName
  verdict: string
  rest: string
}

/** From so much credit, of 100, an answer lacks no more than a small thing. */
const nearlyAll = 75

/** What is said under an answer: verdict first, then the mathematics, never the child. */
export function feedbackOf(props: Omit<FeedbackLineProps, 'onHelp' | 'waits' | 'secondTry'>): Line | null {
  const { answer, remark, kept, inARow } = props
  if (remark) {
    const verdict = remark.verdict === 'almost' ? 'Almost.' : 'We could not read that.'
    return { look: 'note', icon: 'info', verdict, rest: `${remark.sentence} This try does not count.`.trim() }
  }
  if (!answer && kept) {
    const rest = 'We will check it when you are back online.'
    return { look: 'note', icon: 'clock', verdict: 'Saved on this device.', rest }
  }
  if (!answer) return null
  if (props.trying) {
    return { look: 'note', icon: 'pen', verdict: 'Your second try.', rest: whyOf(answer) ?? 'Change what you had.' }
  }
  const right = rightWords(answer)
  if (answer.outcome === 'right') {
    return { look: 'ok', icon: 'check', verdict: 'Correct.', rest: inARow > 1 ? `That makes ${inARow} in a row.` : '' }
  }
  if (answer.outcome === 'skipped') return { look: 'note', icon: 'skip', verdict: 'Skipped.', rest: right }
  if (answer.secondTry === 'right') {
    return { look: 'ok', icon: 'check', verdict: 'Mended.', rest: 'You found it yourself.' }
  }
  if (answer.parts) {
    const found = answer.parts.filter(({ outcome }) => outcome === 'right').length
    const said = found === 0 ? '' : `${found} of ${answer.parts.length} parts ${found === 1 ? 'is' : 'are'} right. `
    const verdict = found === 0 ? 'Not yet.' : 'Partly right.'
    return { look: 'not-yet', icon: 'bulb', verdict, rest: `${said}${right}`.trim() }
  }
  // The answer itself is right, or one tile away from it: it is not said again.
  const credit = answer.credit ?? 0
  if (credit >= nearlyAll)
    return { look: 'not-yet', icon: 'bulb', verdict: 'Nearly all right.', rest: whyOf(answer) ?? right }
  return {
    look: 'not-yet',
    icon: 'bulb',
    verdict: credit > 0 ? 'Partly right.' : 'Not yet.',
    rest: `${whyOf(answer) ?? ''} ${right}`.trim(),
  }
}

/** What went wrong in the answer that stands there: the second one, where there was one. */
function whyOf({ secondTry, secondWhy, misconception }: QuestionAnswer): string | null {
  return secondTry === 'wrong' ? secondWhy : (misconception?.why ?? null)
}

/** The right answer in a sentence; while it is held back only what is said where nothing else is. */
function rightWords({ misconception, parts, rightAnswer }: QuestionAnswer): string {
  if (rightAnswer === null) return misconception === null && parts === undefined ? 'Have another look.' : ''
  return parts ? 'The answers stand with each part.' : `The answer is ${rightAnswer.text}.`
}

/** The line under an answer: hexagon, verdict in bold, and what to do next. Read aloud when it appears. */
export function FeedbackLine(props: FeedbackLineProps) {
  const line = feedbackOf(props)
  return (
    <div role="status" aria-live="polite" data-feedback>
      {line && (
        <div className={styles.line} data-look={line.look}>
          <span className={styles.hex}>
            <Icon name={line.icon} size={20} />
          </span>
          <p>
            <b>{line.verdict}</b> <Maths text={line.rest} />{' '}
            {line.look === 'not-yet' && props.onHelp && props.answer?.secondTry !== 'open' && (
              <button type="button" className={styles.help} onClick={props.onHelp}>
                See how it works
              </button>
            )}
            {props.waits && <span className="visually-hidden"> Press Next to go on.</span>}
          </p>
          {line.look === 'not-yet' && props.secondTry && <SecondTryButtons {...props.secondTry} />}
        </div>
      )}
    </div>
  )
}

function SecondTryButtons({ onTryAgain, onShowMe, takesFocus }: SecondTryActs) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles.acts}>
      <Button ref={first} look="soft" icon="repeat" onClick={onTryAgain}>
        Try again
      </Button>
      <Button look="line" icon="eye" onClick={onShowMe}>
        Show me
      </Button>
    </div>
  )
}
