import { useEffect, useRef, useState } from 'react'
import { secondsToSay } from '@polyhex/contract/teaching/teaching'
import { IconButton } from '../kit/icon-button.tsx'
import { narrate, type Narration } from './narration.ts'

/** Reads a text aloud; a second press stops. Give it a key by its text. */
export function ReadAloudButton({ speechId, text, voice }: { speechId: string; text: string; voice: number }) {
  const [reading, setReading] = useState(false)
  const narration = useRef<Narration | null>(null)
  useEffect(() => () => narration.current?.stop(), [])
  function stop() {
    narration.current?.stop()
    narration.current = null
    setReading(false)
  }
  function start() {
    setReading(true)
    narration.current = narrate(
      { speechId, text, seconds: secondsToSay(text) },
      { voice, rate: 1 },
      {
        onEnd: stop,
        onFail: (problem) => {
          // oxlint-disable-next-line no-console -- the specification asks for this line in the console
          console.warn('The question could not be read aloud', problem)
          stop()
        },
      },
    )
  }
  return (
    <IconButton
      icon={reading ? 'pause' : 'sound'}
      label={reading ? 'Stop reading' : 'Read aloud'}
      aria-pressed={reading}
      onClick={reading ? stop : start}
    />
  )
}
