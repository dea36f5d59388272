import { isStaff, nameAtHome, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { ClassesToday } from '../../classes/next-class/classes-today.tsx'
import { NextClassCard } from '../../classes/next-class/next-class-card.tsx'
import { gradeName } from '../../curriculum/grade-name.ts'
import lists from '../../curriculum/lists.module.css'
import { Card } from '../../kit/card.tsx'
import { GradeShape } from '../../kit/grade-shape.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { ThemesCarousel } from '../../curriculum/themes-carousel.tsx'
import { FinishSignUp } from './finish-sign-up.tsx'
import styles from './adult-home.module.css'

/** Where parents and staff begin: their students, and the curriculum. */
export function AdultHome({ account }: { account: SessionAccount }) {
  const parent = account.roles.includes('parent') || account.roles.includes('guardian')
  return (
    <>
      <FinishSignUp account={account} />
      <header className={styles['head']}>
        <h1>Hello {nameAtHome(account)}</h1>
        <p>
          {isStaff(account)
            ? 'See what is learned at each grade, and look at the questions of any topic.'
            : 'See what is learned at each grade, with a sample question for every topic.'}
        </p>
      </header>
      {isStaff(account) && (
        <div className={styles['section']}>
          <ClassesToday account={account} />
        </div>
      )}
      {account.children.length > 0 && (
        <div className={styles['next']}>
          <NextClassCard account={account} />
        </div>
      )}
      {(parent || account.children.length > 0) && (
        <section aria-labelledby="students" className={styles['section']}>
          <h2 id="students">Your students</h2>
          <ul className={lists['cards']}>
            {account.children.map((child) => (
              <Card as="li" key={child.accountId} className={styles['child']}>
                <span className={styles['shape']}>
                  <GradeShape grade={child.grade ?? 1} cell={9} />
                </span>
                <div>
                  <h3>{nameAtHome(child)}</h3>
                  {child.grade !== null && <p>{gradeName(child.grade)}</p>}
                </div>
                <div className={styles['ways']}>
                  <LinkButton href={paths.progressOf(child.accountId)} look="soft" size="sm">
                    Progress <span className="visually-hidden">of {nameAtHome(child)}</span>
                  </LinkButton>
                  {child.grade !== null && (
                    <a href={`${paths.grade(child.grade)}?account=${child.accountId}`}>
                      See map <span className="visually-hidden">of {nameAtHome(child)}</span>
                    </a>
                  )}
                </div>
              </Card>
            ))}
          </ul>
          {parent && account.addressProven && (
            <LinkButton
              href={paths.signUp('student')}
              look={account.children.length > 0 ? 'soft' : 'primary'}
              icon="plus"
            >
              Add a student
            </LinkButton>
          )}
        </section>
      )}
      <div className={styles['section']}>
        <ThemesCarousel />
      </div>
      <section aria-labelledby="curriculum" className={styles['section']}>
        <h2 id="curriculum">The curriculum</h2>
        <ul className={lists['chips']}>
          <li>
            <a href={paths.grades}>Grades</a>
          </li>
          <li>
            <a href={paths.themes}>Themes</a>
          </li>
          <li>
            <a href={paths.topics}>Topics</a>
          </li>
          <li>
            <a href={paths.standards}>Standards</a>
          </li>
        </ul>
      </section>
    </>
  )
}
