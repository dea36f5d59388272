import { describe, expect, it } from 'vitest'
import { firstWorkState, nextWorkState, type WorkMessage } from './work-store.ts'

describe('after a lost connection', () => {
  it('what was given while the page could not hear is told from what it had heard', () => {
    const at = (minute: number) => `2027-03-08T20:0${minute}:00.000Z`
    const target = { type: 'practice', topicCodeLevel: 'a/1' } as const
    const after = (...messages: WorkMessage[]) =>
      messages.reduce((state, message) => nextWorkState(state, message, 'me', 0), firstWorkState).resume
    const given: WorkMessage = { kind: 'pushed', by: null, at: at(1), topicCodeLevel: 'a/1', name: 'A' }
    const back = (givenAt: string | null): WorkMessage => ({ kind: 'resume', target, givenAt })
    expect(after(back(null))).toEqual({ target, missed: false })
    expect(after(back(at(1)))).toEqual({ target, missed: true })
    expect(after(given, back(at(1)))).toEqual({ target, missed: false })
    expect(after(given, back(at(1)), back(at(2)))).toEqual({ target, missed: true })
    expect(after(given, back(at(2)), back(at(2)))).toEqual({ target, missed: false })
  })
})
