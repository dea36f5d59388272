import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { partLetter, readParts, writeParts } from '@polyhex/contract/exercises/responses/parts'
import { Icon } from '../../kit/icon.tsx'
import { Maths } from '../../kit/maths.tsx'
import { answersAtOnce } from './answers-at-once.ts'
import { PartContext } from './part-context.tsx'
import { SingleWidget } from './single-widget.tsx'
import { isTouched } from './system-keyboard.ts'
import type { PartOutcome, WidgetAnswer, WidgetProps } from './widget-props.ts'
import styles from './parts-widget.module.css'

const focusable = 'input:not([readonly]), button:not(:disabled)'

/**
 * Two to four parts, one under another, each with what it asks and its own widget. One place below them holds the keys of the part
 * in focus. Enter goes on to the next part that is open, and answers from the last.
 */
export function PartsWidget(props: WidgetProps<'parts'> & { mendPart?: number }) {
  const { widget, response, outcome, mendPart, onAnswer, onSubmit } = props
  const { parts } = widget
  const frozen = outcome !== undefined
  const texts = readParts(response, parts.length) ?? parts.map(() => '')
  const complete = useRef<readonly boolean[]>(texts.map((text) => text !== ''))
  const [first] = useState(() => Math.max(0, texts.indexOf('')))
  const [active, setActive] = useState(first)
  const [pads, setPads] = useState<HTMLElement | null>(null)
  const list = useRef<HTMLOListElement>(null)

  function enter(index: number) {
    const part = list.current?.children[index]
    const target =
      part?.querySelector<HTMLElement>('input:not([readonly])') ?? part?.querySelector<HTMLElement>(focusable)
    target?.focus({ preventScroll: true })
    part?.scrollIntoView?.({ block: 'nearest' })
  }
  useEffect(() => {
    if (mendPart !== undefined) enter(mendPart)
  }, [mendPart])
  // A finger finds the keys of the part that it has just touched, without looking for them.
  useEffect(() => {
    if (isTouched() && active !== first) pads?.scrollIntoView?.({ block: 'nearest' })
  }, [active, first, pads])

  function answer(index: number, given: WidgetAnswer): string {
    complete.current = complete.current.with(index, given.complete)
    const next = writeParts(texts.with(index, given.response))
    onAnswer({ response: next, complete: complete.current.every(Boolean) })
    return next
  }
  /** Enter in a part, or a tap on one of its options: what is still open comes next. */
  function goOn(index: number, text: string) {
    const open = complete.current.findIndex((isDone, at) => at !== index && !isDone)
    const tapped = answersAtOnce(parts[index]?.widget.widget ?? 'choice')
    if (open >= 0) {
      if (!tapped || texts[index] === '') enter(open)
    } else if (!tapped) onSubmit(writeParts(texts.with(index, text)))
  }

  return (
    <div className={styles.widget}>
      <ol className={styles.parts} ref={list}>
        {parts.map((part, index) => (
          <li
            key={index}
            className={styles.part}
            data-mend={index === mendPart}
            onFocus={() => setActive(index)}
            onPointerDown={() => setActive(index)}
          >
            <PartOf
              part={part}
              name={`Part ${index + 1} of ${parts.length}:`}
              letter={partLetter(index)}
              response={texts[index] ?? ''}
              at={{ active: index === active, starts: index === first, pads }}
              {...(frozen ? { outcome: outcome.parts?.[index] ?? { said: null, answer: '' } } : {})}
              onAnswer={(given) => void answer(index, given)}
              onSubmit={(text) => goOn(index, text)}
            />
          </li>
        ))}
      </ol>
      {!frozen && <div ref={setPads} className={styles.pads} />}
    </div>
  )
}

interface PartOfProps {
  part: WidgetProps<'parts'>['widget']['parts'][number]
  name: string
  letter: string
  response: string
  at: { active: boolean; starts: boolean; pads: HTMLElement | null }
  outcome?: PartOutcome
  onAnswer: (answer: WidgetAnswer) => void
  onSubmit: (response: string) => void
}

function PartOf({ part, name, letter, response, at, outcome, onAnswer, onSubmit }: PartOfProps) {
  const id = useId()
  const { active, starts, pads } = at
  const context = useMemo(() => ({ active, starts, pads }), [active, starts, pads])
  return (
    <>
      <span className={styles.letter} aria-hidden>
        {letter}
      </span>
      <p id={id} className={styles.heading}>
        <span className="visually-hidden">{name}</span> <Maths text={part.heading} speech={part.speech} />
      </p>
      <div className={styles.answer}>
        <PartContext value={context}>
          <SingleWidget
            widget={part.widget}
            response={response}
            labelledBy={id}
            onAnswer={onAnswer}
            onSubmit={onSubmit}
            {...(outcome ? { outcome } : {})}
          />
        </PartContext>
        {outcome && <PartLine outcome={outcome} />}
      </div>
    </>
  )
}

/** How the part went: a sign and a word first, never color alone. */
function PartLine({ outcome: { right, said, answer } }: { outcome: PartOutcome }) {
  if (answer === '') return null
  const told = answer === null ? '' : `The answer is ${answer}.`
  // Right from an earlier mistake: the number itself is still another one than it should be.
  const follows =
    said === null || answer === null ? (said ?? '') : `${said} With that part right, the answer is ${answer}.`
  if (right === undefined) {
    return (
      <p className={styles.line} data-look="note">
        <Maths text={told} />
      </p>
    )
  }
  return (
    <p className={styles.line} data-look={right ? 'ok' : 'not-yet'}>
      <Icon name={right ? 'check' : 'bulb'} size={20} />
      <span>
        <b>{right ? 'Correct.' : 'Not yet.'}</b> <Maths text={right ? follows : `${said ?? ''} ${told}`.trim()} />
      </span>
    </p>
  )
}
