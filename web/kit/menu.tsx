import { Button, Menu as MenuList, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import iconButtonStyles from './icon-button.module.css'
import styles from './menu.module.css'

export interface MenuChoice {
  id: string
  label: string
  icon?: IconName
  /** Destructive: coral. */
  bad?: boolean
  onChoose: () => void
}

/** A button that opens a list of actions. With `icon` alone the button shows only the icon and `label` is read. */
export function Menu({
  label,
  icon,
  iconOnly = false,
  size = 'md',
  choices,
  placement = 'bottom end',
}: {
  label: string
  icon?: IconName
  iconOnly?: boolean
  /** Of the button: `sm` in rows of tables, where it has no edge either. */
  size?: 'md' | 'sm'
  choices: readonly MenuChoice[]
  placement?: 'bottom end' | 'bottom start' | 'top start' | 'top end' | 'left top'
}) {
  return (
    <MenuTrigger>
      {iconOnly && icon ? (
        <Button
          className={classNames(iconButtonStyles['button'], iconButtonStyles[size === 'sm' ? 'sm' : 'line'])}
          aria-label={label}
        >
          <Icon name={icon} />
        </Button>
      ) : (
        <Button className={buttonClass('line', size)}>
          {icon && <Icon name={icon} />}
          {label}
          <Icon name="down" size={17} />
        </Button>
      )}
      <Popover className={styles['popover']!} placement={placement}>
        <MenuList
          className={styles['list']!}
          aria-label={label}
          onAction={(key) => choices.find((choice) => choice.id === key)?.onChoose()}
        >
          {choices.map((choice) => (
            <MenuItem
              key={choice.id}
              id={choice.id}
              textValue={choice.label}
              className={classNames(styles['item'], choice.bad && styles['bad'])}
            >
              {choice.icon && <Icon name={choice.icon} size={18} />}
              <span className={styles['words']}>{choice.label}</span>
            </MenuItem>
          ))}
        </MenuList>
      </Popover>
    </MenuTrigger>
  )
}
