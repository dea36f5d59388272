import { Checkbox } from '../../kit/checkbox.tsx'
import fieldStyles from '../../kit/field.module.css'
import { Icon } from '../../kit/icon.tsx'
import styles from './steps.module.css'
import { WhatWeKeep } from './what-we-keep.tsx'

/** A parent's yes while making the account: what is kept and why, and a box to tick. Decision A-049. */
export function ConsentOnTheSpot({
  young,
  agreed,
  error,
  onAgree,
}: {
  /** The law asks for it; otherwise it is the family's agreement all the same. */
  young: boolean
  agreed: boolean
  error?: string | undefined
  onAgree: (agreed: boolean) => void
}) {
  return (
    <fieldset className={styles['consent']}>
      <legend className={styles['legend']}>Your permission</legend>
      <p>
        {young
          ? 'Your child is under 13, so the account needs your yes. This is what we keep, and why:'
          : 'This is what we keep of your child, and why:'}
      </p>
      <WhatWeKeep />
      <Checkbox checked={agreed} onChange={(event) => onAgree(event.target.checked)}>
        I am the parent or guardian of this child, and I agree.
      </Checkbox>
      {error && (
        <p className={fieldStyles['error']} role="alert">
          <Icon name="warn" size={15} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
