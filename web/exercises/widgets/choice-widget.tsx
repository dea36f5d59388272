import { useRef } from 'react'
import type { WidgetItem } from '@polyhex/contract/exercises/questions'
import { useTightView } from '../../kit/tight-view.ts'
import { OptionButton, optionState } from './option-button.tsx'
import { useOptionKeys } from './use-option-keys.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './option.module.css'

export const letters = 'ABCDEFGHIJ'

/** Options stand in two columns until one of them is wide: over 16 characters as read, or a picture with text. */
export function isWide(options: readonly WidgetItem[]): boolean {
  return options.some((option) => !option.svg && option.text.replace(/\\\(|\\\)|\\[a-z]+|[{}]/g, '').length > 16)
}

/**
 * On a phone also words of more than six letters, and maths of more than seven signs in a line, need a line of their own,
 * or they would be broken or cut.
 */
export function needsLineOnPhone(options: readonly WidgetItem[]): boolean {
  return options.some((option) => {
    if (option.svg) return false
    const words = option.text.replace(/\\\([\s\S]*?\\\)/g, '')
    const maths = [...option.text.matchAll(/\\\(([\s\S]*?)\\\)/g)].map((found) => found[1] ?? '').join('')
    return /\p{L}{7,}/u.test(words) || signsInLine(maths) > 7
  })
}

/** Signs of maths that stand beside each other: of a fraction only its longer part counts, and + and its like have room around them. */
function signsInLine(latex: string): number {
  return latex
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
      top.length > bottom.length ? top : bottom,
    )
    .replace(/\\[{}]/g, '|')
    .replace(/\\(?:left|right|text|mathrm|quad|,|;|!|\s)/g, '')
    .replace(/\\[a-z]+/gi, 'x')
    .replace(/[{}\s^_]/g, '')
    .replace(/(?<=[\dx|)])[-+=<>]/g, 'xx').length
}

/** A picture that is an option fills what it has: it is what is read. */
export const optionView = { share: 0.94, most: 8 } as const

/** Says when the pictures of options are others. */
export const drawingsOf = (options: readonly WidgetItem[]): string =>
  options.map((option) => option.svg ?? '').join('\n')

/** Keys 1 to 6 stand for the options, and so do their letters. */
export function optionKeys(count: number): string[][] {
  return Array.from({ length: count }, (_, index) => {
    const letter = letters[index] ?? ''
    return [String(index + 1), letter, letter.toLowerCase()]
  })
}

/** One of several: a tap, Enter on an option, or its number key answers at once. */
export function ChoiceWidget(props: WidgetProps<'choice'>) {
  const { widget, response, outcome, tried, labelledBy, onAnswer, onSubmit } = props
  const frozen = outcome !== undefined
  function choose(index: number) {
    const option = widget.options[index]
    if (!option || frozen || option.id === tried) return
    onAnswer({ response: option.id, complete: true })
    onSubmit(option.id)
  }
  useOptionKeys(optionKeys(widget.options.length), !frozen, choose)
  const list = useRef<HTMLUListElement>(null)
  useTightView(list, drawingsOf(widget.options), optionView)
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <ul
        ref={list}
        className={styles.options}
        data-wide={isWide(widget.options)}
        data-long={needsLineOnPhone(widget.options)}
      >
        {widget.options.map((option, index) => (
          <li key={option.id}>
            <OptionButton
              item={option}
              letter={letters[index] ?? ''}
              state={optionState(option.id, response ? [response] : [], outcome, tried)}
              frozen={frozen}
              onPress={() => choose(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
