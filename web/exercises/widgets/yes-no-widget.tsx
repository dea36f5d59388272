import { OptionButton, optionState } from './option-button.tsx'
import { useOptionKeys } from './use-option-keys.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './option.module.css'

/** Two words, such as True and False: a tap, 1 and 2, or the first letter of the word answers at once. */
export function YesNoWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'yes_no'>) {
  const frozen = outcome !== undefined
  const options = [
    { id: 'yes', text: widget.yes, speech: widget.yes },
    { id: 'no', text: widget.no, speech: widget.no },
  ]
  const initials = options.map((option) => option.text.slice(0, 1))
  function choose(index: number) {
    const option = options[index]
    if (!option || frozen) return
    onAnswer({ response: option.id, complete: true })
    onSubmit(option.id)
  }
  const keys = initials.map((initial, index) => [String(index + 1), initial.toLowerCase(), initial.toUpperCase()])
  useOptionKeys(keys, !frozen, choose)
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li key={option.id}>
            <OptionButton
              item={option}
              letter={initials[index]?.toUpperCase() ?? ''}
              state={optionState(option.id, response ? [response] : [], outcome)}
              frozen={frozen}
              onPress={() => choose(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
