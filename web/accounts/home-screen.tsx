import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { usePageTitle } from '../shell/page-title.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { AddressBanner } from './addresses/address-banner.tsx'
import { FamilyMatters } from './family-matters/family-matters.tsx'
import { AdultHome } from './home/adult-home.tsx'
import { ChargeFailed } from './home/charge-failed.tsx'
import { StudentHome } from './home/student-home.tsx'
import { PendingDeletions } from './privacy/pending-deletions.tsx'

/** Where an account begins: a student's day, or the children and the curriculum for everybody else. Visitors sign in first. */
export function HomeScreen() {
  usePageTitle('Home')
  return <SignedIn>{(account) => <HomeOf account={account} />}</SignedIn>
}

function HomeOf({ account }: { account: SessionAccount }) {
  return (
    <>
      <PendingDeletions />
      {!account.addressProven && <AddressBanner account={account} />}
      <ChargeFailed account={account} />
      {account.children.length > 0 && <FamilyMatters account={account} />}
      {account.roles.includes('student') ? <StudentHome account={account} /> : <AdultHome account={account} />}
    </>
  )
}
