import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { answerWith, asked, endVisit } from '../../shell/page-trial.tsx'
import { idOf } from '../staff-samples.ts'
import { show } from '../staff-trial.tsx'
import { AboutTeachers } from './about-teachers.tsx'

afterEach(() => {
  cleanup()
  endVisit()
})

const tia = {
  accountId: idOf(2),
  publicName: 'Tia',
  avatar: 'square',
  leads: true,
  biography: 'I teach with folded paper.',
  videoLink: 'https://films.example/tia',
  teachesGrades: [2, 3],
  teachesThemes: ['shapes_space'],
}
const silent = { biography: null, videoLink: null, teachesGrades: [], teachesThemes: [] }

it('shows what each tutor wrote once it is asked for, and asks nothing before', async () => {
  answerWith(curriculumOperations.listThemes, {
    themes: [{ themeCode: 'shapes_space', themeName: 'Shapes and Space' }],
  })
  answerWith(timeSlotOperations.listClassTeachers, {
    teachers: [tia, { ...tia, ...silent, accountId: idOf(3), publicName: 'Omar', leads: false }],
  })
  show(<AboutTeachers timeSlotId={idOf(800)} count={2} />)
  expect(asked).toEqual([])
  const button = screen.getByRole('button', { name: 'About the tutors', expanded: false })
  await userEvent.click(button)
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'TiaI teach with folded paper.Teaches: Grades 2 to 3, Shapes and SpaceA film about Tia (opens in a new tab)',
    'OmarHas not written anything yet.',
  ])
  const film = screen.getByRole('link', { name: /A film about Tia/ })
  expect([film.getAttribute('href'), film.getAttribute('rel')]).toEqual([tia.videoLink, 'noreferrer'])
  await userEvent.click(button)
  expect(screen.queryByText('I teach with folded paper.')).toBeNull()
})
