import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { LearningGoalsField } from '../../accounts/fields/learning-goals-field.tsx'
import { TimeZoneField } from '../../accounts/fields/time-zone-field.tsx'
import { useAsk } from '../../call/ask.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { PasswordField } from '../../kit/password-field.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { paths } from '../../shell/paths.ts'
import { useAccount } from '../../shell/session.ts'
import { goalsOf } from '../wizard/sign-up-values.ts'
import type { Wizard } from '../wizard/use-wizard.ts'
import { NamedField } from './named-field.tsx'
import { AvatarStep, PublicNameEntry } from './student-steps.tsx'
import styles from './steps.module.css'

const errorOf = (wizard: Wizard, entry: string) =>
  wizard.faults[entry] === undefined ? {} : { error: wizard.faults[entry] }

/** parent_1: email, name and password; the email stays once the account is there. A-039. */
export function AccountStep({ wizard }: { wizard: Wizard }) {
  const { state, saved } = wizard
  const settings = useAsk(identityOperations.getIdentitySettings, saved === null && state.idp === null ? {} : null)
  const googleStart = settings.data?.googleStart ?? null
  const byGoogle = state.idp === 'google'
  return (
    <>
      {googleStart !== null && (
        <>
          <LinkButton
            look="line"
            size="lg"
            block
            href={`${googleStart}?next=${encodeURIComponent(state.path ?? paths.home)}`}
          >
            Continue with Google
          </LinkButton>
          <p className={styles['or']}>or use your email</p>
        </>
      )}
      {saved === null && byGoogle && state.email !== '' ? (
        <Note>
          Google has told us your email, <b>{state.email}</b>. You will sign in with Google, without a password here.
        </Note>
      ) : saved === null ? (
        <NamedField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={state.email}
          accountId={null}
          onChange={(email) => wizard.change({ email })}
          {...errorOf(wizard, 'email')}
        />
      ) : (
        <Note>
          You sign in with <b>{state.email}</b>.
        </Note>
      )}
      <TextField
        label="Your name"
        autoComplete="name"
        value={state.name}
        onChange={(event) => wizard.change({ name: event.target.value })}
        {...errorOf(wizard, 'name')}
      />
      {saved === null && !byGoogle && (
        <PasswordField
          label="Password"
          autoComplete="new-password"
          value={state.password}
          onChange={(event) => wizard.change({ password: event.target.value })}
          {...errorOf(wizard, 'password')}
        />
      )}
      {state.accountType === 'teacher' ? (
        <Note>
          A person of ours looks at every teacher account before it is opened. Until then you see no student’s work.
        </Note>
      ) : (
        <Note>We ask before a child’s account goes live, and you can export or delete it at any time.</Note>
      )}
    </>
  )
}

/** parent_2: why the family is here. A-040. */
export function GoalsStep({ wizard }: { wizard: Wizard }) {
  return (
    <LearningGoalsField
      value={goalsOf(wizard.state)}
      forChild
      onChange={(learningGoals) => wizard.change({ learningGoals })}
      {...errorOf(wizard, 'learningGoals')}
    />
  )
}

/** parent_3: the figure and the name that others see. A-041. */
export function LookStep({ wizard }: { wizard: Wizard }) {
  return (
    <>
      <AvatarStep wizard={wizard} />
      <PublicNameEntry wizard={wizard} />
    </>
  )
}

/** parent_5: where the family lives. A-043. */
export function ZoneStep({ wizard }: { wizard: Wizard }) {
  return (
    <TimeZoneField
      value={wizard.state.timeZone}
      onChange={(timeZone) => wizard.change({ timeZone })}
      {...errorOf(wizard, 'timeZone')}
    />
  )
}

/** parent_6: done; a student comes next. A-044. */
export function ParentDoneStep({ wizard }: { wizard: Wizard }) {
  const account = useAccount()
  if (wizard.state.accountType === 'teacher') {
    return (
      <p className={styles['lead']}>
        Your request is with us. When it has been decided you will find your classes here. Meanwhile every grade, topic
        and lesson is open to you.
      </p>
    )
  }
  if (account?.addressProven === false) {
    return (
      <p className={styles['lead']}>
        We sent a link to your email address. Follow it, then add a student from your dashboard: each child gets a
        username, a grade and a place to start.
      </p>
    )
  }
  return (
    <>
      <p className={styles['lead']}>
        Next, add a student from your dashboard. Each child gets a username, a grade and a place to start.
      </p>
      <LinkButton href={paths.signUp('student')} look="soft" icon="plus" block>
        Add a student
      </LinkButton>
    </>
  )
}
