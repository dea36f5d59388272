import { supportOperations } from '@polyhex/contract/feedback/support-operations'
import { useAsk } from '../call/ask.ts'

/** The address that people can write to, as a link; `subject` is filled in. Dots while it is not known. */
export function SupportEmail({ subject }: { subject?: string }) {
  const query = useAsk(supportOperations.getSupport, {})
  if (query.data === undefined) return <span aria-busy={query.isPending}>…</span>
  const { email } = query.data
  const words = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return <a href={`mailto:${email}${words}`}>{email}</a>
}
