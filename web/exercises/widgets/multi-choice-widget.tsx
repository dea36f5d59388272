import { useRef } from 'react'
import { useTightView } from '../../kit/tight-view.ts'
import { drawingsOf, isWide, letters, needsLineOnPhone, optionKeys, optionView } from './choice-widget.tsx'
import { OptionButton, optionState } from './option-button.tsx'
import { useOptionKeys } from './use-option-keys.ts'
import type { WidgetProps } from './widget-props.ts'
import option from './option.module.css'
import styles from './hint-line.module.css'

/** All that apply: tap, Space or number keys tick an option, Enter sends once one is ticked. */
export function MultiChoiceWidget(props: WidgetProps<'multi_choice'>) {
  const { widget, response, outcome, labelledBy, onAnswer, onSubmit } = props
  const frozen = outcome !== undefined
  const chosen = response ? response.split(',') : []
  function toggle(index: number) {
    const id = widget.options[index]?.id
    if (!id || frozen) return
    const next = widget.options.map((item) => item.id).filter((item) => chosen.includes(item) !== (item === id))
    onAnswer({ response: next.join(','), complete: next.length > 0 })
  }
  useOptionKeys(optionKeys(widget.options.length), !frozen, toggle)
  const list = useRef<HTMLUListElement>(null)
  useTightView(list, drawingsOf(widget.options), optionView)
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || chosen.length === 0 || frozen) return
        event.preventDefault()
        onSubmit(response)
      }}
    >
      <p className={styles.line}>Choose all that apply.</p>
      <ul
        ref={list}
        className={option.options}
        data-wide={isWide(widget.options)}
        data-long={needsLineOnPhone(widget.options)}
      >
        {widget.options.map((item, index) => (
          <li key={item.id}>
            <OptionButton
              item={item}
              letter={letters[index] ?? ''}
              state={optionState(item.id, chosen, outcome)}
              ticked={chosen.includes(item.id)}
              frozen={frozen}
              onPress={() => toggle(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
