import { Spoken } from '../../kit/spoken.tsx'
import { tookEnter } from './enter-key.ts'
import { MathsPad } from './maths-pad.tsx'
import { readTypedMoney, writeTypedMoney, type TypedMoney } from './money-text.ts'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import layout from './field-layout.module.css'
import styles from './money-widget.module.css'

const hasDigit = (text: string) => /\d/.test(text)
const units = [
  ['dollars', '$'],
  ['cents', '¢'],
] as const

/** An amount of money. Where cents are taught, a pair of keys chooses whether it is dollars or cents. */
export function MoneyWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'money'>) {
  const usual = widget.unit ?? 'dollars'
  const { text, unit } = readTypedMoney(response, usual)
  const report = (next: TypedMoney) => {
    const written = writeTypedMoney(next, usual)
    onAnswer({ response: written, complete: hasDigit(written) })
  }
  const fields = useFields([text], ([typed = '']) => report({ text: typed, unit }))
  const frozen = outcome !== undefined
  const complete = hasDigit(response)
  const submit = () => onSubmit(response)
  return (
    <div className={`${layout.widget} ${layout.beside}`} role="group" aria-labelledby={labelledBy}>
      <div className={layout.line}>
        {unit === 'dollars' && <span aria-hidden>{widget.symbol}</span>}
        <TypedField
          field={fields.bind(0)}
          label={`Amount of money in ${unit === 'cents' ? 'cents' : widget.symbol === '$' ? 'dollars' : widget.symbol}`}
          kind="number"
          width={unit === 'cents' ? 4 : 6}
          frozen={frozen}
          right={outcome?.right}
          startHere={!frozen}
          onKeyDown={(event) => tookEnter(event, complete, submit)}
        />
        {unit === 'cents' && <span aria-hidden>¢</span>}
        {widget.unit !== undefined && !frozen && (
          <span
            className={styles.units}
            role="radiogroup"
            aria-label="Dollars or cents"
            onPointerDown={(event) => event.preventDefault()}
          >
            {units.map(([name, sign]) => (
              <button
                key={name}
                type="button"
                role="radio"
                aria-checked={unit === name}
                className={styles.unit}
                onClick={() => report({ text, unit: name })}
              >
                <Spoken words={name}>{sign}</Spoken>
              </button>
            ))}
          </span>
        )}
      </div>
      {!frozen &&
        (widget.whole ? (
          <NumberPad point={unit === 'dollars'} onKey={fields.press} />
        ) : (
          <MathsPad last="space" onKey={fields.press} ready={complete} onEnter={submit} onRefocus={fields.refocus} />
        ))}
    </div>
  )
}
