import { useState } from 'react'
import { CoinAmount, coinAmountLimits, parseCoinAmount } from '@polyhex/contract/coins/coin-changes'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { useTell } from '../call/ask.ts'
import { wordsForField } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { TextField } from '../kit/text-field.tsx'

interface AddCoinsDialogProps {
  accountId: string
  open: boolean
  onClose: () => void
  onAdded: () => void
}

/** What is wrong with a typed value, or null: a whole number from -100,000 to 100,000, not 0 [L-178]. */
export function amountFault(typed: string): string | null {
  const parsed = CoinAmount.safeParse(parseCoinAmount(typed))
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Enter a whole number.')
}

/** One field, 'Value', that grants coins or, below 0, takes them back [L-089]. */
export function AddCoinsDialog({ accountId, open, onClose, onAdded }: AddCoinsDialogProps) {
  const [typed, setTyped] = useState(String(coinAmountLimits.standard))
  const [fault, setFault] = useState<string | null>(null)
  const { mutate, isPending } = useTell(coinOperations.addCoins, { quiet: true })
  function submit() {
    const wrong = amountFault(typed)
    setFault(wrong)
    const amount = parseCoinAmount(typed)
    if (wrong !== null || amount === null) return
    mutate(
      { params: { accountId }, body: { amount } },
      {
        onSuccess: () => {
          onAdded()
          onClose()
        },
        onError: (problem) => {
          setFault(wordsForField(problem, 'amount'))
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Coins"
      icon="coin"
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={submit}>
            Add Coins
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Value"
          inputMode="numeric"
          help="A whole number. A value below 0 takes coins back."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(fault ? { error: fault } : {})}
        />
      </form>
    </Dialog>
  )
}
