import { randomInt } from 'node:crypto'
import { type ContestCall, contestMoves, type ContestState, contestStates } from '@polyhex/contract/contests/contest'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openWorld } from '../seed/test-world.ts'
import { contestOfCode, type ContestRow } from './contest-rows.ts'
import { moveContest } from './move-contest.ts'

const world = openWorld()
const contestCalls = Object.keys(contestMoves) as ContestCall[]
/** The calls that lead to a state. */
const wayTo: Readonly<Record<ContestState, readonly ContestCall[]>> = {
  plan: [],
  register: ['register'],
  active: ['register', 'play'],
  complete: ['register', 'play', 'complete'],
}
/** All that moves a contest, as the specification has it. */
const moves: Readonly<Record<string, ContestState>> = {
  'plan register': 'register',
  'register play': 'active',
  'active complete': 'complete',
}

async function plannedContest(): Promise<ContestRow> {
  const code = Array.from({ length: 6 }, () => 'ABCDEFGHJKMNPQRSTUVWXYZ'[randomInt(23)]).join('')
  await world.db.queries
    .insertInto('contests')
    .values({
      id: newId(world.now),
      code,
      code_type: 'unit',
      target: 'g3_meaning_of_division',
      grade: 3,
      seed: 1,
      shared: true,
      config: '{}',
      computer_players: 0,
      host_settings: '{}',
      created_at: world.now,
    })
    .execute()
  return contestOfCode(world.db.queries, code)
}

describe('the states of a contest', () => {
  it.each(contestStates.flatMap((state) => contestCalls.map((call) => [state, call] as const)))(
    'in %s the call %s moves as the specification says, or does nothing [L-119] [L-162]',
    async (state, call) => {
      let contest = await plannedContest()
      for (const step of [...wayTo[state], call]) {
        // oxlint-disable-next-line no-await-in-loop -- one call after another is what is tested
        contest = await moveContest(world.db, contest, step, world.now)
      }
      expect(contest.state).toBe(moves[`${state} ${call}`] ?? state)
      expect((await contestOfCode(world.db.queries, contest.code)).state).toBe(contest.state)
    },
  )

  it('follow any sequence of calls and never go back [L-162]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...contestCalls), { maxLength: 12 }), async (calls: ContestCall[]) => {
        let contest = await plannedContest()
        let expected: ContestState = 'plan'
        for (const call of calls) {
          // oxlint-disable-next-line no-await-in-loop -- one call after another is what is tested
          contest = await moveContest(world.db, contest, call, world.now)
          const before = contestStates.indexOf(expected)
          expected = moves[`${expected} ${call}`] ?? expected
          expect(contest.state).toBe(expected)
          expect(contestStates.indexOf(expected)).toBeGreaterThanOrEqual(before)
          expect(contest.started_at !== null).toBe(expected === 'active' || expected === 'complete')
          expect(contest.completed_at !== null).toBe(expected === 'complete')
        }
      }),
      { numRuns: 60 },
    )
  })
})
