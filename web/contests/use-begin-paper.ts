import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../shell/paths.ts'
import { beginPaper } from './begin-paper.ts'
import { seatFor, type ContestSubject } from './subject.ts'

/** Begins a paper of one's own, or takes up the one that is begun, and goes there. A failure is shown as a toast. */
export function useBeginPaper(subject: ContestSubject, signedIn: boolean) {
  const { history } = useRouter()
  return useMutation({
    mutationFn: async ({ forceNew }: { forceNew: boolean }) => beginPaper(seatFor(subject, forceNew), signedIn),
    onSuccess: (seat) => history.push(paths.contestPlay(seat.contestPlayerGuid)),
  })
}
