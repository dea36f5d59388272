import type { Work } from '@polyhex/contract/live/room/work-messages'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleQuestion, sampleRunId } from '../../exercises/run-samples.ts'
import { endVisit } from '../../shell/page-trial.tsx'
import { memberOf, showInRoom } from '../room/room-screen-trial.tsx'
import { TutorWork } from './tutor-work.tsx'

const began = Date.now()
const ago = (seconds: number): string => new Date(began - seconds * 1000).toISOString()

afterEach(() => {
  endVisit()
  vi.unstubAllGlobals()
})

function workOf(name: string, given: Partial<Work> = {}, isOpen = true): Work {
  const open: Work['open'] = {
    runId: sampleRunId,
    questionId: sampleQuestion(3).storedQuestionId,
    type: 'practice',
    name: 'Subtract Tens',
    questionNumber: 3,
    question: sampleQuestion(3),
    openedAt: ago(12),
  }
  return {
    memberId: memberOf(name).memberId,
    open: isOpen ? open : null,
    page: 'exercise',
    ...{ finished: null, sheet: null, picked: null, strokes: [], answers: [], last: null },
    counts: { correct: 0, incorrect: 0, skipped: 0, inARow: 0 },
    ...{ helpOpen: false, helpOpened: false, place: 'practice', activeAt: ago(2) },
    ...given,
  }
}

describe('the tiles of the tutor', () => {
  it('say of each student what is open, how it goes and what is needed, and put first who needs somebody', async () => {
    const names = ['Amy', 'Ben', 'Cas', 'Dee', 'Eli']
    const members = names.map((name) => memberOf(name))
    const [, , cas] = members
    const { hear } = await showInRoom(<TutorWork />, 'tutor', members)
    hear({
      kind: 'works',
      now: ago(0),
      works: [
        workOf('Amy'),
        workOf('Ben', { answers: ['incorrect', 'incorrect', 'incorrect'], activeAt: ago(75) }),
        workOf('Cas', { counts: { correct: 5, incorrect: 0, skipped: 1, inARow: 5 } }),
        workOf('Dee', { finished: 'Angles' }, false),
      ],
    })
    const tile = (name: string) => within(screen.getByRole('article', { name }))
    const order = () => screen.getAllByRole('article').flatMap((each) => each.getAttribute('aria-label') ?? [])
    expect(order()).toEqual(['Ben', 'Amy', 'Cas', 'Dee', 'Eli'])
    expect(tile('Amy').getByText('Working')).not.toBeNull()
    expect(tile('Amy').getByText('Subtract Tens, question 3')).not.toBeNull()
    expect(tile('Amy').getByText(/Nothing is picked yet\./)).not.toBeNull()
    expect(tile('Ben').getByText('Stuck')).not.toBeNull()
    expect(tile('Ben').getByText(/^Nothing for 1:1\d\. 0 right, 0 wrong$/)).not.toBeNull()
    expect(tile('Ben').getByRole('img', { name: 'Last answers: wrong, wrong, wrong' })).not.toBeNull()
    expect(tile('Cas').getByText('5 in a row')).not.toBeNull()
    expect(tile('Cas').getByText('5 right, 0 wrong, 1 skipped')).not.toBeNull()
    expect(tile('Dee').getByText('Finished: Angles')).not.toBeNull()
    expect(tile('Eli').getByText('We do not know yet what this screen shows.')).not.toBeNull()

    // Picked, drawn, hand up, lost: each is seen at once.
    const questionId = workOf('Amy').open?.questionId ?? ''
    hear({ kind: 'work-picked', memberId: memberOf('Amy').memberId, questionId, response: 'wrong' })
    expect(tile('Amy').getByText(/Picked so far: 5\./)).not.toBeNull()
    hear({ kind: 'moved', member: { ...cas!, handSince: ago(1) } })
    expect(order()[0]).toBe('Cas')
    expect(tile('Cas').getByText('Hand up')).not.toBeNull()
    hear({ kind: 'moved', member: { ...cas!, presence: 'lost' } })
    expect(tile('Cas').getByText('Coming back')).not.toBeNull()
    hear({ kind: 'work', work: workOf('Amy', { helpOpen: true }) })
    expect(tile('Amy').getByText('Teach Me open. 0 right, 0 wrong')).not.toBeNull()
  })

  it('lead to one student seen closely, who is told so', async () => {
    const user = userEvent.setup()
    const { hear, said } = await showInRoom(<TutorWork />, 'tutor', [memberOf('Amy')])
    hear({ kind: 'works', now: ago(0), works: [workOf('Amy')] })
    const { memberId } = memberOf('Amy')
    await user.click(screen.getByRole('button', { name: 'Look in' }))
    expect(screen.getByRole('complementary', { name: 'Looking at Amy' })).not.toBeNull()
    expect(said).toEqual([
      { kind: 'watch', memberId },
      { kind: 'hints-ask', memberId },
    ])
    await user.click(screen.getByRole('button', { name: 'Stop looking' }))
    expect(said.at(-1)).toEqual({ kind: 'watch', memberId: null })
  })
})
