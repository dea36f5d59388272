import { type Avatar as AvatarName, avatarsFor } from '@polyhex/contract/accounts/avatars'
import type { Role } from '@polyhex/contract/identity/accounts'
import { FieldError, Label, Radio, RadioGroup } from 'react-aria-components'
import { Avatar } from '../../kit/avatar.tsx'
import fieldStyles from '../../kit/field.module.css'
import styles from './avatar-field.module.css'

/** What each avatar is called when it is read out. */
const names: Readonly<Record<AvatarName, string>> = {
  circle: 'Circle',
  diamond: 'Diamond',
  hexagon: 'Hexagon',
  octagon: 'Octagon',
  oval: 'Oval',
  pentagon: 'Pentagon',
  rectangle: 'Rectangle',
  right_triangle: 'Right triangle',
  semi_circle: 'Semi circle',
  square: 'Square',
  trapezoid: 'Trapezoid',
  triangle: 'Triangle',
  person_one: 'First person',
  person_two: 'Second person',
}

/** One of the avatars that an account of these roles can have, as tiles; arrow keys move the choice.. */
export function AvatarField({
  value,
  roles,
  error,
  onChange,
}: {
  value: string | null
  roles: readonly Role[]
  error?: string
  onChange: (value: AvatarName) => void
}) {
  return (
    <RadioGroup
      className={styles['group']!}
      value={value}
      orientation="horizontal"
      isInvalid={Boolean(error)}
      onChange={(next) => onChange(next as AvatarName)}
    >
      <Label className={fieldStyles['label']!}>Avatar</Label>
      <div className={styles['tiles']}>
        {avatarsFor(roles).map((avatar) => (
          <Radio key={avatar} value={avatar} className={styles['tile']!} aria-label={names[avatar]}>
            <Avatar shape={avatar} size={56} />
          </Radio>
        ))}
      </div>
      <FieldError className={fieldStyles['error']!}>{error}</FieldError>
      {!error && <p className={fieldStyles['help']}>Choose a public look for your account</p>}
    </RadioGroup>
  )
}
