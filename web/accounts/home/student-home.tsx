import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { gradeWhenUnknown, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { ClassStrip } from '../../classes/next-class/class-strip.tsx'
import { classAtTheDoor, useFamilyClasses } from '../../classes/next-class/family-classes.ts'
import { NextClassCard } from '../../classes/next-class/next-class-card.tsx'
import { useAsk } from '../../call/ask.ts'
import { CoinCounter } from '../../kit/coin-counter.tsx'
import { Tooltip } from '../../kit/tooltip.tsx'
import { ChooseCard } from './choose-card.tsx'
import { FinishSignUp } from './finish-sign-up.tsx'
import { MapPreview } from './map-preview.tsx'
import styles from './student-home.module.css'
import { TodaysMath } from './todays-math.tsx'
import { WeekCard } from './week-card.tsx'

const counted = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** A student's day: a class that is about to begin, what to do first, the map around it, the week, and the dollars earned. */
export function StudentHome({ account }: { account: SessionAccount }) {
  const call = { params: { accountId: account.accountId } }
  const today = useAsk(activityOperations.getTodaysMath, call)
  const assets = useAsk(coinOperations.getAssets, call)
  const classes = useFamilyClasses(account)
  const atTheDoor = classAtTheDoor(classes) !== null
  const coins = assets.data?.assets.reduce((sum, asset) => sum + asset.amount, 0)
  const cards = today.data?.cards
  const name = account.name ?? account.publicName
  return (
    <>
      <FinishSignUp account={account} />
      <ClassStrip classes={classes} />
      <div className={styles['head']}>
        <div>
          <h1>
            Hi {name}.{cards && cards.length > 0 && ` ${counted[cards.length] ?? cards.length} for today.`}
          </h1>
          {cards?.[0] && <p className={styles['lede']}>Start with {cards[0].name}.</p>}
        </div>
        {coins !== undefined && (
          <Tooltip text="Earn coins to buy hints in contests">
            <span>
              <CoinCounter amount={coins} unit="coins" />
            </span>
          </Tooltip>
        )}
      </div>
      <TodaysMath query={today} quiet={atTheDoor} />
      <div className={styles['grid']}>
        <MapPreview accountId={account.accountId} grade={account.grade ?? gradeWhenUnknown} />
        <div className={styles['aside']}>
          {!atTheDoor && <NextClassCard classes={classes} />}
          <WeekCard accountId={account.accountId} timeZone={account.timeZone} />
          <ChooseCard />
        </div>
      </div>
    </>
  )
}
