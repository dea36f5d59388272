import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as Behaviour,
  SelectValue,
  Text,
} from 'react-aria-components'
import fieldStyles from './field.module.css'
import { Icon } from './icon.tsx'
import menuStyles from './menu.module.css'
import styles from './select.module.css'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

/** One of a list that opens. For two to four choices take Segmented or RadioGroup, which show them all. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder = 'Choose',
  help,
  error,
  hideLabel = false,
}: {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  help?: string
  error?: string
  hideLabel?: boolean
}) {
  return (
    <Behaviour
      className={fieldStyles['field']!}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(key as Value)
      }}
      isInvalid={Boolean(error)}
      placeholder={placeholder}
    >
      <Label className={hideLabel ? 'visually-hidden' : fieldStyles['label']!}>{label}</Label>
      <Button className={styles['button']!}>
        <SelectValue />
        <Icon name="down" size={18} />
      </Button>
      {help && !error && (
        <Text slot="description" className={fieldStyles['help']!}>
          {help}
        </Text>
      )}
      <FieldError className={fieldStyles['error']!}>{error}</FieldError>
      <Popover className={menuStyles['popover']!}>
        <ListBox className={styles['list']!} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} className={menuStyles['item']!} textValue={option.label}>
              {({ isSelected }) => (
                <>
                  <span className={menuStyles['words']}>{option.label}</span>
                  {isSelected && <Icon name="check" size={17} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Behaviour>
  )
}
