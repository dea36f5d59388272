import type { ContestPlayer } from '@polyhex/contract/contests/contest'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { useState, type ReactNode } from 'react'
import { useTell } from '../call/ask.ts'
import { gradeName } from '../curriculum/grade-name.ts'
import { Button } from '../kit/button.tsx'
import { Character } from '../kit/character.tsx'
import { Drawer } from '../kit/drawer.tsx'
import { QrCode } from '../kit/qr-code.tsx'
import { showToast } from '../kit/toasts.ts'
import { paths } from '../shell/paths.ts'
import { codeText } from './contest-words.ts'
import { ContestRules } from './contest-rules.tsx'
import { HostSettings } from './host-settings.tsx'
import { PlayerCells } from './player-cells.tsx'
import { SeenAs } from './seen-as.tsx'
import styles from './lobby-stage.module.css'

/**
 * The lobby before a contest begins, made to be seen from the back of a room: the code, its picture for a camera, who has
 * come, and the start. Settings and rules lie in a drawer.
 */
export function LobbyStage({ seat, onChange }: { seat: ContestPlayer; onChange: () => void }) {
  const { contest } = seat
  const [settings, setSettings] = useState(false)
  const link = `${location.origin}${paths.joinContest(contest.code)}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast('done', 'The link is copied.')
    } catch {
      showToast('note', 'Your browser does not let us copy. Read the code out instead.')
    }
  }
  return (
    <div className={styles['stage']}>
      <div className={styles['top']}>
        <a href={paths.contests}>Contests</a>
        <Pill onClick={() => setSettings(true)}>{contest.isHost ? 'Settings and rules' : 'Rules and your name'}</Pill>
      </div>
      <section className={styles['invite']} aria-labelledby="lobby-title">
        <div>
          <h1 id="lobby-title">{contest.name}</h1>
          <p className={styles['lede']}>
            Ten contest problems for {gradeName(contest.gradeLevel).toLowerCase()}. Everyone gets the same paper.
          </p>
          <p className={styles['how']}>
            In Polyhex, open <b>Contests</b> and type
          </p>
          <p className={styles['code']}>
            <span className="visually-hidden">Code {contest.code.split('').join(' ')}</span>
            <span aria-hidden="true">{codeText(contest.code)}</span>
          </p>
        </div>
        <Character shape="octagon" pose="wave" width={150} className={styles['host']!} />
        <figure className={styles['camera']}>
          <QrCode text={link} label="The link of this contest, for a camera" />
          <figcaption>
            <span>or point a camera here</span>
            <Pill onClick={() => void copy()}>Copy the link</Pill>
          </figcaption>
        </figure>
      </section>
      <PlayerCells contest={contest} />
      <Start seat={seat} onChange={onChange} />
      <Drawer open={settings} onClose={() => setSettings(false)} title="This contest">
        <div className={styles['drawer']}>
          {contest.isHost && <HostSettings seat={seat} onChange={onChange} />}
          <SeenAs seat={seat} onChange={onChange} />
          <ContestRules />
        </div>
      </Drawer>
    </div>
  )
}

function Pill({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles['pill']} onClick={onClick}>
      {children}
    </button>
  )
}

/** The host opens and starts; the others wait for it. */
function Start({ seat, onChange }: { seat: ContestPlayer; onChange: () => void }) {
  const { contest } = seat
  const call = { params: { code: contest.code } }
  const register = useTell(contestOperations.registerContest, { onDone: onChange })
  const play = useTell(contestOperations.playContest, { onDone: onChange })
  if (!contest.isHost) {
    return (
      <p className={styles['wait']} role="status">
        <b>{contest.state === 'plan' ? 'Not open yet' : 'Waiting for the start'}</b>
        {contest.hostName ?? 'The host'} starts the contest. Stay on this page.
      </p>
    )
  }
  return (
    <div className={styles['wait']}>
      {contest.state === 'plan' ? (
        <Button look="reward" size="lg" loading={register.isPending} onClick={() => register.mutate(call)}>
          Open for joining
        </Button>
      ) : (
        <Button look="reward" size="lg" icon="play" loading={play.isPending} onClick={() => play.mutate(call)}>
          Start the contest
        </Button>
      )}
      <p>{contest.state === 'plan' ? 'Nobody can join before that.' : 'Friends can still join after the start.'}</p>
    </div>
  )
}
