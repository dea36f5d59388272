import type { Contest, ContestPlayer } from '@polyhex/contract/contests/contest'
import { ContestConfig } from '@polyhex/contract/contests/contest-types'
import type { LeaderboardRow } from '@polyhex/contract/contests/leaderboard'

/** A contest for screen tests. */
export function sampleContest(over: Partial<Contest> = {}): Contest {
  return {
    contestId: '00000000-0000-4000-8000-0000000000c1',
    code: 'ABC234',
    codeType: 'unit',
    unitCode: 'fractions_unit',
    focusAreaCode: null,
    gradeLevel: 3,
    name: 'Parts and wholes',
    state: 'register',
    config: ContestConfig.parse({}),
    isHost: true,
    hostName: 'CalmFalcon',
    shared: true,
    playerCount: 2,
    computerPlayerCount: 1,
    createdAt: '2026-03-02T17:00:00.000Z',
    startedAt: null,
    completedAt: null,
    ...over,
  }
}

/** A seat in it. */
export function sampleSeat(over: Partial<ContestPlayer> = {}, contest: Partial<Contest> = {}): ContestPlayer {
  return {
    contestPlayerGuid: '00000000-0000-4000-8000-0000000000d1',
    contestPlayerId: 7,
    userId: null,
    contestId: '00000000-0000-4000-8000-0000000000c1',
    name: 'QuickOtter',
    playerSettings: { showName: true },
    mathSettings: { advanceAtOnce: false },
    hostSettings: { locked: false, hideScores: false },
    runId: null,
    runFinished: false,
    contest: sampleContest(contest),
    ...over,
  }
}

/** A line of its leaderboard. */
export function sampleRow(over: Partial<LeaderboardRow> = {}): LeaderboardRow {
  return {
    rank: 1,
    name: 'QuickOtter',
    avatar: 'hexagon',
    isComputer: false,
    isYou: true,
    isHost: true,
    points: 42,
    answered: 10,
    finished: true,
    ...over,
  }
}
