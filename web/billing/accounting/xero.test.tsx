import { accountingOperations } from '@polyhex/contract/billing/accounting-operations'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { administrator, sampleBooks, sampleMapping } from '../finance-samples.ts'

const operations = accountingOperations
const tenant = { id: '11111111-2222-4333-8444-555555555555', name: 'Example Learning Inc.' }
const choices = {
  organisation: tenant.name,
  accounts: [
    { code: '200', name: 'Sales', kind: 'revenue' as const },
    { code: '090', name: 'Card clearing', kind: 'bank' as const },
    { code: '404', name: 'Bank fees', kind: 'expense' as const },
  ],
  taxTypes: [
    { code: 'OUTPUT', name: 'HST Ontario' },
    { code: 'NONE', name: 'Tax exempt' },
  ],
  currencies: ['CAD'],
  taxNames: ['HST ON'],
}

afterEach(() => {
  cleanup()
  endVisit()
  vi.restoreAllMocks()
})
const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])
const come = (path = '/xero/') => visit(path, administrator)

describe('the connection to Xero', () => {
  it('is for administrators [C-024]', async () => {
    visit('/xero/', { state: 'authenticated', account: sampleAccount({ roles: ['parent'] }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'This cell is empty' })).toBeTruthy()
    expect(asked.filter(({ path }) => path.startsWith('/accounting'))).toEqual([])
  })
  it('is not needed where the server keeps its books itself', async () => {
    answerWith(operations.getAccounting, sampleBooks('connected', { destination: 'local' }))
    come()
    expect(
      await screen.findByText('This server keeps its books itself. Xero is chosen by the settings of the server.'),
    ).toBeTruthy()
    for (const name of ['Connect', 'Disconnect']) expect(screen.queryByRole('button', { name })).toBeNull()
  })
  it('says what waits while there is none, and why it could not be opened [C-024]', async () => {
    answerWith(operations.getAccounting, sampleBooks('not_connected', { waiting: 1 }))
    refuseWith(operations.connectXero, 409, 'xero_not_set_up', refusals.xero_not_set_up.message)
    come()
    expect(await screen.findByText('Not connected. 1 payment waits.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(await screen.findByText(refusals.xero_not_set_up.message)).toBeTruthy()
  })
  it('that has ended can be opened again', async () => {
    answerWith(operations.getAccounting, sampleBooks('reconnect', { tenantName: tenant.name, waiting: 3 }))
    come()
    expect(await screen.findByText('The connection has ended. 3 payments wait.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reconnect' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Company' })).toBeNull()
  })
  it('uses the code that Xero sends once, and says when it came too late', async () => {
    answerWith(operations.getAccounting, sampleBooks('not_connected'))
    refuseWith(operations.finishXero, 409, 'xero_visit_gone', refusals.xero_visit_gone.message)
    const { router } = come('/xero/?code=code-1&state=abc')
    expect(await screen.findByText(refusals.xero_visit_gone.message)).toBeTruthy()
    expect(sent()).toEqual([['/accounting/xero/finish', { code: 'code-1', state: 'abc' }]])
    expect(router.state.location.searchStr).toBe('')
  })
  it('has its company chosen, then its accounts, each of the kind that fits', async () => {
    answerWith(operations.getAccounting, sampleBooks('mapping', { tenantName: tenant.name }))
    answerWith(operations.listXeroTenants, { tenants: [tenant] })
    answerWith(operations.getXeroChoices, choices)
    answerWith(operations.saveXeroMapping, { state: 'connected' })
    come()
    const form = within(await screen.findByRole('region', { name: 'Accounts' }))
    const save = await form.findByRole('button', { name: 'Save' })
    expect(save.hasAttribute('disabled')).toBe(true)
    expect(
      form.getByText('US dollars are not switched on at Xero: payments in them would be refused there.'),
    ).toBeTruthy()
    const pick = async (label: RegExp, option: string) => {
      await userEvent.click(form.getByRole('button', { name: label }))
      const list = await screen.findByRole('listbox')
      await userEvent.click(within(list).getByRole('option', { name: option }))
    }
    await pick(/Sales/, '200 Sales')
    await pick(/Clearing account of the card provider/, '090 Card clearing')
    await pick(/Fees/, '404 Bank fees')
    await pick(/Without tax/, 'Tax exempt')
    expect(save.hasAttribute('disabled')).toBe(true)
    await pick(/HST ON/, 'HST Ontario')
    await userEvent.click(save)
    expect(await screen.findByText('The accounts are chosen')).toBeTruthy()
    expect(sent()).toEqual([['/accounting/xero/mapping', sampleMapping]])
  })
  it('that does not answer says so, and the page stays', async () => {
    answerWith(operations.getAccounting, sampleBooks('connected', { tenantName: tenant.name, mapping: sampleMapping }))
    refuseWith(operations.listXeroTenants, 503, 'accounting_not_reached', refusals.accounting_not_reached.message)
    refuseWith(operations.getXeroChoices, 503, 'accounting_not_reached', refusals.accounting_not_reached.message)
    come()
    expect(await screen.findByText('Connected. 0 payments wait.')).toBeTruthy()
    expect(await screen.findByText('The companies did not load')).toBeTruthy()
    expect(await screen.findByText('The accounts did not load')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Disconnect' })).toBeTruthy()
  })
})
