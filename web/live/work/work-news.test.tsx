import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { endVisit } from '../../shell/page-trial.tsx'
import { memberOf, showInRoom } from '../room/room-screen-trial.tsx'
import { RoomView } from '../room/room-view.tsx'
import { UnseenWork, WorkNews } from './work-news.tsx'

beforeAll(async () => {
  await Promise.all([import('./student-work.tsx'), import('../board/board-panel.tsx')])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
  vi.unstubAllGlobals()
})

const tia = memberOf('Tia', { role: 'tutor' })
const tab = (name: RegExp) => screen.getByRole('tab', { name })

async function open(role: 'student' | 'tutor' = 'student') {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  return { user: userEvent.setup(), ...(await showInRoom(<RoomView />, role, [tia])) }
}

describe('what a tutor gives while a student looks elsewhere', () => {
  it('is marked on the tab of the practice and told politely; one press leads there', async () => {
    const { user, hear, said } = await open()
    expect(said).toContainEqual({ kind: 'work-place', place: 'practice' })
    await user.click(tab(/^Board/))
    expect(said.at(-1)).toEqual({ kind: 'work-place', place: 'board' })
    const place = screen.getAllByRole('status').find((one) => one.parentElement?.dataset['on'] === 'false')
    hear({ kind: 'hint', by: tia.memberId, questionId: null, text: 'Draw it.' })
    expect(tab(/^Practice/).textContent).toBe('Practice1 new')
    // One place on the page from the beginning: only so is a change of it read out.
    expect(screen.getByText('Tia sent you a hint.').closest('[role="status"]')).toBe(place)
    await user.click(screen.getByRole('button', { name: 'Go to practice' }))
    expect(tab(/^Practice/).getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(tab(/^Practice/).textContent).toBe('Practice'))
    expect(screen.queryByRole('button', { name: 'Go to practice' })).toBeNull()
    expect(document.activeElement).toBe(tab(/^Practice/))
    expect(said.filter(({ kind }) => kind === 'work-place').at(-1)).toEqual({ kind: 'work-place', place: 'practice' })
  })

  it('names the question that was given, and counts it with the hint before it', async () => {
    const went = vi.fn()
    const content = (
      <>
        <UnseenWork />
        <WorkNews onGo={went} />
      </>
    )
    const { hear } = await showInRoom(content, 'student', [tia])
    hear({ kind: 'hint', by: tia.memberId, questionId: null, text: 'Draw it.' })
    hear({
      kind: 'pushed',
      by: tia.memberId,
      at: '2027-03-08T20:05:00.000Z',
      topicCodeLevel: 'fractions_practice/4',
      name: 'Fractions',
    })
    expect(screen.getByRole('status').textContent).toBe('Tia gave you a question: Fractions')
    expect(screen.getByText('2').textContent).toBe('2 new')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Go to practice' }))
    expect(went).toHaveBeenCalledTimes(1)
  })

  it('is not called new to who sees it come, and never to who leads', async () => {
    const { hear } = await open()
    await screen.findByText(/Choose|Practice/)
    hear({ kind: 'hint', by: tia.memberId, questionId: null, text: 'Draw it.' })
    await waitFor(() => expect(tab(/^Practice/).textContent).toBe('Practice'))
    expect(screen.queryByText('Tia sent you a hint.')).toBeNull()
    cleanup()
    const { said } = await open('tutor')
    expect(said.some(({ kind }) => kind === 'work-place')).toBe(false)
    expect(screen.queryByRole('tab', { name: /^Practice/ })).toBeNull()
  })
})
