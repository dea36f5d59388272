import { useState } from 'react'
import type { PlainField } from '@polyhex/curriculum/surfaces/surface'
import { tookEnter } from '../enter-key.ts'
import { TypedField } from '../typed-field.tsx'
import styles from './surface.module.css'

interface SurfaceFieldsProps {
  fields: readonly PlainField[]
  /** Takes a text for a field; false when it is none of that field. */
  onTyped: (id: string, text: string) => boolean
  ready: boolean
  onEnter: () => void
}

/** What was typed last, as it was typed. */
interface Draft {
  id: string
  text: string
  fits: boolean
}

/** An empty box where there is none of a thing; what is being typed stays as it is typed. */
function textOf(field: PlainField, draft: Draft | null): string {
  if (draft?.id === field.id && (!draft.fits || Number(draft.text) === Number(field.text))) return draft.text
  return field.text === '0' && field.writesZero !== true ? '' : field.text
}

/** The state of a surface as plain fields, for switches, small screens and whoever would rather type. */
export function SurfaceFields({ fields, onTyped, ready, onEnter }: SurfaceFieldsProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  return (
    <div className={styles.fields}>
      {fields.map((field, index) => {
        const isRefused = draft?.id === field.id && !draft.fits
        return (
          <div key={field.id} className={styles.typed}>
            <span aria-hidden>{field.label}</span>
            <TypedField
              field={{
                inputRef: () => undefined,
                value: textOf(field, draft),
                onText: (text) => setDraft({ id: field.id, text, fits: onTyped(field.id, text) }),
                onFocus: () => undefined,
              }}
              label={field.label}
              kind="number"
              hasKeys={false}
              startHere={index === 0}
              onKeyDown={(event) => tookEnter(event, ready && draft?.fits !== false, onEnter)}
            />
            {isRefused && (
              <small className={styles.refused} role="status">
                This does not fit the picture.
              </small>
            )}
          </div>
        )
      })}
    </div>
  )
}
