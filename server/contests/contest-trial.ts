import { newId } from '../database/new-id.ts'
import { recordCoinChange } from '../coins/coin-ledger.ts'
import type { Person, World } from '../seed/test-world.ts'

/** The unit whose contests are tried. */
export const unitCode = 'g3_meaning_of_division'

/** What the tests of contests do again and again, in a world. */
export function openContestTrial(world: World) {
  const minutes = (count: number) => new Date(world.now.getTime() + count * 60_000)

  /** A contest for others, open for joining. */
  async function hosted(host: Person, body: object = {}) {
    const made = await host.call('createContest', { body: { codeType: 'unit', code: unitCode, ...body } })
    const { contest, contestPlayerGuid } = made.body.contestPlayer
    await host.call('registerContest', { params: { code: contest.code } })
    return { code: contest.code as string, guid: contestPlayerGuid as string }
  }

  /** A paper of one's own that has begun; its seat and its run. */
  async function paper(person: Person, forceNew = false, code = unitCode) {
    const seat = await person.call('getOrCreateContestPlayer', { body: { codeType: 'unit', code, forceNew } })
    const { contestPlayerGuid, contest } = seat.body.contestPlayer
    await person.call('registerContest', { params: { code: contest.code } })
    await person.call('playContest', { params: { code: contest.code } })
    const run = await begin(person, contestPlayerGuid)
    return { guid: contestPlayerGuid as string, code: contest.code as string, ...run }
  }

  async function begin(person: Person, contestPlayerGuid: string) {
    const answer = await person.call('startExercise', {
      body: { target: { type: 'contest_problems', contestPlayerGuid } },
    })
    return {
      run: answer.body.run,
      question: answer.body.questions?.at(-1),
      status: answer.status,
      refusal: answer.body.code,
    }
  }

  /** Answers a whole paper: `how` says for each question, from 0, what is done. */
  async function playAll(
    person: Person,
    begun: { run: { runId: string }; question: { storedQuestionId: string } },
    how: (n: number) => 'right' | 'wrong' | 'skip',
  ) {
    let { question } = begun
    let last
    for (let n = 0; n < 10; n++) {
      const params = { runId: begun.run.runId, storedQuestionId: question.storedQuestionId }
      const what = how(n)
      last =
        what === 'skip'
          ? await person.call('skipQuestion', { params, body: { timeTakenMs: 1000 } })
          : await person.call('answerQuestion', {
              params,
              body: {
                response: await (what === 'right' ? world.rightFor : world.wrongFor)(question.storedQuestionId),
                timeTakenMs: 1000,
              },
            })
      question = last.body.nextQuestions[0]
    }
    return last?.body
  }

  const coins = async (person: Person, amount: number) =>
    recordCoinChange(world.db, {
      accountId: person.accountId,
      changeType: 'admin',
      details: 'for a test',
      amount,
      source: `test:${newId(world.now)}`,
      at: world.now,
    })

  return { minutes, hosted, paper, begin, playAll, coins }
}
