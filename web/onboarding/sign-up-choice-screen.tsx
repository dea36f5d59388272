import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { Card } from '../kit/card.tsx'
import { Character } from '../kit/character.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount, useAuthenticationStatus, wasSignedIn } from '../shell/session.ts'
import styles from './sign-up.module.css'

const ways = [
  {
    type: 'student',
    title: 'I’m a student',
    text: 'Find your level, keep your work, and earn coins.',
    go: 'Start as a student',
    figure: <Character shape="hexagon" pose="cheer" width={130} />,
  },
  {
    type: 'parent',
    title: 'I’m a parent',
    text: 'Make accounts for your children, and see what they learn.',
    go: 'Start as a parent',
    figure: <Character shape="oval" pose="wave" width={130} />,
  },
  {
    type: 'teacher',
    title: 'I’m a teacher',
    text: 'Ask for a teacher account. A person of ours looks at each request.',
    go: 'Start as a teacher',
    figure: <Character shape="square" pose="point" width={130} />,
  },
] as const

/** Who signs up: the choice of a type. A-013. Somebody who is signed in is told so instead. */
export function SignUpChoiceScreen() {
  usePageTitle('Sign up')
  const account = useAccount()
  const asking = useAuthenticationStatus() === 'initializing'
  if (account !== null) return <SignedInAlready account={account} />
  if (asking && wasSignedIn()) return <LoadingScreen />
  return <Ways />
}

/** Who is signed in, and the ways on: home, for a parent an account for a child, and out for an account of somebody else. */
function SignedInAlready({ account }: { account: SessionAccount }) {
  const parent = account.roles.includes('parent') || account.roles.includes('guardian')
  return (
    <div className={styles['result']}>
      <Character shape={avatarOrHexagon(account.avatar)} pose="wave" width={150} />
      <h1>You are signed in as {account.name ?? account.publicName}</h1>
      <p>You have an account already. To make one for somebody else, sign out first.</p>
      <div className={styles['answers']}>
        <LinkButton href={paths.home} size="lg" iconAfter="arrow">
          Go to my home
        </LinkButton>
        {parent && account.addressProven && (
          <LinkButton href={paths.signUp('student')} size="lg" look="line">
            Add a student
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Ways() {
  return (
    <div className={styles['choice']}>
      <header>
        <h1>Who is signing up?</h1>
        <p>With an account your work is kept, and the map grows with you.</p>
      </header>
      <div className={styles['ways']}>
        {ways.map(({ type, title, text, go, figure }, i) => (
          <Card key={type} as="section" first={i === 0} className={styles['way']} aria-labelledby={`way-${type}`}>
            {figure}
            <h2 id={`way-${type}`}>{title}</h2>
            <p>{text}</p>
            <LinkButton href={paths.signUp(type)} look={i === 0 ? 'primary' : 'soft'} iconAfter="arrow" block>
              {go}
            </LinkButton>
          </Card>
        ))}
      </div>
      <p className={styles['other']}>
        Already have an account? <a href={paths.signIn}>Sign in</a>. Or <a href={paths.grades}>practice without one</a>.
      </p>
    </div>
  )
}
