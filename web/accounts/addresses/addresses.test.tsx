import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { addressOperations } from '@polyhex/contract/accounts/address-operations'
import { privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../../shell/account-samples.ts'

const parent = sampleAccount({ roles: ['parent'], grade: null, name: 'Dana', addressProven: false })
const session = { state: 'authenticated', account: parent } as const
const unproven = { kind: 'unconfirmed', email: 'dana@haddad.exmple' } as const
const bodies = (path: string) => asked.filter((call) => call.path === path).map(({ method, body }) => [method, body])

beforeEach(() => {
  answerWith(privacyOperations.listPendingDeletions, { deletions: [] })
  answerWith(identityOperations.getSession, session)
  answerWith(addressOperations.getOwnAddress, unproven)
})
afterEach(() => {
  cleanup()
  endVisit()
})

describe('the banner of an address that has not been confirmed', () => {
  it('says where the link went, sends it again, and keeps children waiting', async () => {
    answerWith(addressOperations.sendAddressProof, { email: unproven.email, until: '2026-11-05T15:00:00.000Z' })
    visit('/home/', session)
    await screen.findByText(/We sent a link to dana@haddad\.exmple\./)
    expect(screen.queryByRole('link', { name: 'Add a student' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    await screen.findByText('We sent a link to dana@haddad.exmple')
  })

  it('lets a typo be corrected, with the password where it was typed long ago', async () => {
    refuseWith(accountOperations.updateAccount, 403, 'password_needed', 'Please type your password again.')
    answerWith(identityOperations.proveSession, { until: '2026-11-02T15:10:00.000Z' })
    visit('/home/', session)
    await userEvent.click(await screen.findByRole('button', { name: 'Correct the address' }))
    const dialog = await screen.findByRole('dialog', { name: 'Correct your email address' })
    const field = within(dialog).getByLabelText('Email')
    await userEvent.clear(field)
    await userEvent.type(field, 'dana@haddad')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save and send the link' }))
    await within(dialog).findByText('Please enter a valid email address.')
    await userEvent.type(field, '.example')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save and send the link' }))
    const proof = await screen.findByRole('dialog', { name: 'Type your password again' })
    await userEvent.type(within(proof).getByLabelText('Your own password'), 'kestrel-42')
    answerWith(accountOperations.updateAccount, {
      account: { id: accountId, pk: 1, guid: accountId, username: 'dana', avatarName: 'dana', avatarUrl: 'circle' },
    })
    await userEvent.click(within(proof).getByRole('button', { name: 'Go on' }))
    await screen.findByText('We sent a link to dana@haddad.example')
    expect(bodies('/session/proof')).toEqual([['POST', { password: 'kestrel-42' }]])
    expect(bodies(`/accounts/${accountId}`).at(-1)).toEqual(['PATCH', { email: 'dana@haddad.example' }])
  })
})

describe('the page of the mail', () => {
  it('confirms by a button, not by being opened', async () => {
    answerWith(addressOperations.proveAddress, { kind: 'confirmed', email: 'dana@haddad.example' })
    visit('/confirm/abc/')
    const button = await screen.findByRole('button', { name: 'Confirm this address' })
    expect(bodies('/address-proofs')).toEqual([])
    await userEvent.click(button)
    await screen.findByText('Thank you. dana@haddad.example is confirmed.')
    expect(bodies('/address-proofs')).toEqual([['PUT', { token: 'abc' }]])
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeTruthy()
  })

  it('says when the link is dead', async () => {
    refuseWith(addressOperations.proveAddress, 410, 'proof_link_dead', 'This link has been used.')
    visit('/confirm/abc/')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm this address' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This link has been used.'))
  })

  it('takes a change back', async () => {
    answerWith(addressOperations.undoAddressChange, { email: 'dana@haddad.example' })
    visit('/undo-email/abc/')
    await userEvent.click(await screen.findByRole('button', { name: 'Take the change back' }))
    await screen.findByText(/dana@haddad\.example is the address of your account again\./)
    expect(bodies('/address-undos')).toEqual([['PUT', { token: 'abc' }]])
  })
})
