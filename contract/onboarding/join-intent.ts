/**
 * What somebody who presses Join has in mind, as sign-up is told: the cohort of the address, else an intent that the
 * address names, else where they were, without slashes; '' on the first page. L-031.
 */
export function joinIntent(path: string, query: { cohort?: string; intent?: string }): string {
  if (query.cohort !== undefined && query.cohort !== '') return `cohort-${query.cohort}`
  if (query.intent !== undefined && query.intent !== '') return query.intent
  return path.replaceAll('/', '')
}
