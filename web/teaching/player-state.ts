/** Teaching media is playing, paused, or at its end, from where it can restart [L-164]. */
export interface PlayerState {
  status: 'playing' | 'paused' | 'restart'
  /** Place of the segment on show. */
  segment: number
  /** Share of the segment that has been said, 0 to 1. */
  progress: number
}

export type PlayerEvent =
  | { type: 'play' }
  | { type: 'toggled' }
  | { type: 'pause' }
  | { type: 'ended'; segments: number }
  | { type: 'failed' }
  | { type: 'went'; segment: number }
  | { type: 'progressed'; progress: number }
  | { type: 'reset'; playing: boolean }

export const firstPlayerState: PlayerState = { status: 'paused', segment: 0, progress: 0 }

/** What happens next to a lesson: an ended segment leads to the next one, the last one stops; a failure pauses [L-165]. */
export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'play':
      return state.status === 'restart'
        ? { status: 'playing', segment: 0, progress: 0 }
        : { ...state, status: 'playing' }
    case 'toggled':
      return nextPlayerState(state, { type: state.status === 'playing' ? 'pause' : 'play' })
    case 'pause':
    case 'failed':
      return state.status === 'playing' ? { ...state, status: 'paused' } : state
    case 'ended':
      if (state.segment + 1 < event.segments) return { ...state, segment: state.segment + 1, progress: 0 }
      return { ...state, status: 'restart', progress: 1 }
    case 'went':
      return {
        status: state.status === 'restart' ? 'paused' : state.status,
        segment: event.segment,
        progress: 0,
      }
    case 'progressed':
      return { ...state, progress: Math.min(1, Math.max(0, event.progress)) }
    case 'reset':
      return { status: event.playing ? 'playing' : 'paused', segment: 0, progress: 0 }
  }
}
