import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Segment } from '@polyhex/contract/teaching/teaching'
import { narrate, type Narration } from './narration.ts'
import { firstPlayerState, nextPlayerState, type PlayerState } from './player-state.ts'

interface LessonSettings {
  voice: number
  rate: number
  autoPlay: boolean
}

interface LessonPlayer {
  state: PlayerState
  toggle: () => void
  goTo: (segment: number) => void
}

/** Plays the segments of a lesson one after the other; another lesson starts at its first segment. */
export function useLessonPlayer(segments: readonly Segment[], { voice, rate, autoPlay }: LessonSettings): LessonPlayer {
  const [state, dispatch] = useReducer(nextPlayerState, firstPlayerState)
  const spoken = useRef<{ segment: Segment; voice: number; narration: Narration } | null>(null)
  const segment = segments[state.segment]
  const isPlaying = state.status === 'playing'

  useEffect(() => dispatch({ type: 'reset', playing: autoPlay && segments.length > 0 }), [segments, autoPlay])

  const begin = useEffectEvent((said: Segment, asVoice: number) =>
    narrate(
      { speechId: said.speechId, text: said.speech, seconds: said.seconds },
      { voice: asVoice, rate },
      {
        onProgress: (progress) => dispatch({ type: 'progressed', progress }),
        onEnd: () => {
          spoken.current = null
          dispatch({ type: 'ended', segments: segments.length })
        },
        onFail: (problem) => {
          // oxlint-disable-next-line no-console -- the specification asks for this line in the console
          console.warn('Teaching could not be played', problem)
          dispatch({ type: 'failed' })
        },
      },
    ),
  )
  // Each segment, and each change of voice, begins anew; a pause is gone on with.
  useEffect(() => {
    if (!segment || !isPlaying) return
    const known = spoken.current
    if (known && known.segment === segment && known.voice === voice) known.narration.resume()
    else {
      known?.narration.stop()
      spoken.current = { segment, voice, narration: begin(segment, voice) }
    }
  }, [segment, isPlaying, voice])
  useEffect(() => {
    if (!isPlaying) spoken.current?.narration.pause()
  }, [isPlaying])
  useEffect(() => spoken.current?.narration.setRate(rate), [rate])
  useEffect(
    () => () => {
      spoken.current?.narration.stop()
      spoken.current = null
    },
    [],
  )

  const toggle = useCallback(() => dispatch({ type: 'toggled' }), [])
  const goTo = useCallback((to: number) => dispatch({ type: 'went', segment: to }), [])
  return { state, toggle, goTo }
}
