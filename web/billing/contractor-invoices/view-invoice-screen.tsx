import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import styles from '../finance/finance.module.css'
import { InvoiceHead, InvoiceLines } from './invoice-parts.tsx'

const { getInvoice, decideInvoice, listInvoices } = contractorInvoiceOperations

/** /invoices/view/{id}/: an invoice of a tutor, to read, to print, and for administrators to decide. C-022. */
export function ViewInvoiceScreen() {
  usePageTitle('Invoice')
  const { invoiceId = '' } = useParams({ strict: false }) as { invoiceId?: string }
  return (
    <SignedIn>
      {(account) => (
        <ViewInvoice invoiceId={invoiceId} accountId={account.accountId} admin={account.roles.includes('admin')} />
      )}
    </SignedIn>
  )
}

function ViewInvoice({ invoiceId, accountId, admin }: { invoiceId: string; accountId: string; admin: boolean }) {
  const query = useAsk(getInvoice, { params: { invoiceId } })
  return (
    <div className={styles['page']}>
      <Asked
        query={query}
        loading={<Skeleton height={420} radius={20} />}
        failed="The invoice did not load"
        safe="Nothing is lost."
      >
        {({ invoice, lines }) => {
          const own = invoice.accountId === accountId
          return (
            <>
              <InvoiceHead invoice={invoice}>
                <LinkButton look="line" size="sm" icon="download" href={`/api/invoices/${invoice.id}/document`}>
                  PDF
                </LinkButton>
                {own && (invoice.status === 'draft' || invoice.status === 'returned') && (
                  <LinkButton look="soft" size="sm" icon="pen" href={paths.editInvoice(invoice.id)}>
                    Change
                  </LinkButton>
                )}
                {admin && !own && <Decisions invoiceId={invoice.id} status={invoice.status} />}
              </InvoiceHead>
              <Card as="section" className={styles['bare']} aria-label="Classes">
                <InvoiceLines invoice={invoice} lines={lines} />
                {invoice.note && <p className={styles['said']}>{invoice.note}</p>}
                {invoice.paymentReference && <p className={styles['said']}>Paid: {invoice.paymentReference}</p>}
              </Card>
            </>
          )
        }}
      </Asked>
    </div>
  )
}

/** What an administrator can decide about an invoice that was handed in. */
function Decisions({ invoiceId, status }: { invoiceId: string; status: string }) {
  const [asking, setAsking] = useState<'return' | 'paid' | null>(null)
  const [words, setWords] = useState('')
  const client = useQueryClient()
  const tell = useTell(decideInvoice, {
    onDone: async ({ invoice }) => {
      setAsking(null)
      showToast('done', `Invoice ${invoice.invoiceNumber} is ${invoice.status}`)
      await client.invalidateQueries({ queryKey: askKey(getInvoice) })
      await client.invalidateQueries({ queryKey: askKey(listInvoices) })
    },
  })
  const params = { invoiceId }
  const decide = () => {
    if (asking === 'return') tell.mutate({ params, body: { decision: 'return', reason: words } })
    else tell.mutate({ params, body: { decision: 'paid', ...(words === '' ? {} : { paymentReference: words }) } })
  }
  const ask = (what: 'return' | 'paid') => {
    setWords('')
    setAsking(what)
  }
  return (
    <>
      {(status === 'submitted' || status === 'approved') && (
        <Button look="line" size="sm" icon="undo" onClick={() => ask('return')}>
          Return
        </Button>
      )}
      {status === 'submitted' && (
        <Button
          size="sm"
          icon="check"
          loading={tell.isPending && asking === null}
          onClick={() => tell.mutate({ params, body: { decision: 'approve' } })}
        >
          Approve
        </Button>
      )}
      {status === 'approved' && (
        <Button size="sm" icon="card" onClick={() => ask('paid')}>
          Paid
        </Button>
      )}
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'return' ? 'Return the invoice' : 'The invoice is paid'}
        footer={
          <>
            <Button look="line" onClick={() => setAsking(null)}>
              Cancel
            </Button>
            <Button loading={tell.isPending} disabled={asking === 'return' && words.trim().length < 3} onClick={decide}>
              {asking === 'return' ? 'Return' : 'Paid'}
            </Button>
          </>
        }
      >
        <TextField
          label={asking === 'return' ? 'Why' : 'Number of the transfer'}
          help={asking === 'return' ? 'The tutor reads this.' : 'Can be left empty.'}
          maxLength={asking === 'return' ? 300 : 100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Dialog>
    </>
  )
}
