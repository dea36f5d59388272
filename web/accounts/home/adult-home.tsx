import { isStaff, nameAtHome, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { ClassStrip } from '../../classes/next-class/class-strip.tsx'
import { ClassesToday } from '../../classes/next-class/classes-today.tsx'
import { useFamilyClasses } from '../../classes/next-class/family-classes.ts'
import { PageHead } from '../../curriculum/page-head.tsx'
import { ThemesCarousel } from '../../curriculum/themes-carousel.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { AdministratorQueue } from './administrator-queue.tsx'
import styles from './adult-home.module.css'
import { ChildRow } from './child-row.tsx'
import { FinishSignUp } from './finish-sign-up.tsx'

/** Where parents and staff begin: what needs them, their students, their classes, and what is taught. */
export function AdultHome({ account }: { account: SessionAccount }) {
  const parent = account.roles.includes('parent') || account.roles.includes('guardian')
  const classes = useFamilyClasses(account)
  const family = account.children.length > 0
  const add = parent && account.addressProven
  return (
    <div className={styles['home']}>
      <FinishSignUp account={account} />
      <ClassStrip classes={classes} />
      <PageHead title={`Hello ${nameAtHome(account)}`} lede={ledeFor(account)}>
        {add && (
          <LinkButton href={paths.signUp('student')} look={family ? 'line' : 'primary'} icon="plus">
            Add a student
          </LinkButton>
        )}
      </PageHead>
      {account.roles.includes('admin') && <AdministratorQueue />}
      {isStaff(account) && <ClassesToday account={account} />}
      {family && (
        <section aria-label="Your students">
          <ul className={styles['children']}>
            {account.children.map((child) => (
              <ChildRow key={child.accountId} child={child} classes={classes} />
            ))}
          </ul>
        </section>
      )}
      {!account.roles.includes('admin') && <ThemesCarousel />}
    </div>
  )
}

function ledeFor(account: SessionAccount): string {
  if (account.roles.includes('admin')) return 'What waits for a person, with how much of it.'
  if (isStaff(account)) return 'See what is learned at each grade, and look at the questions of any topic.'
  if (account.children.length > 0) return 'What each student did in the last 7 days, and what comes next.'
  return 'See what is learned at each grade, with a sample question for every topic.'
}
