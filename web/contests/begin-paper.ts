import type { ContestPlayer, SeatWanted } from '@polyhex/contract/contests/contest'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { callServer } from '../call/call-server.ts'
import { anonymousGuid } from './anonymous-guid.ts'

/** The seat that is wanted, of the account or, for a visitor, of this browser [L-223] [L-224]. */
export async function takeSeat(wanted: SeatWanted, signedIn: boolean): Promise<ContestPlayer> {
  const { contestPlayer } = signedIn
    ? await callServer(contestOperations.getOrCreateContestPlayer, { body: wanted })
    : await callServer(contestOperations.getOrCreateAnonymousContestPlayer, {
        body: { ...wanted, anonymousUserGuid: anonymousGuid(localStorage) },
      })
  return contestPlayer
}

/**
 * A paper of one's own, ready to be answered: its contest is moved from plan to register to active. Moves that have been
 * made already do nothing, so that this can be tried again after a fault.
 */
export async function beginPaper(wanted: SeatWanted, signedIn: boolean): Promise<ContestPlayer> {
  const seat = await takeSeat(wanted, signedIn)
  const { code, state } = seat.contest
  const call = { params: { code } }
  if (state === 'plan') await callServer(contestOperations.registerContest, call)
  if (state === 'plan' || state === 'register') await callServer(contestOperations.playContest, call)
  return seat
}
