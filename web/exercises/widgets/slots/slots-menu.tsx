import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import type { SlotTile } from '@polyhex/contract/exercises/slots-widget'
import { Icon } from '../../../kit/icon.tsx'
import { Maths } from '../../../kit/maths.tsx'
import { longestTile } from './slots-lines.tsx'
import styles from './slots.module.css'

interface SlotsMenuProps {
  label: string
  choices: readonly SlotTile[]
  /** The id of what is chosen. */
  chosen: string | null
  onChoose: (id: string) => void
}

/** A blank with a menu of its own, which opens below it, and on a phone as a sheet at the lower edge. */
export function SlotsMenu({ label, choices, chosen, onChoose }: SlotsMenuProps) {
  const tile = choices.find(({ id }) => id === chosen)
  return (
    <Select
      className={styles.menu ?? ''}
      value={chosen}
      onChange={(key) => {
        if (key !== null) onChoose(String(key))
      }}
    >
      <span className={styles.sizer} aria-hidden>
        <Maths text={longestTile(choices)} />
      </span>
      <Label className="visually-hidden">{label}</Label>
      <Button className={styles.opener ?? ''} data-filled={tile !== undefined}>
        <SelectValue className={styles.chosen ?? ''}>
          {() => (tile === undefined ? '\u00a0' : <Maths text={tile.text} speech={tile.speech} />)}
        </SelectValue>
        <Icon name="down" size={18} />
      </Button>
      <Popover className={styles.popover ?? ''}>
        <ListBox className={styles.list ?? ''} items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.id} className={styles.choice ?? ''} textValue={choice.speech}>
              {({ isSelected }) => (
                <>
                  <Maths text={choice.text} speech={choice.speech} />
                  {isSelected && <Icon name="check" size={18} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
