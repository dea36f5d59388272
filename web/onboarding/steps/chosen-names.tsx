import { useEffect, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import fieldStyles from '../../kit/field.module.css'
import { askSuggestions } from '../../accounts/fields/use-identifier-check.ts'
import styles from './steps.module.css'

/** One of a few made-up names: what a child can be called before a parent has said yes. Decision A-049. */
export function ChosenNames({
  value,
  error,
  onChange,
}: {
  value: string
  error?: string | undefined
  onChange: (name: string) => void
}) {
  const [first] = useState(value)
  const [names, setNames] = useState<readonly string[]>([])
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let over = false
    void askSuggestions('public_name').then((found) => {
      if (!over) setNames(found)
    })
    return () => {
      over = true
    }
  }, [turn])
  const options = [...new Set([first, value, ...names])].map((name) => ({ value: name, label: name }))
  return (
    <div className={styles['stack']}>
      <RadioGroup label="Public name" options={options} value={value} onChange={onChange} />
      {error && (
        <p className={fieldStyles['error']} role="alert">
          {error}
        </p>
      )}
      <Button look="ghost" size="sm" icon="refresh" onClick={() => setTurn(turn + 1)}>
        Show other names
      </Button>
    </div>
  )
}
