import { useId, useState } from 'react'
import { numberOfLine, writeSteps } from '@polyhex/contract/exercises/responses/steps'
import { lineLatex } from '@polyhex/curriculum/reading/line-latex'
import { speakLatex } from '@polyhex/curriculum/notation/speak'
import { isSolvedFor, readLine } from '@polyhex/curriculum/reading/read-line'
import { Button } from '../../../kit/button.tsx'
import { Maths } from '../../../kit/maths.tsx'
import { LiveText } from '../live-text.tsx'
import { MathsPad } from '../maths-pad.tsx'
import { TypedPreview } from '../typed-preview.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { wordsOf } from './line-words.ts'
import { StepsAnswered } from './steps-answered.tsx'
import { StepsLine } from './steps-line.tsx'
import { useCheckedLines } from './use-checked-lines.ts'
import { useLines } from './use-lines.ts'
import layout from '../field-layout.module.css'
import styles from './steps.module.css'

type Widget = WidgetProps<'steps'>['widget']

/** Below so many the checks that are left are counted. */
const fewChecks = 10

/** Solving line by line below a given equation, with a check of the lines where it is offered. */
export function StepsWidget(props: WidgetProps<'steps'>) {
  const { widget, response, outcome, labelledBy } = props
  return outcome === undefined ? (
    <Workbench {...props} />
  ) : (
    <StepsAnswered widget={widget} response={response} outcome={outcome} labelledBy={labelledBy} />
  )
}

const isSolvedLine = (line: string, { letter, letters }: Widget): boolean => {
  const read = readLine(line, { letters, locale: 'en' })
  return read.ok && isSolvedFor(read.read, letter)
}

/** What is still to be done before the lines can be checked as an answer; null where nothing is. */
function missingFrom(lines: readonly string[], widget: Widget): string | null {
  const last = lines.findLast((line) => line.trim() !== '')
  if (last === undefined) return 'Change line 1 step by step. Write each step on a line of its own.'
  return isSolvedLine(last, widget) ? null : `Go on until \\(${widget.letter}\\) stands alone.`
}

function Workbench({ widget, response, labelledBy, onAnswer, onSubmit }: Omit<WidgetProps<'steps'>, 'outcome'>) {
  const noteId = useId()
  const lines = response.split('\n')
  const [heard, setHeard] = useState(0)
  /** Where the caret is put when the question comes; new lines take it by themselves. */
  const [begun] = useState(lines.length - 1)
  const missing = missingFrom(lines, widget)
  const checked = useCheckedLines(lines)
  const { fields, bind, mayAdd, add, remove, onKeyDown } = useLines(
    lines,
    (next) => onAnswer({ response: writeSteps(next), complete: missingFrom(next, widget) === null }),
    () => missing === null && onSubmit(response),
  )
  const said = lines.map((line, place) => {
    const verdict = checked.saidOf(place)
    return verdict === null ? null : wordsOf(verdict, widget.letter, isSolvedLine(line, widget))
  })
  const spoken = said.flatMap((words, place) => (words ? [`Line ${numberOfLine(place)}: ${words.text}`] : [])).join(' ')
  async function check() {
    await checked.ask()
    setHeard(heard + 1)
  }
  const first = lineLatex(widget.first, widget.letters)
  const active = lines[Math.min(fields.active, lines.length - 1)] ?? ''
  return (
    <div className={styles.bench} role="group" aria-labelledby={labelledBy} aria-describedby={noteId}>
      <div className={layout.widget}>
        <div className={styles.paper}>
          <ol className={styles.lines}>
            <li className={styles.line} data-given>
              <span className={styles.number} aria-hidden>
                1
              </span>
              <span className={styles.given}>
                <Maths text={`\\(${first}\\)`} speech={`Line 1, given: ${speakLatex(first)}`} />
              </span>
            </li>
            {lines.map((line, place) => (
              <StepsLine
                key={place}
                place={place}
                line={line}
                letters={widget.letters}
                field={bind(place)}
                said={said[place] ?? null}
                startHere={place === begun}
                onlyEmpty={lines.length === 1 && line === ''}
                onKeyDown={onKeyDown}
                onRemove={remove}
              />
            ))}
          </ol>
          <div className={styles.foot}>
            <Button look="ghost" size="sm" icon="plus" aria-disabled={!mayAdd} onClick={add}>
              New line
            </Button>
            <CheckButton
              checked={checked}
              empty={lines.every((line) => line.trim() === '')}
              onCheck={() => void check()}
            />
          </div>
        </div>
        <p id={noteId} className={styles.note}>
          {missing === null ? 'Ready. Press Check when you are sure.' : <Maths text={missing} />}
        </p>
        <TypedPreview typed={active} reads={{ form: 'equation', letters: widget.letters }} />
      </div>
      <div className={styles.keys}>
        <MathsPad
          own={widget.keys}
          last="="
          onKey={fields.press}
          ready={mayAdd}
          onEnter={add}
          onRefocus={fields.refocus}
        />
      </div>
      <LiveText key={heard} text={plainWords(spoken)} />
    </div>
  )
}

const plainWords = (text: string): string => text.replaceAll(/\\[()]/g, '')

/** The check of the lines, with what stands in its way. */
function CheckButton({
  checked,
  empty,
  onCheck,
}: {
  checked: ReturnType<typeof useCheckedLines>
  empty: boolean
  onCheck: () => void
}) {
  if (checked.offered === 'none') return null
  if (checked.offered === 'offline')
    return <p className={styles.quiet}>Checking a line needs the internet. You can still answer.</p>
  if (checked.left === 0) return <p className={styles.quiet}>You have used all checks for this question.</p>
  return (
    <>
      <Button look="soft" size="sm" icon="eye" aria-disabled={empty} loading={checked.asking} onClick={onCheck}>
        Check line
      </Button>
      {checked.failed && (
        <p className={styles.quiet} role="status">
          That did not work. Try it again.
        </p>
      )}
      {checked.left !== null && checked.left < fewChecks && (
        <p className={styles.quiet}>{checked.left === 1 ? '1 check left' : `${checked.left} checks left`}</p>
      )}
    </>
  )
}
