import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'

/** The Billing part for as long as nothing costs anything: it says just that. A-015. */
export function NothingToPay() {
  usePageTitle('Billing')
  return (
    <EmptyState
      shape="circle"
      title="There is nothing to pay"
      text="Practice is free. This account has bought nothing and owes nothing."
      action={<LinkButton href={paths.topics}>Practice</LinkButton>}
    />
  )
}
