import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components'
import { classNames } from '../../kit/class-names.ts'
import { Icon } from '../../kit/icon.tsx'
import type { MenuChoice } from '../../kit/menu.tsx'
import menuStyles from '../../kit/menu.module.css'
import styles from './day-menu.module.css'
import { dayWords } from './local-days.ts'

/** What can be done on a day of the calendar; closes on Escape, and the focus goes back to the day. */
export function DayMenu({
  day,
  anchor,
  choices,
  onClose,
}: {
  day: string
  anchor: RefObject<Element | null>
  choices: readonly MenuChoice[]
  onClose: () => void
}) {
  return (
    <Popover
      className={menuStyles['popover']!}
      aria-label={dayWords(day)}
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      placement="bottom start"
    >
      <Menu
        className={menuStyles['list']!}
        aria-label={dayWords(day)}
        autoFocus="first"
        onAction={(key) => {
          onClose()
          choices.find((choice) => choice.id === key)?.onChoose()
        }}
      >
        <MenuSection>
          <Header className={styles['head']!}>{dayWords(day)}</Header>
          {choices.map((choice) => (
            <MenuItem
              key={choice.id}
              id={choice.id}
              textValue={choice.label}
              className={classNames(menuStyles['item'], choice.bad && menuStyles['bad'])}
            >
              {choice.icon && <Icon name={choice.icon} size={18} />}
              <span className={menuStyles['words']}>{choice.label}</span>
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </Popover>
  )
}
