import { useEffect, useRef, useState } from 'react'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { voiceOfNumber, voices } from '@polyhex/contract/teaching/teaching'
import { useAsk } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import { narrate, type Line, type Narration } from './narration.ts'
import styles from './voice-dialog.module.css'

interface VoiceDialogProps {
  voice: number
  sample: Line | undefined
  onChoose: (voice: number) => void
  onClose: () => void
}

/** Which voice reads aloud. They are robot voices, and the dialog says so. */
export function VoiceDialog({ voice, sample, onChoose, onClose }: VoiceDialogProps) {
  const { data, isError, refetch } = useAsk(teachingOperations.listVoices, {})
  const [chosen, setChosen] = useState(voices[voiceOfNumber(voice)])
  const heard = useRef<Narration | null>(null)
  useEffect(() => () => heard.current?.stop(), [])
  function listen() {
    heard.current?.stop()
    if (sample) heard.current = narrate(sample, { voice: chosen, rate: 1 }, { onEnd: () => {}, onFail: () => {} })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose Audio Voice"
      icon="sound"
      footer={
        <>
          {sample && (
            <Button look="line" icon="play" onClick={listen}>
              Listen
            </Button>
          )}
          <Button
            onClick={() => {
              onChoose(chosen)
              onClose()
            }}
          >
            Use this voice
          </Button>
        </>
      }
    >
      <p className={styles.note}>
        Every voice is a robot voice: a program reads the words.
        {data && !data.serverSpeaks
          ? ' This server has no voice of its own, so your browser reads in its own voice.'
          : ''}
      </p>
      {isError && (
        <ErrorState
          title="The voices could not be loaded"
          safe="Your voice stays as it is."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Skeletons label="Loading voices">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} height={40} />
          ))}
        </Skeletons>
      )}
      {data && (
        <RadioGroup
          label="Voice"
          value={String(chosen)}
          options={data.voices.map((each) => ({ value: String(each.voice), label: each.label }))}
          onChange={(next) => setChosen(voices[voiceOfNumber(Number(next))])}
        />
      )}
    </Dialog>
  )
}
