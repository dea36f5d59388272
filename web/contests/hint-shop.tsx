import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { contestHint } from '@polyhex/contract/exercises/limits'
import { useState } from 'react'
import { useAsk, useTell } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { Coin } from '../kit/coin.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { HintSteps } from '../teaching/hint-steps.tsx'
import type { HintShopProps } from '../teaching/teach-me.tsx'
import styles from './contests.module.css'

const { price } = contestHint

/** The hints of a contest question: those bought, and the next one for coins. */
export function HintShop(props: HintShopProps) {
  const account = useAccount()
  const [asking, setAsking] = useState(false)
  const next = props.hints.length + 1
  const offer = (
    <Button look="soft" icon="bulb" onClick={() => setAsking(true)}>
      {`Hint ${next} of ${props.hintCount} for ${price} coins`}
    </Button>
  )
  return (
    <>
      <HintSteps
        hints={props.hints}
        hintCount={props.hintCount}
        voice={props.voice}
        loading={false}
        onHint={() => setAsking(true)}
        offer={offer}
      />
      {asking &&
        (account === null ? (
          <ForVisitors onClose={() => setAsking(false)} />
        ) : (
          <BuyHint accountId={account.accountId} sequence={next} onClose={() => setAsking(false)} {...props} />
        ))}
    </>
  )
}

/** Says the price and what is there, and buys on a yes. */
function BuyHint({
  accountId,
  question,
  sequence,
  onBought,
  onClose,
}: HintShopProps & { accountId: string; sequence: number; onClose: () => void }) {
  const assets = useAsk(coinOperations.getAssets, { params: { accountId } })
  const buy = useTell(contestOperations.buyContestHint, {
    onDone: () => {
      onBought()
      void assets.refetch()
      onClose()
    },
  })
  const coins = assets.data?.assets.reduce((sum, asset) => sum + asset.amount, 0)
  const tooFew = coins !== undefined && coins < price
  return (
    <Dialog
      open
      onClose={onClose}
      title="Buy a hint?"
      icon="bulb"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Not now
          </Button>
          {!tooFew && (
            <Button
              loading={buy.isPending || coins === undefined}
              onClick={() =>
                buy.mutate({ params: { storedQuestionId: question.storedQuestionId }, body: { sequence } })
              }
            >
              {`Buy for ${price} coins`}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['purchase']}>
        <Coin />
        <p>
          {tooFew ? (
            <>
              A hint costs {price} coins and you have <b>{coins}</b>. Right answers earn more.
            </>
          ) : (
            <>
              A hint costs {price} coins.{' '}
              {coins !== undefined && (
                <>
                  You have <b>{coins}</b>.{' '}
                </>
              )}
              The points of the question stay the same. A right answer then earns half its coins.
            </>
          )}
        </p>
      </div>
    </Dialog>
  )
}

/** Visitors have no coins: they read how to get some. */
function ForVisitors({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Hints cost coins"
      icon="bulb"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Not now
          </Button>
          <LinkButton href={paths.signUp('student')}>Create an account</LinkButton>
        </>
      }
    >
      <div className={styles['purchase']}>
        <Coin />
        <p>
          A hint costs {price} coins. Students with an account earn coins with every right answer, and can buy hints
          with them. You can go on with this paper without hints.
        </p>
      </div>
    </Dialog>
  )
}
