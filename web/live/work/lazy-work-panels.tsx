import { lazy, Suspense } from 'react'
import { Skeleton } from '../../kit/skeleton.tsx'

const Tutor = lazy(async () => ({ default: (await import('./tutor-work.tsx')).TutorWork }))
const Student = lazy(async () => ({ default: (await import('./student-work.tsx')).StudentWork }))

/** The work of the group, for who leads. */
export function TutorWorkPanel() {
  return (
    <Suspense fallback={<Skeleton height={420} />}>
      <Tutor />
    </Suspense>
  )
}

/** One's own practice. */
export function StudentWorkPanel() {
  return (
    <Suspense fallback={<Skeleton height={420} />}>
      <Student />
    </Suspense>
  )
}
