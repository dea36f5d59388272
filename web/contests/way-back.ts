import type { ContestPlayer } from '@polyhex/contract/contests/contest'
import { paths } from '../shell/paths.ts'

/** Where one comes back to from a paper. */
export function wayBack({ contest }: ContestPlayer): string {
  if (contest.shared) return paths.contestLobby(contest.code)
  return contest.unitCode === null
    ? paths.focusAreaContest(contest.focusAreaCode ?? '', contest.gradeLevel)
    : paths.contest(contest.unitCode)
}
