import { useOnline } from '../call/network.ts'
import { Character } from '../kit/character.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Logo } from '../kit/logo.tsx'
import { OfflineChip } from '../offline/offline-chip.tsx'
import { paths } from '../shell/paths.ts'
import { counted } from './exercise-words.ts'
import type { RunState } from './run-state.ts'
import { StepIndicator } from './step-indicator.tsx'
import { WhileOffline } from './while-offline.tsx'
import styles from './kept-screen.module.css'

/** All that could be asked without a connection is answered: how many answers wait, and what will happen to them. */
export function KeptScreen({ state, leaveHref, signedIn }: { state: RunState; leaveHref: string; signedIn: boolean }) {
  const online = useOnline()
  const number = Object.keys(state.waiting).length
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo href={signedIn ? paths.home : paths.landing} />
        <OfflineChip />
      </header>
      <main id="main" className={styles.main}>
        <WhileOffline floating={false} />
        <Character shape="hexagon" pose="wave" width={130} />
        <h1>{number === 1 ? '1 answer waits' : `${number} answers wait`}</h1>
        <p role="status">
          {online
            ? 'You are back online. We are checking your answers now.'
            : 'They are saved on this device. We will check them when you are back online.'}
        </p>
        <div className={styles.steps}>
          <StepIndicator
            questions={state.questions}
            waiting={state.waiting}
            total={state.questions.length}
            shown={-1}
          />
        </div>
        <p className={styles.small}>
          You answered {counted(number, 'question')} offline. Your results come after the check.
        </p>
        <div className={styles.actions}>
          <LinkButton href={paths.started}>Started exercises</LinkButton>
          <LinkButton href={leaveHref} look="line">
            Leave this activity
          </LinkButton>
        </div>
      </main>
    </div>
  )
}
