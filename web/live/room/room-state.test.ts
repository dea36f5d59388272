import type { Member } from '@polyhex/contract/live/room/room-member'
import { describe, expect, it } from 'vitest'
import { deviceProblem, problemWords } from './devices.ts'
import { inOrder } from './people-panel.tsx'
import { afterMessage, roomAtFirst } from './room-state.ts'
import { clockWords, lengthWords } from './room-words.ts'
import { spaceIsTaken } from './use-push-to-talk.ts'
import { loudness } from './use-level.ts'

const member = (id: string, more: Partial<Member> = {}): Member => ({
  memberId: id.repeat(20),
  accountId: null,
  publicName: id,
  avatar: 'hexagon',
  role: 'student',
  presence: 'here',
  microphone: 'off',
  camera: false,
  large: null,
  media: 'none',
  seesPictures: true,
  handSince: null,
  ...more,
})

describe('what is known of a room', () => {
  it('follows who comes, changes and goes', () => {
    const one = afterMessage(roomAtFirst, { kind: 'joined', member: member('a') })
    const two = afterMessage(one, { kind: 'joined', member: member('b') })
    const changed = afterMessage(two, { kind: 'moved', member: member('a', { microphone: 'muted' }) })
    expect(changed.members.map(({ publicName, microphone }) => [publicName, microphone])).toEqual([
      ['a', 'muted'],
      ['b', 'off'],
    ])
    expect(afterMessage(changed, { kind: 'left', memberId: 'a'.repeat(20) }).members).toHaveLength(1)
    expect(afterMessage(changed, { kind: 'ended', reason: 'over' })).toMatchObject({ phase: 'ended', ended: 'over' })
  })
  it('follows whispers until they end', () => {
    const [from, to] = ['a'.repeat(20), 'b'.repeat(20)]
    const on = afterMessage(roomAtFirst, { kind: 'whispering', from, to })
    expect([...on.whispers]).toEqual([[from, to]])
    expect([...afterMessage(on, { kind: 'whispering', from, to: null }).whispers]).toEqual([])
  })
})

describe('the list of people', () => {
  it('has hands first, in the order in which they went up, then who leads, then names', () => {
    const list = [
      member('d'),
      member('c', { role: 'tutor' }),
      member('b', { handSince: '2027-03-08T21:02:00.000Z' }),
      member('a', { handSince: '2027-03-08T21:05:00.000Z' }),
      member('e'),
    ]
    expect(inOrder(list).map(({ publicName }) => publicName)).toEqual(['b', 'a', 'c', 'd', 'e'])
  })
})

describe('words', () => {
  it('give the length in whole minutes [C-071]', () => {
    expect([lengthWords(45), lengthWords(29.6)]).toEqual(['Length 45 min', 'Length 30 min'])
  })
  it('give times as clocks do', () => {
    expect([0, 999, 61_000, 1_104_000, 3_723_000].map(clockWords)).toEqual(['0:00', '0:00', '1:01', '18:24', '1:02:03'])
  })
  it('say what keeps a device away, and what to do', () => {
    const named = (name: string) => deviceProblem(Object.assign(new Error(), { name }))
    expect(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError'].map(named)).toEqual([
      'denied',
      'none',
      'busy',
      'failed',
    ])
    expect(problemWords('microphone', 'denied')).toContain('Press the lock beside the address')
    expect(problemWords('camera', 'insecure')).toContain('https')
  })
})

it('the space bar is left to what is written in or pressed', () => {
  document.body.innerHTML = '<p id="p"></p><input id="i"><button id="b"><i id="in"></i></button>'
  const taken = (id: string) => spaceIsTaken(document.getElementById(id))
  expect(['p', 'i', 'b', 'in'].map(taken)).toEqual([false, true, true, true])
})

it('loudness is 0 for silence, 1 at the loudest, and about half 30 dB below it', () => {
  expect(loudness(new Float32Array(512))).toBe(0)
  expect(loudness(new Float32Array(512).fill(1))).toBe(1)
  expect(loudness(new Float32Array(512).fill(10 ** (-30 / 20)))).toBeCloseTo(0.5, 5)
})
