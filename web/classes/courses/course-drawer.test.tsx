import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Cohort } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { answerWith, asked, endVisit } from '../../shell/page-trial.tsx'
import { idOf, sampleSlot } from '../staff-samples.ts'
import { show } from '../staff-trial.tsx'
import { CourseDrawer } from './course-drawer.tsx'

const promotion = {
  id: idOf(60),
  promotionName: 'Winter course',
  promotionCode: 'WINTER',
  course: { requiredCredits: 5 },
}
const cohort: Cohort = {
  id: idOf(61),
  cohortCode: 'winter-1',
  startingAt: '2027-03-08T21:00:00.000Z',
  timingLabel: 'Mondays, 4:00 to 4:45 PM EST',
  startingLabel: 'Starts Monday, March 8',
  selectionLabel: 'After school',
  writtenLabels: { timingLabel: null, startingLabel: null, selectionLabel: 'After school' },
  startingDateFormat: 'MMMM d',
  timeOfDayFormat: 'h:mm a',
  promotionId: promotion.id,
  promotion,
  timeSlots: [sampleSlot()],
  timeSlotsAreValidated: true,
  readyForProduction: false,
}

afterEach(() => {
  cleanup()
  endVisit()
})

it('leaves the labels of a course to the clock of who reads them when something else is saved [C-116]', async () => {
  answerWith(timeSlotOperations.listTimeSlots, { timeSlots: [], total: 0 })
  answerWith(cohortOperations.updateCohort, { cohort })
  show(<CourseDrawer cohort={cohort} promotions={[promotion]} onClose={() => {}} />)
  const timing = screen.getByLabelText<HTMLInputElement>('Timing label')
  // What families read now stands behind the empty entry.
  expect([timing.value, timing.placeholder]).toEqual(['', 'Mondays, 4:00 to 4:45 PM EST'])
  expect(screen.getByLabelText<HTMLInputElement>('Selection label').value).toBe('After school')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Families can pick it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Updated After school')).toBeTruthy()
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    cohortCode: 'winter-1',
    promotionId: promotion.id,
    selectionLabel: 'After school',
    timingLabel: null,
    startingLabel: null,
    timeSlotIds: [idOf(800)],
    readyForProduction: true,
  })
})
