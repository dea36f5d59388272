import type { SessionState } from '../../http/session.ts'
import type { FlowRow } from './flow-rows.ts'

/** Why a flow is not for whoever is calling; null when it is. The last two kinds need what is not here: a token of theirs. */
export function whyNotApplicable(flow: Pick<FlowRow, 'authentication'>, session: SessionState): string | null {
  const account = session.state === 'authenticated' ? session.account : null
  switch (flow.authentication) {
    case 'none':
      return null
    case 'require_authenticated':
      return account === null ? 'nobody is signed in' : null
    case 'require_unauthenticated':
      return account === null ? null : 'somebody is signed in'
    case 'require_superuser':
      return account?.roles.includes('admin') === true ? null : 'this is not an administrator'
    default:
      return 'this flow is entered from elsewhere only'
  }
}
