import { EmptyState } from '../../kit/empty-state.tsx'
import { usePageTitle } from '../../shell/page-title.ts'

/** The Invoices part of a tutor who has not written any. A-019. */
export function NoInvoices() {
  usePageTitle('Invoices')
  return (
    <EmptyState
      shape="square"
      title="No invoices"
      text="You have taught no paid classes here, so there is nothing to invoice."
    />
  )
}
