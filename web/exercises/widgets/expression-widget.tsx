import { ArrowLeft, ArrowRight, Delete } from 'lucide-react'
import { useDeferredValue, useId, useMemo } from 'react'
import { speakLatex } from '@polyhex/curriculum/notation/speak'
import { Maths } from '../../kit/maths.tsx'
import { tookEnter } from './enter-key.ts'
import type { EditKey } from './edit-text.ts'
import { LiveText } from './live-text.tsx'
import { mathsKey } from './maths-keys.ts'
import { TypedField } from './typed-field.tsx'
import { typedToLatex } from './typed-maths.ts'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import layout from './field-layout.module.css'
import styles from './expression-widget.module.css'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** Typed maths with keys of its own, a guide to how it is written, and a typeset preview that is also spoken. */
export function ExpressionWidget({
  widget,
  response,
  outcome,
  labelledBy,
  onAnswer,
  onSubmit,
}: WidgetProps<'expression'>) {
  const guideId = useId()
  const fields = useFields([response], ([text = '']) => onAnswer({ response: text, complete: text.trim() !== '' }))
  const frozen = outcome !== undefined
  const complete = response.trim() !== ''
  return (
    <div className={layout.widget} role="group" aria-labelledby={labelledBy}>
      <div className={layout.line}>
        {widget.before ? <Maths text={widget.before} /> : null}
        <TypedField
          field={fields.bind(0)}
          label="Your answer"
          describedBy={guideId}
          allowed={/[^\n\t\\]/}
          width={12}
          frozen={frozen}
          right={outcome?.right}
          startHere={!frozen}
          onKeyDown={(event) => tookEnter(event, complete, () => onSubmit(response))}
        />
        {widget.after ? <Maths text={widget.after} /> : null}
      </div>
      <div className={styles.below}>
        <p id={guideId} className={styles.guide}>
          <Maths text={widget.guide} />
        </p>
        <Preview typed={response} />
      </div>
      {!frozen && <MathsKeys names={widget.keys} onKey={fields.press} />}
    </div>
  )
}

function Preview({ typed }: { typed: string }) {
  const shown = useDeferredValue(typed)
  const latex = useMemo(() => typedToLatex(shown), [shown])
  return (
    <div className={styles.preview} data-empty={!latex}>
      <span className={styles.previewLabel}>Preview</span>
      {latex ? (
        <span className={styles.typeset}>
          <Maths text={`\\(${latex}\\)`} />
        </span>
      ) : (
        <span className={styles.nothing}>Your answer shows here as you type.</span>
      )}
      <LiveText text={latex ? speakLatex(latex.replaceAll('\\square', '\\text{blank}')) : ''} />
    </div>
  )
}

/** Digits first, then the keys this question asks for, then the caret. Pressing leaves the caret in the field. */
function MathsKeys({ names, onKey }: { names: readonly string[]; onKey: (key: EditKey) => void }) {
  const own = names.filter((name) => !digits.includes(name)).map(mathsKey)
  return (
    <div className={styles.keys} role="group" aria-label="Maths keys" onPointerDown={(event) => event.preventDefault()}>
      {digits.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => onKey({ insert: digit })}>
          {digit}
        </button>
      ))}
      {own.map(({ shown, speech, key }) => (
        <button key={speech} type="button" className={styles.sign} aria-label={speech} onClick={() => onKey(key)}>
          <Maths text={shown} />
        </button>
      ))}
      <button type="button" className={styles.move} aria-label="Move left" onClick={() => onKey({ move: 'left' })}>
        <ArrowLeft size={20} aria-hidden />
      </button>
      <button type="button" className={styles.move} aria-label="Move right" onClick={() => onKey({ move: 'right' })}>
        <ArrowRight size={20} aria-hidden />
      </button>
      <button type="button" className={styles.move} aria-label="Erase" onClick={() => onKey({ erase: 'back' })}>
        <Delete size={22} aria-hidden />
      </button>
    </div>
  )
}
