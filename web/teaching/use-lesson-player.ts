import { useCallback, useEffect, useReducer, useRef } from 'react'
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
  const narration = useRef<Narration | null>(null)
  const playing = useRef(false)
  playing.current = state.status === 'playing'
  const segment = segments[state.segment]
  const count = segments.length

  useEffect(() => dispatch({ type: 'reset', playing: autoPlay && segments.length > 0 }), [segments, autoPlay])

  // A segment is begun when it comes up while playing; pausing keeps it, to be gone on with.
  useEffect(() => {
    narration.current?.stop()
    narration.current = null
  }, [segment, voice])
  useEffect(() => {
    if (!segment) return
    if (state.status !== 'playing') {
      narration.current?.pause()
      return
    }
    if (narration.current) {
      narration.current.resume()
      return
    }
    narration.current = narrate(
      { speechId: segment.speechId, text: segment.speech, seconds: segment.seconds },
      { voice, rate },
      {
        onProgress: (progress) => dispatch({ type: 'progressed', progress }),
        onEnd: () => {
          narration.current = null
          dispatch({ type: 'ended', segments: count })
        },
        onFail: (problem) => {
          console.warn('Teaching could not be played', problem)
          dispatch({ type: 'failed' })
        },
      },
    )
    // The speed is followed below without starting the segment anew.
  }, [segment, state.status, voice, count])
  useEffect(() => narration.current?.setRate(rate), [rate])
  useEffect(() => () => narration.current?.stop(), [])

  const toggle = useCallback(() => dispatch({ type: playing.current ? 'pause' : 'play' }), [])
  const goTo = useCallback((to: number) => dispatch({ type: 'went', segment: to }), [])
  return { state, toggle, goTo }
}
