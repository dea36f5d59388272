import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react'
import { editText, type EditKey } from './edit-text.ts'

interface Fields {
  active: number
  /** Applies an on-screen key to the field that last had the caret. */
  press: (key: EditKey) => void
  focus: (index: number) => void
  bind: (index: number) => FieldBinding
}

export interface FieldBinding {
  inputRef: RefCallback<HTMLInputElement>
  value: string
  onText: (text: string) => void
  onFocus: () => void
}

/** Holds several short input fields together with one on-screen pad: which field is active, and where its caret goes. */
export function useFields(values: readonly string[], onChange: (values: string[]) => void): Fields {
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [active, setActive] = useState(0)
  const caret = useRef<{ index: number; at: number } | null>(null)

  useLayoutEffect(() => {
    const wanted = caret.current
    if (!wanted) return
    caret.current = null
    inputs.current[wanted.index]?.setSelectionRange(wanted.at, wanted.at)
  })

  const focus = useCallback((index: number) => {
    const input = inputs.current[index]
    input?.focus()
    input?.select()
  }, [])

  function change(index: number, text: string) {
    onChange(values.map((value, at) => (at === index ? text : value)))
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

  return { active, press, focus, bind }
}
