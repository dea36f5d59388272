import { Button, FieldError, Group, Input, Label, NumberField as Behaviour, Text } from 'react-aria-components'
import fieldStyles from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './number-field.module.css'

/** A number with steps up and down; arrow keys, Home and End work. */
export function NumberField({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  help,
  error,
}: {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  help?: string
  error?: string
}) {
  return (
    <Behaviour
      className={fieldStyles['field']!}
      value={value}
      onChange={onChange}
      step={step}
      isInvalid={Boolean(error)}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
    >
      <Label className={fieldStyles['label']}>{label}</Label>
      <Group className={styles['group']!}>
        <Button slot="decrement" className={styles['step']!}>
          <Icon name="minus" />
        </Button>
        <Input className={styles['input']!} />
        <Button slot="increment" className={styles['step']!}>
          <Icon name="plus" />
        </Button>
      </Group>
      {help && !error && (
        <Text slot="description" className={fieldStyles['help']}>
          {help}
        </Text>
      )}
      <FieldError className={fieldStyles['error']!}>{error}</FieldError>
    </Behaviour>
  )
}
