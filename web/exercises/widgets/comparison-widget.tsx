import { Maths } from '../../kit/maths.tsx'
import { Spoken } from '../../kit/spoken.tsx'
import { optionState } from './option-button.tsx'
import { useOptionKeys } from './use-option-keys.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './comparison-widget.module.css'

const signs = [
  { sign: '<', shown: '<', speech: 'is less than', keys: ['1', '<', ','] },
  { sign: '=', shown: '=', speech: 'is equal to', keys: ['2', '='] },
  { sign: '>', shown: '>', speech: 'is greater than', keys: ['3', '>', '.'] },
]
const stateWords = {
  rest: '',
  selected: '',
  correct: ', Correct',
  incorrect: ', Your answer',
  tried: '',
  dim: ', Not chosen',
}

/** Two quantities and the sign between them: a tap, the sign itself or 1 to 3 answers at once. */
export function ComparisonWidget(props: WidgetProps<'comparison'>) {
  const { widget, response, outcome, labelledBy, onAnswer, onSubmit } = props
  const frozen = outcome !== undefined
  function choose(index: number) {
    const option = signs[index]
    if (!option || frozen) return
    onAnswer({ response: option.sign, complete: true })
    onSubmit(option.sign)
  }
  useOptionKeys(
    signs.map((option) => option.keys),
    !frozen,
    choose,
  )
  return (
    <div className={styles.compare} role="group" aria-labelledby={labelledBy}>
      <div className={styles.sides}>
        <span>
          <Maths text={widget.left} />
        </span>
        <span className={styles.slot} data-filled={response !== ''} aria-hidden>
          {response || '?'}
        </span>
        <span>
          <Maths text={widget.right} />
        </span>
      </div>
      <div className={styles.signs}>
        {signs.map((option, index) => {
          const state = optionState(option.sign, response ? [response] : [], outcome)
          return (
            <button
              key={option.sign}
              type="button"
              className={styles.sign}
              data-state={state}
              disabled={frozen}
              aria-pressed={response === option.sign}
              onClick={() => choose(index)}
            >
              <Spoken words={option.speech + stateWords[state]}>{option.shown}</Spoken>
            </button>
          )
        })}
      </div>
    </div>
  )
}
