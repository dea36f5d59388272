import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { showToast } from '../../kit/toasts.ts'
import { openMicrophone, problemWords } from './devices.ts'
import styles from './knocks.module.css'
import { useRoom, useSound } from './use-room.ts'

/**
 * After being muted: a tutor allows the microphone again, and its owner turns it on, or does not. In push to talk there is
 * nothing to turn on, only something to know. The work below goes on meanwhile.
 */
export function MicrophoneQuestion() {
  const { client, sound, state } = useRoom()
  const { pushToTalk } = useSound()
  const { microphoneAsked } = state
  if (microphoneAsked === null) return null
  const name = state.members.find(({ memberId }) => memberId === microphoneAsked.by)?.publicName ?? 'Your tutor'
  const accept = async (): Promise<void> => {
    client.answerMicrophone()
    if (sound.state.microphone !== null) return sound.speak(true)
    const opened = await openMicrophone()
    if ('problem' in opened) showToast('error', problemWords('microphone', opened.problem))
    else sound.setMicrophone(opened.track)
  }
  return (
    <section className={styles['knock']} role="status" aria-label="Your microphone">
      <Icon name="mic" size={22} />
      <span className={styles['grow']}>
        {pushToTalk ? (
          <>
            <b>{name}</b> lets you talk again. Hold the microphone button to talk.
          </>
        ) : (
          <>
            <b>{name}</b> asks you to turn on your microphone.
          </>
        )}
      </span>
      {pushToTalk ? (
        <Button size="sm" look="line" onClick={() => client.answerMicrophone()}>
          Got it
        </Button>
      ) : (
        <>
          <Button size="sm" look="line" onClick={() => client.answerMicrophone()}>
            Keep it off
          </Button>
          <Button size="sm" look="soft" icon="mic" onClick={() => void accept()}>
            Turn on
          </Button>
        </>
      )}
    </section>
  )
}
