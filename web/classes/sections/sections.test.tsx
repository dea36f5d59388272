import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { sectionOperations } from '@polyhex/contract/classes/section-operations'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { answerWith, asked, endVisit, visit } from '../../shell/page-trial.tsx'
import { idOf } from '../staff-samples.ts'
import { tutor } from '../staff-trial.tsx'

const section = { id: idOf(70), name: 'Tuesday', role: 'instructor' as const }
const ana = { id: idOf(40), username: 'ana.oval', avatarName: 'CalmFalcon', avatarUrl: 'oval' }
const member = { id: idOf(71), accountId: ana.id, sectionId: section.id, role: 'student' as const, account: ana }

beforeAll(async () => {
  await Promise.all([
    import('./sections-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
})

it('/class/section/ shows a section with its members, and adds one where it stands [C-017] [C-177]', async () => {
  let members: (typeof member)[] = []
  answerWith(connectionOperations.listSections, { sections: [section], total: 1 })
  answerWith(sectionOperations.getSection, { section })
  answerWith(sectionOperations.listSectionContests, { contests: [], total: 0 })
  answerWith(connectionOperations.listSectionMembers, () => ({ members, total: members.length }))
  answerWith(connectionOperations.listPublicAccounts, { accounts: [ana] })
  answerWith(connectionOperations.addSectionMember, () => {
    members = [member]
    return { member }
  })
  const { router } = visit('/class/section/', tutor)
  await screen.findByRole('heading', { level: 2, name: 'Tuesday' })
  await userEvent.click(screen.getByRole('button', { name: 'Add members' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Account' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Username or email' }), 'ana.oval{Enter}')
  await dialog.findByText('CalmFalcon')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Added CalmFalcon')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Progress of CalmFalcon' })).toBeTruthy()
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/sections/${section.id}/members`,
    body: { accountId: ana.id, permissions: ['viewSection'] },
  })
  expect(router.state.location.pathname).toBe('/class/section/')
})
