import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endVisit } from '../../shell/page-trial.tsx'
import { RoomSound } from './room-sound.ts'
import { MicrophoneQuestion } from './microphone-question.tsx'
import { memberOf, showInRoom } from './room-screen-trial.tsx'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  endVisit()
  vi.unstubAllGlobals()
})

class Track extends EventTarget {
  enabled = true
  stopped = false
  getSettings(): object {
    return {}
  }
  stop(): void {
    this.stopped = true
  }
}
const track = () => new Track() as Track & MediaStreamTrack

async function entered(given: { pushToTalk?: boolean } = {}) {
  const microphone = track()
  const tutor = memberOf('Tia', { role: 'tutor' })
  const room = await showInRoom(<MicrophoneQuestion />, 'student', [tutor], (client) => {
    const pushToTalk = given.pushToTalk ?? false
    return new RoomSound(client, { microphone, camera: null, pushToTalk, speaks: true, speaker: '' })
  })
  ends.push(room.end)
  const told = () => room.said.findLast(({ kind }) => kind === 'state')
  const stands = (as: 'off' | 'on' | 'muted') => room.hear({ kind: 'moved', member: { ...room.me, microphone: as } })
  return { ...room, ...{ microphone, told, stands, tutor } }
}

describe('the microphone', () => {
  it('closes when a tutor mutes it, and opens again only when its owner says so', async () => {
    const { microphone, told, stands, hear, tutor } = await entered()
    stands('on')
    expect([microphone.enabled, told()]).toMatchObject([true, { microphone: true }])
    stands('muted')
    expect([microphone.enabled, told()]).toMatchObject([false, { microphone: false }])
    stands('off')
    hear({ kind: 'microphone-asked', by: tutor.memberId })
    expect([microphone.enabled, told()]).toMatchObject([false, { microphone: false }])
    const [keep, turnOn] = [
      screen.getByRole('button', { name: 'Keep it off' }),
      screen.getByRole('button', { name: 'Turn on' }),
    ]
    expect(screen.getByRole('status', { name: 'Your microphone' }).textContent).toContain(
      'Tia asks you to turn on your microphone.',
    )
    await userEvent.click(turnOn)
    expect([microphone.enabled, told()]).toMatchObject([true, { microphone: true }])
    expect(document.contains(keep)).toBe(false)
  })

  it('stays off when its owner keeps it off, and the question goes when it is muted again', async () => {
    const { microphone, stands, hear, tutor } = await entered()
    stands('muted')
    stands('off')
    hear({ kind: 'microphone-asked', by: tutor.memberId })
    await userEvent.click(screen.getByRole('button', { name: 'Keep it off' }))
    expect([microphone.enabled, screen.queryByRole('button')]).toEqual([false, null])
    hear({ kind: 'microphone-asked', by: tutor.memberId })
    stands('muted')
    expect([microphone.enabled, screen.queryByRole('button')]).toEqual([false, null])
  })

  it('held to talk is told to be free again, and is not opened', async () => {
    const { microphone, stands, hear, tutor } = await entered({ pushToTalk: true })
    stands('muted')
    stands('off')
    hear({ kind: 'microphone-asked', by: tutor.memberId })
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(microphone.enabled).toBe(false)
  })

  it('that is pulled out is told as off', async () => {
    const { microphone, told, stands } = await entered()
    stands('on')
    microphone.dispatchEvent(new Event('ended'))
    expect(told()).toMatchObject({ microphone: false })
  })
})

describe('the camera of a student', () => {
  it('closes with the spotlight that it was opened for', async () => {
    const { sound, told, hear, me } = await entered()
    const camera = track()
    // Opened for the answer; the spotlight comes after it.
    sound.setCamera(camera)
    hear({ kind: 'moved', member: { ...me, camera: true } })
    hear({ kind: 'spotlight', spotlight: { memberId: me.memberId, what: 'camera' } })
    expect([camera.stopped, told()]).toMatchObject([false, { camera: true }])
    hear({ kind: 'spotlight', spotlight: null })
    expect([camera.stopped, told()]).toMatchObject([true, { camera: false }])
  })
})
