import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react'
import { editText, type EditKey } from './edit-text.ts'

interface Fields {
  active: number
  /** Applies an on-screen key to the field that last had the caret. */
  press: (key: EditKey) => void
  focus: (index: number) => void
  /** Leaves the field that last had the caret and takes it up again, which calls another keyboard. */
  refocus: () => void
  bind: (index: number) => FieldBinding
}

export interface FieldBinding {
  inputRef: RefCallback<HTMLInputElement>
  value: string
  onText: (text: string) => void
  onFocus: () => void
}

/**
 * Holds several short input fields together with one on-screen pad: which field is active, and where its caret goes. A change may
 * answer with the field that takes the caret once what was typed stands there.
 */
export function useFields(values: readonly string[], onChange: (values: string[]) => number | void, first = 0): Fields {
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [active, setActive] = useState(first)
  const caret = useRef<{ index: number; at: number } | null>(null)
  const next = useRef<number | null>(null)

  const focus = useCallback((index: number) => {
    const input = inputs.current[index]
    input?.focus()
    input?.select()
  }, [])

  useLayoutEffect(() => {
    const wanted = caret.current
    caret.current = null
    if (next.current !== null) {
      const index = next.current
      next.current = null
      focus(index)
    } else if (wanted) inputs.current[wanted.index]?.setSelectionRange(wanted.at, wanted.at)
  })

  function change(index: number, text: string) {
    const goTo = onChange(values.map((value, at) => (at === index ? text : value)))
    if (typeof goTo === 'number') focusSoon(goTo)
  }

  function press(key: EditKey) {
    const input = inputs.current[active]
    const value = values[active] ?? ''
    const edited = editText(value, input?.selectionStart ?? value.length, input?.selectionEnd ?? value.length, key)
    if (edited.text === value) input?.setSelectionRange(edited.caret, edited.caret)
    else {
      caret.current = { index: active, at: edited.caret }
      change(active, edited.text)
    }
  }

  function bind(index: number): FieldBinding {
    return {
      inputRef: (element) => {
        inputs.current[index] = element
      },
      value: values[index] ?? '',
      onText: (text) => change(index, text),
      onFocus: () => setActive(index),
    }
  }

  function focusSoon(index: number) {
    next.current = index
    setActive(index)
  }

  function refocus() {
    const input = inputs.current[active]
    input?.blur()
    input?.focus()
  }

  return { active, press, focus, refocus, bind }
}
