import { numberOfLine } from '@polyhex/contract/exercises/responses/steps'
import { lineLatex } from '@polyhex/curriculum/reading/line-latex'
import { speakLatex } from '@polyhex/curriculum/notation/speak'
import { Maths } from '../../../kit/maths.tsx'
import type { WidgetProps } from '../widget-props.ts'
import styles from './steps.module.css'

/** The lines as they were sent, under their numbers, so that what is said of a line is found. */
export function StepsAnswered({
  widget,
  response,
  outcome,
  labelledBy,
}: Pick<WidgetProps<'steps'>, 'widget' | 'response' | 'labelledBy'> & {
  outcome: NonNullable<WidgetProps['outcome']>
}) {
  const lines = response.split('\n').map((line, place) => ({ line: line.trim(), number: numberOfLine(place) }))
  const shown = [{ line: widget.first, number: 1 }, ...lines.filter(({ line }) => line !== '')]
  return (
    <div
      className={styles.paper}
      role="group"
      aria-labelledby={labelledBy}
      data-state={outcome.right ? 'right' : undefined}
    >
      <ol className={styles.lines}>
        {shown.map(({ line, number }) => {
          const latex = lineLatex(line, widget.letters)
          return (
            <li key={number} className={styles.line} {...(number === 1 ? { 'data-given': true } : {})}>
              <span className={styles.number} aria-hidden>
                {number}
              </span>
              <span className={styles.given}>
                <Maths
                  text={`\\(${latex}\\)`}
                  speech={`Line ${number}${number === 1 ? ', given' : ''}: ${speakLatex(latex)}`}
                />
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
