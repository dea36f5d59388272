import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import type { ContractorInvoice, ContractorInvoiceLine } from '@polyhex/contract/billing/contractor-invoice'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextArea } from '../../kit/text-area.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import styles from '../finance/finance.module.css'
import { longDateOf } from '../../kit/date-words.ts'
import { InvoiceHead, InvoiceLines } from './invoice-parts.tsx'

const operations = contractorInvoiceOperations

/** /invoices/edit/{id}/: a tutor's draft: its classes, a note, and handing it in. C-022. */
export function EditInvoiceScreen() {
  usePageTitle('Change an invoice')
  const { invoiceId = '' } = useParams({ strict: false }) as { invoiceId?: string }
  return <SignedIn>{() => <EditInvoice invoiceId={invoiceId} />}</SignedIn>
}

function EditInvoice({ invoiceId }: { invoiceId: string }) {
  const query = useAsk(operations.getInvoice, { params: { invoiceId } })
  return (
    <div className={styles['page']}>
      <Asked
        query={query}
        loading={<Skeleton height={420} radius={20} />}
        failed="The invoice did not load"
        safe="Nothing is lost."
      >
        {({ invoice, lines }) =>
          invoice.status === 'draft' || invoice.status === 'returned' ? (
            <Draft key={invoice.id} invoice={invoice} lines={lines} />
          ) : (
            <>
              <InvoiceHead invoice={invoice}>
                <LinkButton look="line" size="sm" href={paths.viewInvoice(invoice.id)}>
                  See it
                </LinkButton>
              </InvoiceHead>
              <Note>This invoice was handed in, so it cannot be changed.</Note>
              <Card as="section" className={styles['bare']} aria-label="Classes">
                <InvoiceLines invoice={invoice} lines={lines} />
              </Card>
            </>
          )
        }
      </Asked>
    </div>
  )
}

function Draft({ invoice, lines }: { invoice: ContractorInvoice; lines: readonly ContractorInvoiceLine[] }) {
  const [note, setNote] = useState(invoice.note)
  const [leaving, setLeaving] = useState(false)
  const client = useQueryClient()
  const router = useRouter()
  const params = { invoiceId: invoice.id }
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: askKey(operations.getInvoice) })
    await client.invalidateQueries({ queryKey: askKey(operations.listInvoices) })
    await client.invalidateQueries({ queryKey: askKey(operations.previewInvoice) })
  }
  const change = useTell(operations.updateInvoice, { onDone: refresh })
  const submit = useTell(operations.submitInvoice, {
    onDone: async () => {
      await refresh()
      showToast('done', `Invoice ${invoice.invoiceNumber} is handed in`)
      router.history.push(paths.viewInvoice(invoice.id))
    },
  })
  const remove = useTell(operations.deleteInvoice, {
    onDone: async () => {
      router.history.push(paths.invoices)
      await refresh()
    },
  })
  const handIn = () => {
    if (note === invoice.note) return submit.mutate({ params })
    change.mutate({ params, body: { note } }, { onSuccess: () => submit.mutate({ params }) })
  }
  return (
    <>
      <InvoiceHead invoice={invoice}>
        <Button look="line" size="sm" icon="trash" onClick={() => setLeaving(true)}>
          Throw away
        </Button>
        <Button
          size="sm"
          icon="check"
          disabled={lines.length === 0}
          loading={submit.isPending || change.isPending}
          onClick={handIn}
        >
          Hand in
        </Button>
      </InvoiceHead>
      <Card as="section" className={styles['bare']} aria-label="Classes">
        <InvoiceLines
          invoice={invoice}
          lines={lines}
          renderAction={(line) => (
            <IconButton
              icon="x"
              size="sm"
              label={`Take off ${line.className}, ${longDateOf(line.date)}`}
              onClick={() => change.mutate({ params, body: { removeLines: [line.id] } })}
            />
          )}
        />
        <div className={styles['tall']}>
          <TextArea
            label="Note"
            help="Printed on the invoice."
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className={styles['buttons']}>
            <Button
              look="line"
              size="sm"
              loading={change.isPending}
              disabled={note === invoice.note}
              onClick={() => change.mutate({ params, body: { note } })}
            >
              Save the note
            </Button>
            <Button
              look="line"
              size="sm"
              icon="plus"
              onClick={() => change.mutate({ params, body: { addMissing: true } })}
            >
              Add missing classes
            </Button>
          </div>
        </div>
      </Card>
      <ConfirmDialog
        open={leaving}
        title="Throw this invoice away?"
        confirm="Throw away"
        danger
        busy={remove.isPending}
        onKeep={() => setLeaving(false)}
        onConfirm={() => remove.mutate({ params })}
      >
        <p>Its classes can be put on another invoice.</p>
      </ConfirmDialog>
    </>
  )
}
