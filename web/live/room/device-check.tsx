import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Note } from '../../kit/note.tsx'
import { Select } from '../../kit/select.tsx'
import { Switch } from '../../kit/switch.tsx'
import { problemWords } from './devices.ts'
import { LevelMeter } from './level-meter.tsx'
import { Preview } from './preview.tsx'
import styles from './lobby.module.css'
import { playTestTone } from './test-tone.ts'
import { type Devices, trackOf } from './use-devices.ts'

/** The microphone, the speaker and, for tutors, the camera are tried before the room. */
export function DeviceCheck({
  devices,
  withCamera,
  pushToTalk,
  onPushToTalk,
}: {
  devices: Devices
  withCamera: boolean
  pushToTalk: boolean
  onPushToTalk: (on: boolean) => void
}) {
  return (
    <div className={styles['check']}>
      {withCamera && <CameraCheck devices={devices} />}
      <MicrophoneCheck devices={devices} />
      <SpeakerCheck devices={devices} />
      <Switch on={pushToTalk} onChange={onPushToTalk}>
        Hold a key to talk
      </Switch>
      <p className={styles['quiet']}>
        {pushToTalk
          ? 'Your microphone is on only while you hold the space bar or the button.'
          : 'Your microphone is on when you come in. You can turn it off at any time.'}
      </p>
    </div>
  )
}

function MicrophoneCheck({ devices }: { devices: Devices }) {
  const { microphone, choices, use } = devices
  const track = trackOf(microphone)
  const problem = typeof microphone === 'object' && 'problem' in microphone ? microphone.problem : null
  return (
    <section className={styles['device']} aria-labelledby="check-microphone">
      <h3 id="check-microphone">
        <Icon name={track === null ? 'mic-off' : 'mic'} size={18} /> Microphone
      </h3>
      {problem !== null && <Note kind="bad">{problemWords('microphone', problem)}</Note>}
      {problem !== null && (
        <>
          <p className={styles['quiet']}>You can join without one. You hear the others and write in the chat.</p>
          <Button size="sm" look="line" icon="refresh" onClick={() => void use('microphone', '')}>
            Try again
          </Button>
        </>
      )}
      {microphone === 'asking' && (
        <p className={styles['quiet']}>Your browser asks whether we may hear you. Press Allow.</p>
      )}
      {track !== null && (
        <>
          <LevelMeter track={track} />
          <p className={styles['quiet']}>Say something. The cells light up when we hear you.</p>
          {choices.audioinput.length > 1 && (
            <Select
              label="Which microphone"
              options={choices.audioinput}
              value={track.getSettings().deviceId ?? null}
              onChange={(id) => void use('microphone', id)}
            />
          )}
        </>
      )}
    </section>
  )
}

function SpeakerCheck({ devices }: { devices: Devices }) {
  const { choices, speaker, setSpeaker } = devices
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const play = (): void => {
    setPlaying(true)
    playTestTone(speaker)
      .then(() => setFailed(false))
      .catch(() => setFailed(true))
      .finally(() => setPlaying(false))
  }
  return (
    <section className={styles['device']} aria-labelledby="check-speaker">
      <h3 id="check-speaker">
        <Icon name="sound" size={18} /> Speaker
      </h3>
      <div className={styles['row']}>
        <Button size="sm" look="soft" icon="play" loading={playing} onClick={play}>
          Play a sound
        </Button>
        <span className={styles['quiet']}>{failed ? 'No sound could be played here.' : 'You hear three notes.'}</span>
      </div>
      {choices.audiooutput.length > 1 && (
        <Select
          label="Which speaker"
          options={choices.audiooutput}
          value={speaker === '' ? (choices.audiooutput[0]?.value ?? null) : speaker}
          onChange={setSpeaker}
        />
      )}
    </section>
  )
}

function CameraCheck({ devices }: { devices: Devices }) {
  const { camera, choices, use, stop } = devices
  const track = trackOf(camera)
  const problem = typeof camera === 'object' && 'problem' in camera ? camera.problem : null
  return (
    <section className={styles['device']} aria-labelledby="check-camera">
      <h3 id="check-camera">
        <Icon name={track === null ? 'video-off' : 'video'} size={18} /> Camera
      </h3>
      {track !== null && (
        <div className={styles['preview']}>
          <Preview track={track} />
        </div>
      )}
      {problem !== null && <Note kind="bad">{problemWords('camera', problem)}</Note>}
      <div className={styles['row']}>
        {track === null ? (
          <Button
            size="sm"
            look="line"
            icon="video"
            loading={camera === 'asking'}
            onClick={() => void use('camera', '')}
          >
            Turn the camera on
          </Button>
        ) : (
          <Button size="sm" look="line" icon="video-off" onClick={() => stop('camera')}>
            Turn the camera off
          </Button>
        )}
      </div>
      {track !== null && choices.videoinput.length > 1 && (
        <Select
          label="Which camera"
          options={choices.videoinput}
          value={track.getSettings().deviceId ?? null}
          onChange={(id) => void use('camera', id)}
        />
      )}
    </section>
  )
}
