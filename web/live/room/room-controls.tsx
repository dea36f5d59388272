import { useCallback } from 'react'
import { Button } from '../../kit/button.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { showToast } from '../../kit/toasts.ts'
import { canShareScreen, openCamera, openMicrophone, openScreen, problemWords } from './devices.ts'
import styles from './room.module.css'
import { leadsIn, meIn } from './room-state.ts'
import { useRoom, useSound } from './use-room.ts'
import { usePushToTalk } from './use-push-to-talk.ts'

/** Microphone, camera, hand and leaving, always in reach. */
export function RoomControls() {
  const { client, state } = useRoom()
  const me = meIn(state)
  const lit = state.spotlight?.memberId === state.you
  return (
    <div className={styles['controls']} role="toolbar" aria-label="Your microphone and camera">
      <Microphone />
      {(leadsIn(state) || lit) && <Camera />}
      {leadsIn(state) && state.provider === 'builtin' && <Large />}
      {me !== null && !leadsIn(state) && (
        <Button
          look={me.handSince === null ? 'line' : 'soft'}
          icon="hand"
          aria-pressed={me.handSince !== null}
          onClick={() => client.send({ kind: 'hand', up: me.handSince === null })}
        >
          {me.handSince === null ? 'Raise hand' : 'Lower hand'}
        </Button>
      )}
      <span className={styles['grow']} />
      <Button look="line" icon="out" onClick={() => client.leave()}>
        Leave
      </Button>
    </div>
  )
}

function Microphone() {
  const { sound, state } = useRoom()
  const { microphone, speaks, pushToTalk, held } = useSound()
  const muted = meIn(state)?.microphone === 'muted'
  const talk = useCallback((on: boolean) => sound.speak(on), [sound])
  usePushToTalk(pushToTalk && microphone !== null && !muted, talk)
  const find = async (): Promise<void> => {
    const opened = await openMicrophone()
    if ('problem' in opened) showToast('error', problemWords('microphone', opened.problem))
    else sound.setMicrophone(opened.track)
  }
  if (microphone === null) {
    return (
      <Button look="line" icon="mic-off" onClick={() => void find()}>
        No microphone
      </Button>
    )
  }
  if (muted) {
    return (
      <Button look="line" icon="mic-off" aria-disabled>
        Muted by your tutor
      </Button>
    )
  }
  return (
    <div className={styles['microphone']}>
      {pushToTalk ? (
        <Button
          look={held ? 'primary' : 'soft'}
          icon={held ? 'mic' : 'mic-off'}
          aria-pressed={held}
          className={styles['hold']}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            sound.speak(true)
          }}
          onPointerUp={() => sound.speak(false)}
          onPointerCancel={() => sound.speak(false)}
          onKeyDown={(event) => {
            if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) sound.speak(true)
          }}
          onKeyUp={(event) => {
            if (event.key === ' ' || event.key === 'Enter') sound.speak(false)
          }}
          onBlur={() => sound.speak(false)}
          onContextMenu={(event) => event.preventDefault()}
        >
          {held ? 'You can talk' : 'Hold to talk'}
        </Button>
      ) : (
        <Button
          look={speaks ? 'soft' : 'line'}
          icon={speaks ? 'mic' : 'mic-off'}
          aria-pressed={speaks}
          onClick={() => sound.speak(!speaks)}
        >
          {speaks ? 'Microphone on' : 'Microphone off'}
        </Button>
      )}
      <IconButton
        icon="swap"
        label={pushToTalk ? 'Switch to an open microphone' : 'Switch to hold to talk'}
        onClick={() => sound.setPushToTalk(!pushToTalk)}
      />
    </div>
  )
}

/** For who leads: the screen, or the camera's picture, large to all. */
function Large() {
  const { sound } = useRoom()
  const { camera, large } = useSound()
  const share = async (): Promise<void> => {
    const screen = await openScreen()
    if (screen !== null) await sound.showLarge(screen)
  }
  if (large !== null) {
    return (
      <Button look="soft" icon="x" onClick={() => void sound.showLarge(null)}>
        {large === 'screen' ? 'Stop sharing' : 'Stop large'}
      </Button>
    )
  }
  return (
    <>
      {canShareScreen() && (
        <Button look="line" icon="teach" onClick={() => void share()}>
          Share screen
        </Button>
      )}
      {camera !== null && (
        <IconButton icon="full" label="Make my picture large" onClick={() => void sound.showLarge('camera')} />
      )}
    </>
  )
}

function Camera() {
  const { client, sound, state } = useRoom()
  const { camera } = useSound()
  const turn = async (): Promise<void> => {
    if (camera !== null) {
      sound.setCamera(null)
      if (state.spotlight?.memberId === state.you) client.send({ kind: 'spotlight-stop' })
      return
    }
    const opened = await openCamera()
    if ('problem' in opened) showToast('error', problemWords('camera', opened.problem))
    else sound.setCamera(opened.track)
  }
  return (
    <Button
      look={camera === null ? 'line' : 'soft'}
      icon={camera === null ? 'video-off' : 'video'}
      aria-pressed={camera !== null}
      onClick={() => void turn()}
    >
      {camera === null ? 'Camera off' : 'Camera on'}
    </Button>
  )
}
