import { whatWeKeep, whatWeNeverDo } from '@polyhex/contract/onboarding/consent'
import { Icon } from '../../kit/icon.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './steps.module.css'

/** What is kept of a child, and why: the same list wherever a parent is asked. */
export function WhatWeKeep() {
  return (
    <div className={styles['keep']} id="what-we-keep">
      <ul>
        {whatWeKeep.map(({ what, why }) => (
          <li key={what}>
            <Icon name="check" size={17} />
            <span>
              <b>{what}</b> {why}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {whatWeNeverDo} You can see, change and delete all of it at any time.{' '}
        <a href={paths.privacy} target="_blank" rel="noopener">
          Privacy in plain words
        </a>
      </p>
    </div>
  )
}
