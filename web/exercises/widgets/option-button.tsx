import { Check, X } from 'lucide-react'
import type { WidgetItem } from '@polyhex/contract/exercises/questions'
import { Figure } from '../../kit/figure.tsx'
import { Maths } from '../../kit/maths.tsx'
import type { Outcome } from './widget-props.ts'
import styles from './option.module.css'

export type OptionState = 'rest' | 'selected' | 'correct' | 'incorrect' | 'tried' | 'dim'

const tags: Record<OptionState, string> = {
  rest: '',
  selected: '',
  correct: 'Correct',
  incorrect: 'Your answer',
  tried: 'Tried first',
  dim: 'Not chosen',
}

/** How one option looks: before the answer by choice, after it by what was chosen and what was right. */
export function optionState(
  id: string,
  chosen: readonly string[],
  outcome: Outcome | undefined,
  tried?: string,
): OptionState {
  const wasChosen = chosen.includes(id)
  if (id === tried && !wasChosen) return 'tried'
  if (!outcome) return wasChosen ? 'selected' : 'rest'
  const rightIds = outcome.rightResponse?.split(',') ?? (outcome.right ? chosen : [])
  if (rightIds.includes(id)) return 'correct'
  return wasChosen ? 'incorrect' : 'dim'
}

interface OptionButtonProps {
  item: WidgetItem
  letter: string
  state: OptionState
  frozen: boolean
  /** Set for options of which several may be ticked. */
  ticked?: boolean
  onPress: () => void
}

/** One answer to tap: its letter in a hexagon, its text, maths or picture, and after the answer a word for its state. */
export function OptionButton({ item, letter, state, frozen, ticked, onPress }: OptionButtonProps) {
  const tag = tags[state]
  return (
    <button
      type="button"
      className={styles.option}
      data-state={state}
      disabled={frozen || state === 'tried'}
      {...(ticked === undefined
        ? { 'aria-pressed': state === 'selected' }
        : { role: 'checkbox', 'aria-checked': ticked })}
      onClick={onPress}
    >
      <span className="visually-hidden">{`${letter}: ${item.speech}${tag ? `, ${tag}` : ''}`}</span>
      <span className={styles.letter} aria-hidden>
        {state === 'correct' ? (
          <Check size={18} strokeWidth={3.4} />
        ) : state === 'incorrect' || state === 'tried' ? (
          <X size={18} strokeWidth={3.4} />
        ) : (
          letter
        )}
      </span>
      <span className={styles.answer} aria-hidden>
        {item.svg ? <Figure svg={item.svg} /> : <Maths text={item.text} />}
      </span>
      {state !== 'dim' && tag ? (
        <span className={styles.tag} aria-hidden>
          {tag}
        </span>
      ) : null}
    </button>
  )
}
