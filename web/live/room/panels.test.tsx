import { useState } from 'react'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useOptionKeys } from '../../exercises/widgets/use-option-keys.ts'
import { endVisit } from '../../shell/page-trial.tsx'
import { ChatPanel, UnreadChat } from '../board/chat-panel.tsx'
import { Panels, shownOf } from './panels.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { RoomControls } from './room-controls.tsx'
import type { RoomPanel } from './room-panels.ts'
import { memberOf, showInRoom } from './room-screen-trial.tsx'

afterEach(() => {
  endVisit()
  vi.unstubAllGlobals()
})

describe('the parts of a room', () => {
  const chosen: number[] = []
  function Exercise() {
    useOptionKeys([['1']], true, (index) => void chosen.push(index))
    return <input aria-label="Your answer" />
  }
  const part = (id: string, title: string, given: Partial<RoomPanel>): RoomPanel => ({
    ...{ id, title, icon: 'pen', place: 'work', shows: () => true, Panel: () => <p>{title} is here</p> },
    ...given,
  })
  const parts = [
    part('practice', 'Practice', { Panel: Exercise, keeps: true }),
    part('board', 'Board', { keeps: true }),
    part('people', 'People', {}),
  ]

  function Parts() {
    const [chosen, setChosen] = useState<string | null>(null)
    return <Panels panels={parts} label="Work" shown={shownOf(parts, chosen)} onShow={setChosen} />
  }

  it('keep an exercise as it is behind the board: there is what was typed, and no key reaches it', async () => {
    const user = userEvent.setup()
    await showInRoom(<Parts />, 'student')
    const field = screen.getByRole('textbox', { name: 'Your answer' })
    await user.type(field, '42')
    // What has not been opened is not made.
    expect(screen.queryByText('Board is here')).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Board' }))
    expect(field.isConnected).toBe(true)
    expect(field.closest('[inert]')).not.toBeNull()
    fireEvent.keyDown(document.body, { key: '1' })
    expect(chosen).toEqual([])
    await user.click(screen.getByRole('tab', { name: 'People' }))
    expect(screen.getByText('Board is here').closest('[inert]')).not.toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Practice' }))
    expect(screen.queryByText('People is here')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' }).value).toBe('42')
    expect(field.closest('[inert]')).toBeNull()
    act(() => field.blur())
    fireEvent.keyDown(document.body, { key: '1' })
    expect(chosen).toEqual([0])
  })
})

describe('hands', () => {
  const [early, late] = [
    memberOf('Zoe', { handSince: '2027-03-08T20:01:00.000Z' }),
    memberOf('Ann', { handSince: '2027-03-08T20:02:00.000Z' }),
  ]

  it('come first, in the order in which they went up; a tutor lowers them and mutes all', async () => {
    const user = userEvent.setup()
    const { hear, said } = await showInRoom(<PeoplePanel />, 'tutor', [memberOf('Bob'), late, early])
    const names = (): string[] =>
      screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? '')
    expect(names()).toEqual(['Zoe', 'Ann', 'Me', 'Bob'])
    expect(screen.getAllByText('Hand up')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'What to do with Zoe' }))
    await user.click(screen.getByRole('menuitem', { name: 'Lower the hand' }))
    expect(said).toEqual([{ kind: 'hand', up: false, memberId: early.memberId }])
    hear({ kind: 'moved', member: { ...early, handSince: null } })
    expect(names()).toEqual(['Ann', 'Me', 'Bob', 'Zoe'])
    await user.click(screen.getByRole('button', { name: 'Mute all' }))
    expect(said.at(-1)).toEqual({ kind: 'mute', memberId: null, muted: true })
    for (const member of [memberOf('Bob'), late, early])
      hear({ kind: 'moved', member: { ...member, microphone: 'muted' } })
    await user.click(screen.getByRole('button', { name: 'Allow all' }))
    expect(said.at(-1)).toEqual({ kind: 'mute', memberId: null, muted: false })
  })

  it('are raised and lowered by a student, who can do nothing to others', async () => {
    const user = userEvent.setup()
    const others = [early]
    const content = (
      <>
        <PeoplePanel />
        <RoomControls />
      </>
    )
    const { me, hear, said } = await showInRoom(content, 'student', others)
    expect(screen.queryByRole('button', { name: /^What to do with/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mute all' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Raise hand', pressed: false }))
    expect(said).toEqual([{ kind: 'hand', up: true }])
    hear({ kind: 'moved', member: { ...me, handSince: '2027-03-08T20:03:00.000Z' } })
    await user.click(screen.getByRole('button', { name: 'Lower hand', pressed: true }))
    expect(said.at(-1)).toEqual({ kind: 'hand', up: false })
  })
})

describe('the chat', () => {
  const line = (text: string, by: string) => ({
    ...{ lineId: '00000000-0000-4000-8000-00000000000a', memberId: by.padEnd(20, 'x'), publicName: by },
    ...{ isTutor: false, text, at: '2027-03-08T20:00:00.000Z' },
  })

  it('shows lines as they come, sends what is written, and says why something was not sent', async () => {
    const user = userEvent.setup()
    const tia = memberOf('Tia', { role: 'tutor' })
    const { hear, said } = await showInRoom(<ChatPanel />, 'student', [memberOf('Bob'), tia])
    expect(screen.getByText('Nobody has written yet. Everybody in the group reads this.')).not.toBeNull()
    hear({ kind: 'chat-line', line: line('Is it 12?', 'Bob') })
    expect(within(screen.getByRole('log', { name: 'Chat' })).getByText('Is it 12?')).not.toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove this line/ })).toBeNull()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Write to the group' })
    await user.type(field, '  me too {Enter}')
    expect(said).toEqual([{ kind: 'chat', text: 'me too' }])
    expect(field.value).toBe('')
    hear({ kind: 'chat-refused', care: false, text: 'me too', why: 'Wait a little before you write more.' })
    expect(screen.getByText('Wait a little before you write more.')).not.toBeNull()
    hear({ kind: 'chat-removed', lineId: line('', 'Bob').lineId })
    expect(screen.queryByText('Is it 12?')).toBeNull()
    hear({ kind: 'chat-closed', closed: true })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'The tutor has closed the chat' }).disabled).toBe(true)
  })

  it('has addresses that a tutor writes to press, without what ends the sentence', async () => {
    const { hear } = await showInRoom(<ChatPanel />, 'student', [memberOf('Bob'), memberOf('Tia', { role: 'tutor' })])
    const text = 'Look at https://example.org/a?b=1, then (https://example.org/c). Not javascript:alert(1)'
    hear({ kind: 'chat-line', line: { ...line(text, 'Tia'), isTutor: true } })
    const links = screen.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ href, rel }) => [href, rel])).toEqual([
      ['https://example.org/a?b=1', 'noopener noreferrer'],
      ['https://example.org/c', 'noopener noreferrer'],
    ])
    expect(screen.getByRole('log', { name: 'Chat' }).textContent).toContain(text)
    hear({ kind: 'chat-line', line: { ...line('https://example.org/d', 'Bob'), lineId: crypto.randomUUID() } })
    expect(screen.getByText('https://example.org/d').closest('a')).toBeNull()
  })

  it('waits for who leads; what is written can be reported and hidden, and words of help are no blame', async () => {
    const user = userEvent.setup()
    const { hear, said } = await showInRoom(<ChatPanel />, 'student', [memberOf('Bob')])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your tutor opens the chat' }).disabled).toBe(true)
    hear({ kind: 'chat-line', line: line('you copied', 'Bob') })
    await user.click(screen.getByRole('button', { name: 'Report what Bob wrote' }))
    const sheet = screen.getByRole('dialog', { name: 'Tell a grown-up' })
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(5)
    expect(
      within(sheet).getByRole<HTMLInputElement>('switch', { name: 'Hide what Bob writes and draws from me' }).checked,
    ).toBe(true)
    await user.keyboard('{Escape}')
    hear({ kind: 'chat-lines', lines: [], closed: false, hidden: ['Bob'.padEnd(20, 'x')] })
    await user.click(screen.getByRole('button', { name: 'Show again' }))
    expect(said).toEqual([{ kind: 'chat-hide', memberId: 'Bob'.padEnd(20, 'x'), hidden: false }])
    hear({ kind: 'chat-refused', care: true, text: 'x', why: 'You matter.' })
    expect(screen.getByText('You matter.').closest('[role="alert"]')).toBeNull()
  })

  it('is taken care of by who leads, and counts what nobody has read', async () => {
    const user = userEvent.setup()
    const { hear, said, me } = await showInRoom(<UnreadChat />, 'tutor', [memberOf('Bob')])
    hear({ kind: 'chat-line', line: line('one', 'Bob') })
    expect(screen.getByText('1').textContent).toBe('1 unread')
    const { hear: hearOpen, said: saidOpen } = await showInRoom(<ChatPanel />, 'tutor', [memberOf('Bob')])
    hearOpen({ kind: 'chat-line', line: line('two', 'Bob') })
    await user.click(screen.getByRole('button', { name: 'Remove this line of Bob' }))
    await user.click(screen.getByRole('switch', { name: 'Students can write' }))
    expect(saidOpen.map(({ kind }) => kind)).toEqual(['chat-remove', 'chat-close'])
    expect([said, me.role]).toEqual([[], 'tutor'])
  })
})
