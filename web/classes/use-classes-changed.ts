import { useQueryClient } from '@tanstack/react-query'

/** What the screens of classes are made of: every answer below these paths is asked for again after a change. */
const ofClasses = [
  '/time-slots',
  '/attendees',
  '/recurring-schedules',
  '/recurring-attendees',
  '/skip-dates',
  '/groups',
  '/teacher-attendees',
  '/running-classes',
  '/cohorts',
]

/** After a change of classes: whatever shows them asks again. */
export function useClassesChanged(): () => void {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => ofClasses.some((path) => String(queryKey[1]).startsWith(path)),
    })
}
