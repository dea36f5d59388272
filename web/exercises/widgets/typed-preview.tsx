import { useDeferredValue, useMemo, type ClipboardEvent } from 'react'
import { speakLatex } from '@polyhex/curriculum/notation/speak'
import { previewLatex } from '@polyhex/curriculum/reading/preview-latex'
import { readTolerant } from '@polyhex/curriculum/reading/read-tolerant'
import { Maths } from '../../kit/maths.tsx'
import { LiveText } from './live-text.tsx'
import { useSettled } from './use-settled.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './typed-preview.module.css'

/** After so long without a key, in milliseconds, what is typed is read aloud and its fault is named. */
export const quietBeforeSpeech = 600

interface TypedPreviewProps {
  typed: string
  /** Absent in questions that were stored before it was sent: any letter may then be meant, also x. */
  reads: WidgetProps<'expression'>['widget']['reads']
  /** An answered question shows its answer and no advice on how to write it. */
  frozen?: boolean
}

/**
 * What is typed as the marker reads it, typeset, with a square where something is missing; below it the reader's own sentence
 * where it cannot be read yet. Both are spoken once the keys rest. Copying gives what was typed.
 */
export function TypedPreview({ typed, reads, frozen = false }: TypedPreviewProps) {
  const shown = useDeferredValue(typed)
  const { latex, sentence } = useMemo(() => {
    const read = readTolerant(shown, reads ?? { form: 'expression', letters: ['x'] })
    return { latex: previewLatex(read.pieces), sentence: read.sentence }
  }, [shown, reads])
  const problem = useSettled(frozen ? null : sentence, quietBeforeSpeech)
  const speech = useSettled(latex ? speakLatex(latex.replaceAll('\\square', '\\text{blank}')) : '', quietBeforeSpeech)
  const copyTyped = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', typed)
    event.preventDefault()
  }
  const advice = sentence === null ? null : problem
  return (
    <div className={styles.preview} data-empty={!latex}>
      <span className={styles.label}>Preview</span>
      {latex ? (
        <span className={styles.typeset} onCopy={copyTyped}>
          <Maths text={`\\(${latex}\\)`} />
        </span>
      ) : (
        <span className={styles.nothing}>Your answer shows here as you type.</span>
      )}
      {latex && advice !== null ? <span className={styles.advice}>{advice}</span> : null}
      <LiveText text={[speech, advice].filter(Boolean).join('. ')} />
    </div>
  )
}
