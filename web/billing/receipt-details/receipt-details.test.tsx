import { noReceiptDetails, receiptDetailsOperations } from '@polyhex/contract/billing/receipt-details'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { answerWith, asked, endVisit, stubServer } from '../../shell/page-trial.tsx'
import { ReceiptDetailsCard } from './receipt-details-card.tsx'

const accountId = '00000000-0000-4000-8000-00000000000a'
afterEach(() => {
  cleanup()
  endVisit()
})
const sent = () => asked.filter((call) => call.method === 'PUT').map((call) => call.body)

it('takes an organization, an address of up to four lines, a purchase order and a tax ID, and says what is wrong', async () => {
  stubServer()
  answerWith(receiptDetailsOperations.getReceiptDetails, {
    details: { ...noReceiptDetails, organization: 'Maple School' },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReceiptDetailsCard accountId={accountId} />
    </QueryClientProvider>,
  )
  const organization = await screen.findByLabelText<HTMLInputElement>('Organization or school')
  expect(organization.value).toBe('Maple School')
  const address = screen.getByLabelText('Address')
  await userEvent.type(address, 'a{Enter}b{Enter}c{Enter}d{Enter}e')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  expect(screen.getByText('An address has 4 lines at most.')).toBeTruthy()
  expect(document.activeElement).toBe(address)
  expect(sent()).toEqual([])

  await userEvent.clear(address)
  await userEvent.type(address, ' 1 Sample Street {Enter}{Enter}Toronto ON')
  await userEvent.type(screen.getByLabelText('Purchase order number'), 'PO 7')
  await userEvent.type(screen.getByLabelText('Tax ID'), '12-345')
  const kept = {
    ...{ organization: 'Maple School', addressLines: ['1 Sample Street', 'Toronto ON'] },
    ...{ purchaseOrder: 'PO 7', taxId: '12-345' },
  }
  answerWith(receiptDetailsOperations.updateReceiptDetails, { details: kept })
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() => expect(sent()).toEqual([kept]))
})
