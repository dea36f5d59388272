import { FocusAreasField } from '../../accounts/fields/focus-areas-field.tsx'
import { AvatarField } from '../../accounts/fields/avatar-field.tsx'
import { TimeZoneField } from '../../accounts/fields/time-zone-field.tsx'
import { Button } from '../../kit/button.tsx'
import { Note } from '../../kit/note.tsx'
import { PasswordField } from '../../kit/password-field.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { Icon } from '../../kit/icon.tsx'
import fieldStyles from '../../kit/field.module.css'
import type { Commitment } from '@polyhex/contract/onboarding/steps'
import type { Wizard } from '../wizard/use-wizard.ts'
import { NamedField } from './named-field.tsx'
import { ChosenNames } from './chosen-names.tsx'
import styles from './steps.module.css'

const errorOf = (wizard: Wizard, entry: string) =>
  wizard.faults[entry] === undefined ? {} : { error: wizard.faults[entry] }

/** student_2: username and password, once. A-046. */
export function CredentialsStep({ wizard }: { wizard: Wizard }) {
  const { state, saved } = wizard
  if (saved?.claimed === true) {
    return (
      <Note>
        The username is <b>{saved.username}</b>. Username and password can be changed in the profile.
      </Note>
    )
  }
  return (
    <>
      <NamedField
        label="Username"
        type="username"
        value={state.username}
        accountId={state.id}
        autoComplete="username"
        help="To sign in with. Do not use a real name."
        onChange={(username) => wizard.change({ username })}
        {...errorOf(wizard, 'username')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        help="At least 6 characters. A few words are easy to remember."
        value={state.password}
        onChange={(event) => wizard.change({ password: event.target.value })}
        {...errorOf(wizard, 'password')}
      />
    </>
  )
}

/** student_3: why a parent, and the way on without one for older students. A-047. */
export function ConnectParentStep({ wizard }: { wizard: Wizard }) {
  const waiting = wizard.saved?.consent !== 'not_needed'
  return (
    <>
      <ul className={styles['reasons']}>
        <li>
          <Icon name="users" />
          They see what you learn, and can help you with it.
        </li>
        <li>
          <Icon name="key" />
          They can help when you forget your password.
        </li>
        <li>
          <Icon name="calendar" />
          They can arrange classes for you.
        </li>
      </ul>
      {waiting ? (
        <Note>
          You are under 13, or we do not know your age. So a parent or guardian has to say yes. You can practice right
          away; a real name, a public name of your own, friends and live classes wait for the yes.
        </Note>
      ) : (
        <Button look="ghost" onClick={() => void wizard.next({ withoutParent: true })}>
          Go on without a parent
        </Button>
      )}
    </>
  )
}

/** student_5: the address that is asked for consent and a connection. A-049. */
export function ParentEmailStep({ wizard }: { wizard: Wizard }) {
  const asked = wizard.saved?.parentEmail ?? null
  return (
    <>
      {asked !== null && (
        <Note>
          We have written to {asked}. Leave this empty to go on, or enter another address if that one was wrong.
        </Note>
      )}
      <TextField
        label="Parent Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={wizard.state.parentEmail}
        help="We ask once, and use the address for nothing but this account."
        onChange={(event) => wizard.change({ parentEmail: event.target.value })}
        {...errorOf(wizard, 'parentEmail')}
      />
      {wizard.saved?.consent === 'waiting' && (
        <p className={styles['quiet']}>
          The mail says what we keep and why, and has a button for yes and one for no. Until then you can practice and
          play, and the results are kept.
        </p>
      )}
    </>
  )
}

/** student_6: what to begin with.. */
export function FocusStep({ wizard }: { wizard: Wizard }) {
  return (
    <FocusAreasField
      value={wizard.state.focusAreas}
      grade={wizard.state.gradeLevel}
      onChange={(focusAreas) => wizard.change({ focusAreas })}
      {...errorOf(wizard, 'focusAreas')}
    />
  )
}

/** student_7 and the figure of parent_3.. */
export function AvatarStep({ wizard }: { wizard: Wizard }) {
  return (
    <AvatarField
      value={wizard.state.avatar}
      roles={[wizard.state.accountType === 'student' ? 'student' : 'parent']}
      onChange={(avatar) => wizard.change({ avatar })}
      {...errorOf(wizard, 'avatar')}
    />
  )
}

/** What others see instead of the real name.. */
export function PublicNameEntry({ wizard }: { wizard: Wizard }) {
  const { state, saved } = wizard
  return (
    <NamedField
      label="Public name"
      type="public_name"
      value={state.publicName}
      own={saved?.publicName ?? null}
      realName={state.name}
      accountId={state.id}
      help="Enter a public name, different from your actual one"
      onChange={(publicName) => wizard.change({ publicName })}
      {...errorOf(wizard, 'publicName')}
    />
  )
}

/** student_9: name, public name and time zone. Before a parent's yes only names of ours can be chosen. A-053. */
export function NameStep({ wizard }: { wizard: Wizard }) {
  const { state, saved, creating } = wizard
  const waiting = saved?.consent === 'waiting'
  return (
    <>
      {waiting ? (
        <>
          <ChosenNames
            value={state.publicName}
            onChange={(publicName) => wizard.change({ publicName })}
            {...errorOf(wizard, 'publicName')}
          />
          <Note>Your own name and a public name of your choice can be entered when a parent has said yes.</Note>
        </>
      ) : (
        <>
          <TextField
            label={creating === null ? 'Your name' : "Your child's name"}
            autoComplete={creating === null ? 'given-name' : 'off'}
            help="Only your family and our staff see it."
            value={state.name}
            onChange={(event) => wizard.change({ name: event.target.value })}
            {...errorOf(wizard, 'name')}
          />
          <PublicNameEntry wizard={wizard} />
        </>
      )}
      <TimeZoneField
        value={state.timeZone}
        onChange={(timeZone) => wizard.change({ timeZone })}
        {...errorOf(wizard, 'timeZone')}
      />
    </>
  )
}

const ways: readonly { value: Commitment; label: string; help: string }[] = [
  { value: 'classes', label: 'Weekly live classes', help: '45 minutes a week in a small group with a tutor.' },
  { value: 'trial', label: 'A trial class', help: 'One live class for $1, to see whether it fits.' },
  { value: 'evaluation', label: 'An evaluation first', help: 'A timed session that shows where to begin.' },
  { value: 'solo', label: 'Solo practice', help: '75 math problems per week, at your own pace.' },
]

/** student_10: how to go on.. */
export function CommitmentStep({ wizard }: { wizard: Wizard }) {
  const error = wizard.faults['commitment']
  return (
    <>
      <div className={styles['roomy']}>
        <RadioGroup
          label="How will you learn?"
          options={ways}
          value={wizard.state.commitment}
          onChange={(commitment) => wizard.change({ commitment })}
        />
      </div>
      {error && (
        <p className={fieldStyles['error']} role="alert">
          <Icon name="warn" size={15} />
          {error}
        </p>
      )}
    </>
  )
}
