import { dataParts } from '@polyhex/contract/accounts/account-data'
import { retention } from '@polyhex/contract/accounts/privacy-operations'
import { beforeConsent, whatWeKeep, whatWeNeverDo } from '@polyhex/contract/onboarding/consent'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import styles from './data-screen.module.css'

/** What is kept, for how long, who sees it, and how a family gets it out and away: for everybody, in plain words. */
export function PrivacyScreen() {
  usePageTitle('Privacy in plain words')
  return (
    <div className={styles['plain']}>
      <header className={styles['head']}>
        <h1>Privacy in plain words</h1>
        <p>What we keep, for how long, who sees it, and how to get it out and away.</p>
      </header>
      <WhatAndWhy />
      <WhoSees />
      <HowLong />
      <Yours />
    </div>
  )
}

function WhatAndWhy() {
  return (
    <>
      <section aria-labelledby="what">
        <h2 id="what">What we keep of a child, and why</h2>
        <ul>
          {whatWeKeep.map(({ what, why }) => (
            <li key={what}>
              <b>{what}:</b> {why}.
            </li>
          ))}
        </ul>
        <p>
          Of adults we keep the email address with which they sign in, and of tutors what they write about themselves.
          Of passwords we keep only a scrambled form, from which the password cannot be read. Nobody has to sign up to
          practice: what visitors do is kept under a number in their browser and removed within days.
        </p>
      </section>
      <section aria-labelledby="consent">
        <h2 id="consent">A parent’s yes</h2>
        <p>
          A child under 13, or one who has not told an age, needs a parent’s yes. {beforeConsent.works}{' '}
          {beforeConsent.waits} Of a student without a parent’s yes nothing is counted at all.
        </p>
        <p>
          Whoever manages the account can take the yes back at any time under Profile, Safety. What we counted about the
          child is then deleted.
        </p>
      </section>
    </>
  )
}

function WhoSees() {
  return (
    <section aria-labelledby="who">
      <h2 id="who">Who sees it</h2>
      <ul>
        <li>
          The account itself, and those whom the family has let in under Connections, each only what they were allowed.
        </li>
        <li>Our administrators, who help when something is wrong.</li>
        <li>
          Somebody who is signed in and types an exact username, or the email of an adult, finds the username, the
          public name and the figure, nothing more.
        </li>
      </ul>
      <p>
        {whatWeNeverDo} Our pages load nothing from other websites, and what we count is counted by us, in our own
        database. We do not follow browsers that ask not to be followed. Network addresses are not kept, but for a
        scrambled form that stops the guessing of passwords and is gone within a day.
      </p>
      <p>
        What leaves our house is mail, and it goes to adults. A mail about a child says the child’s username. Only who
        chooses to sign in with Google goes to Google to do so.
      </p>
    </section>
  )
}

function HowLong() {
  return (
    <section aria-labelledby="how-long">
      <h2 id="how-long">For how long</h2>
      <p>For as long as the account exists, unless this list says less:</p>
      <ul>
        {Object.values(dataParts)
          .filter(({ kept }) => kept !== 'account')
          .map(({ title, kept }) => (
            <li key={title}>
              <b>{title}:</b> {kept}
            </li>
          ))}
      </ul>
      <p>
        An account that nobody has used for {retention.unusedMonths} months is deleted. {retention.noticeDays} days
        before that we write a mail, and signing in keeps the account. A child’s account stays as long as a parent’s
        account that manages it, and a parent’s stays as long as a child uses Polyhex.
      </p>
    </section>
  )
}

function Yours() {
  return (
    <>
      <section aria-labelledby="copy">
        <h2 id="copy">See it and take a copy</h2>
        <p>
          Under <a href={paths.data}>your data</a> you see everything we keep about your account, and can print it or
          download it as one file. Parents find the same for each child under Profile, Safety.
        </p>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete">Delete it</h2>
        <p>
          Under <a href={paths.safety}>Profile, Safety</a> you can delete your account, and on the page with a child’s
          data the child’s. It is done {retention.daysToUndo} days later; until then you can take it back. Then
          everything of the account is removed. What stays is a log of who did what, with numbers in the place of names,
          and the receipt of a consent that you gave for a child whose account stays, without your address.
        </p>
        <p>
          A parent who is the only one to manage a child decides first: hand over to another parent, or delete the
          child’s account too.
        </p>
      </section>
    </>
  )
}
