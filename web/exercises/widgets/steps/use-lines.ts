import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { mostLines } from '@polyhex/contract/exercises/responses/steps'
import { useFields, type FieldBinding } from '../use-fields.ts'

interface Lines {
  fields: ReturnType<typeof useFields>
  bind: (place: number) => FieldBinding
  /** Whether another line can be begun below the one that has the caret. */
  mayAdd: boolean
  /** Begins a line below the one that has the caret, or goes to the empty one that is there. */
  add: () => void
  remove: (place: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, place: number) => void
}

/** The lines below the given one as fields: Enter begins a line, Backspace takes an empty one away, arrows go up and down. */
export function useLines(
  lines: readonly string[],
  show: (lines: readonly string[]) => void,
  submit: () => void,
): Lines {
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const wanted = useRef<number | null>(null)
  const fields = useFields(lines, show, lines.length - 1)
  const here = Math.min(fields.active, lines.length - 1)
  const isFull = lines.length >= mostLines
  const nextIsEmpty = lines[here + 1]?.trim() === ''
  const mayAdd = lines[here]?.trim() !== '' && (nextIsEmpty || !isFull)

  useLayoutEffect(() => {
    if (wanted.current !== null) goTo(wanted.current)
    wanted.current = null
  })

  /** With the caret behind what stands there. */
  function goTo(place: number) {
    const input = inputs.current[place]
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }
  function add() {
    if (!mayAdd) return
    if (nextIsEmpty) return goTo(here + 1)
    wanted.current = here + 1
    show(lines.toSpliced(here + 1, 0, ''))
  }
  function remove(place: number) {
    wanted.current = Math.max(0, place - 1)
    show(lines.length === 1 ? [''] : lines.toSpliced(place, 1))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, place: number) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    else if (event.key === 'Enter') add()
    else if (event.key === 'ArrowUp' && place > 0) goTo(place - 1)
    else if (event.key === 'ArrowDown' && place < lines.length - 1) goTo(place + 1)
    else if (event.key === 'Backspace' && lines[place] === '' && lines.length > 1) remove(place)
    else return
    event.preventDefault()
  }
  function bind(place: number): FieldBinding {
    const field = fields.bind(place)
    return {
      ...field,
      inputRef: (element) => {
        inputs.current[place] = element
        field.inputRef(element)
      },
    }
  }
  return { fields, bind, mayAdd, add, remove, onKeyDown }
}
