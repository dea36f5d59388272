import { isOwnPath } from '@polyhex/contract/identity/own-path'
import { lastOf, type Query } from './list-query.ts'

/**
 * Where a finished flow leads: `next` of the outer page's query, which comes as one encoded value, or the start. Null for
 * a `next` that would lead off this site. I-014.
 */
export function whereTo(query: Query): string | null {
  const next = new URLSearchParams(lastOf(query, 'query') ?? '').get('next')
  if (next === null || next === '') return '/'
  return isOwnPath(next) ? next : null
}
