import { describe, expect, it } from 'vitest'
import { missingKind } from './missing-media.tsx'
import { firstPlayerState, nextPlayerState, type PlayerEvent } from './player-state.ts'

const after = (...events: PlayerEvent[]) => events.reduce(nextPlayerState, firstPlayerState)
const ended: PlayerEvent = { type: 'ended', segments: 2 }

describe('teaching media', () => {
  it('is paused, playing, or at its end from where it restarts [L-164]', () => {
    expect(firstPlayerState.status).toBe('paused')
    expect(after({ type: 'toggled' }).status).toBe('playing')
    expect(after({ type: 'toggled' }, { type: 'toggled' }).status).toBe('paused')
    expect(after({ type: 'play' }, ended, ended).status).toBe('restart')
    expect(after({ type: 'play' }, ended, ended, { type: 'toggled' })).toEqual({
      status: 'playing',
      segment: 0,
      progress: 0,
    })
  })

  it('goes on to the next segment, stops after the last, and begins anew with another lesson [L-165]', () => {
    expect(after({ type: 'play' }, ended)).toEqual({ status: 'playing', segment: 1, progress: 0 })
    expect(after({ type: 'play' }, ended, ended)).toMatchObject({ status: 'restart', segment: 1 })
    expect(after({ type: 'play' }, ended, { type: 'reset', playing: false })).toEqual({
      status: 'paused',
      segment: 0,
      progress: 0,
    })
  })

  it('pauses when it cannot be played [L-166]', () => {
    expect(after({ type: 'play' }, { type: 'failed' }).status).toBe('paused')
  })

  it('keeps playing when a line is chosen, and stays still when it was still', () => {
    expect(after({ type: 'play' }, { type: 'went', segment: 1 })).toEqual({
      status: 'playing',
      segment: 1,
      progress: 0,
    })
    expect(after({ type: 'went', segment: 1 }).status).toBe('paused')
    expect(after({ type: 'play' }, ended, ended, { type: 'went', segment: 0 }).status).toBe('paused')
  })
})

describe('missing media', () => {
  it('is said only where it is truly missing', () => {
    expect(missingKind([], 'video')).toBe('Teaching')
    expect(missingKind([{ speech: 'Two and one.' }], 'video')).toBe('Video')
    expect(missingKind([{ speech: 'Two and one.' }], 'audio')).toBeNull()
    expect(missingKind([{ speech: '', latex: '2+1' }], 'audio')).toBe('Audio')
    expect(missingKind([{ speech: 'Two and one.', latex: '2+1' }], 'video')).toBeNull()
  })
})
