import { useSearch } from '@tanstack/react-router'
import { Character } from '../kit/character.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import styles from './sign-up.module.css'

/** How a sign-up for something ended, with the name: 'Congratulations' on success, otherwise 'Keep Practicing'. A-065. */
export function SignUpResultScreen() {
  const { success, name: given } = useSearch({ strict: false })
  const account = useAccount()
  const good = success === 'yes'
  const name = given ?? account?.name ?? account?.publicName ?? null
  const words = good ? 'Congratulations' : 'Keep Practicing'
  usePageTitle(words)
  return (
    <div className={styles['result']}>
      <Character shape={good ? 'hexagon' : 'pentagon'} pose={good ? 'cheer' : 'point'} width={180} />
      <h1>{name === null ? words : `${words}, ${name}`}</h1>
      <p>{good ? 'You are signed up.' : 'The sign-up did not work out this time. Practice is open to you.'}</p>
      <LinkButton href={account === null ? paths.grades : paths.home} iconAfter="arrow">
        {account === null ? 'Choose a grade' : 'Go to my home'}
      </LinkButton>
    </div>
  )
}
