import { z } from 'zod'
import { cacheSeconds } from '../cache-lifetimes.ts'
import { PublicQuestion } from '../exercises/questions.ts'
import { ExerciseResults } from '../exercises/runs.ts'
import { operation } from '../operation.ts'
import { StudentHint } from '../teaching/teaching.ts'
import {
  Contest,
  ContestCode,
  ContestPlayer,
  contestSubjects,
  HostSettings,
  MathSettings,
  PlayerSettings,
  SeatWanted,
} from './contest.ts'
import { computerPlayers, listedContestQuestions } from './contest-limits.ts'
import { ContestConfig, MiniGame } from './contest-types.ts'
import { BestPaper, Leaderboard } from './leaderboard.ts'

const ofContest = z.object({ code: ContestCode })
const ofPlayer = z.object({ contestPlayerGuid: z.uuid('This is not a contest entry.') })
const subject = { codeType: z.enum(contestSubjects), code: z.string().min(1).max(100) }
const ComputerPlayerCount = z.number().int().min(0).max(computerPlayers.most)
/** Codes cannot be tried out: a network of a whole class joins within this. */
const joining = { calls: 120, seconds: 60 } as const
/** Calls about a contest also tell whether there is one of that code: ten hosts, or two classes that watch a leaderboard each 4 s. */
const hosting = { calls: 120, seconds: 60, per: 'person' } as const
const watching = { calls: 1200, seconds: 60, per: 'person' } as const
const making = { calls: 60, seconds: 60 } as const
const seat = z.object({ contestPlayer: ContestPlayer })
const noSuchSeat = ['contest_player_not_found'] as const
const seatRefusals = [
  'contest_not_found',
  'contest_not_open',
  'contest_over',
  'contest_full',
  'contest_needs_sign_in',
  'unit_not_found',
  'focus_area_not_found',
] as const

/** One earlier paper of one's own. */
export const EarlierPaper = z.object({
  runId: z.string(),
  points: z.number().int(),
  correct: z.number().int(),
  skipped: z.number().int(),
  result: z.enum(['top_scorer', 'at_least_correct', 'incorrect']),
  finishedAt: z.iso.datetime(),
})
export type EarlierPaper = z.infer<typeof EarlierPaper>

/** A contest question: the focus area it stands for, and the question (L-107). */
export const ContestQuestion = z.object({
  focusAreaCode: z.string(),
  /** 1 to 10 */
  contestLevel: z.number().int().min(1).max(10),
  /** What a right answer is worth. */
  points: z.number().int(),
  storedQuestion: PublicQuestion,
})
export type ContestQuestion = z.infer<typeof ContestQuestion>

export const contestOperations = {
  createContest: operation({
    method: 'POST',
    path: '/contests',
    access: 'signed-in',
    summary: 'Makes a contest for others to join, in the state plan, with its maker as host and first player.',
    body: z.object({
      ...subject,
      gradeLevel: z.number().int().min(0).max(12).optional(),
      config: ContestConfig.optional(),
      computerPlayerCount: ComputerPlayerCount.default(0),
    }),
    response: seat,
    refusals: ['unit_not_found', 'focus_area_not_found'],
    limit: making,
  }),
  getContestByCode: operation({
    method: 'GET',
    path: '/contests/:code',
    access: 'visitor-or-account',
    summary: 'Gives a contest by its code: what it is about and how far it is, and nobody who takes part but the host.',
    params: ofContest,
    response: z.object({ contest: Contest }),
    refusals: ['contest_not_found'],
    limit: joining,
  }),
  listPossibleMiniGames: operation({
    method: 'GET',
    path: '/contest-mini-games',
    access: 'everyone',
    summary: 'Lists the games that can be a mini game inside a contest.',
    response: z.object({ miniGames: z.array(MiniGame) }),
    caching: { seconds: cacheSeconds.games, scope: 'public' },
  }),
  getLeaderboard: operation({
    method: 'GET',
    path: '/contests/:code/leaderboard',
    access: 'visitor-or-account',
    summary: 'Gives the players of a contest and their points, to those who take part. Computer players are marked.',
    params: ofContest,
    query: z.object({
      /** Moves the computer players on to this moment; else they stand where they stood last. */
      updateComputerPlayers: z.stringbool().or(z.boolean()).default(false),
    }),
    response: Leaderboard,
    refusals: ['contest_not_found', 'not_in_contest'],
    limit: watching,
  }),
  updateComputerPlayerCount: operation({
    method: 'PUT',
    path: '/contests/:code/computer-players',
    access: 'visitor-or-account',
    summary: 'Sets how many computer players take part; its host, until it begins.',
    params: ofContest,
    body: z.object({ count: ComputerPlayerCount }),
    response: z.object({ contest: Contest }),
    refusals: ['contest_not_found', 'not_the_host', 'contest_begun'],
    limit: hosting,
  }),
  registerContest: operation({
    method: 'POST',
    path: '/contests/:code/register',
    access: 'visitor-or-account',
    summary: 'Opens a planned contest for others to join; in any other state it does nothing. Its host only.',
    params: ofContest,
    response: z.object({ contest: Contest }),
    refusals: ['contest_not_found', 'not_the_host'],
    limit: hosting,
  }),
  playContest: operation({
    method: 'POST',
    path: '/contests/:code/play',
    access: 'visitor-or-account',
    summary: 'Starts a contest that is open for joining; in any other state it does nothing. Its host only.',
    params: ofContest,
    response: z.object({ contest: Contest }),
    refusals: ['contest_not_found', 'not_the_host'],
    limit: hosting,
  }),
  completeContest: operation({
    method: 'POST',
    path: '/contests/:code/complete',
    access: 'visitor-or-account',
    summary: 'Ends a contest that has started; in any other state it does nothing. Its host only.',
    params: ofContest,
    response: z.object({ contest: Contest }),
    refusals: ['contest_not_found', 'not_the_host'],
    limit: hosting,
  }),
  getContestPlayer: operation({
    method: 'GET',
    path: '/contest-players/:contestPlayerGuid',
    access: 'visitor-or-account',
    summary: 'Gives a seat of the caller with its contest.',
    params: ofPlayer,
    response: seat,
    refusals: noSuchSeat,
  }),
  joinContest: operation({
    method: 'POST',
    path: '/contest-players/join',
    access: 'visitor-or-account',
    summary: 'Takes a seat in a contest by its unique code, or gives the one already taken.',
    body: z.object({ uniqueCode: ContestCode, anonymousUserGuid: z.uuid().optional() }),
    response: seat,
    refusals: seatRefusals,
    limit: joining,
  }),
  getOrCreateContestPlayer: operation({
    method: 'POST',
    path: '/contest-players',
    access: 'signed-in',
    summary:
      'Gives the seat of the account for a contest, a unit or a focus area: the one whose paper is not finished, else a new one; with forceNew always a new paper.',
    body: SeatWanted,
    response: seat,
    refusals: seatRefusals,
    limit: making,
  }),
  getOrCreateAnonymousContestPlayer: operation({
    method: 'POST',
    path: '/anonymous-contest-players',
    access: 'visitor-or-account',
    summary: 'The same for a visitor, whose browser names itself by a guid of its own.',
    body: SeatWanted.extend({ anonymousUserGuid: z.uuid() }),
    response: seat,
    refusals: seatRefusals,
    limit: making,
  }),
  postPlayerSettings: operation({
    method: 'POST',
    path: '/contest-players/:contestPlayerGuid/player-settings',
    access: 'visitor-or-account',
    summary: 'Keeps how a player wants to be seen in this contest.',
    params: ofPlayer,
    body: PlayerSettings,
    response: seat,
    refusals: noSuchSeat,
  }),
  postMathSettings: operation({
    method: 'POST',
    path: '/contest-players/:contestPlayerGuid/math-settings',
    access: 'visitor-or-account',
    summary: 'Keeps how a player wants to work in this contest.',
    params: ofPlayer,
    body: MathSettings,
    response: seat,
    refusals: noSuchSeat,
  }),
  postHostSettings: operation({
    method: 'POST',
    path: '/contest-players/:contestPlayerGuid/host-settings',
    access: 'visitor-or-account',
    summary: 'Keeps what the host has settled for everybody in this contest.',
    params: ofPlayer,
    body: HostSettings,
    response: seat,
    refusals: ['contest_player_not_found', 'not_the_host'],
  }),
  getContestResults: operation({
    method: 'GET',
    path: '/contest-players/:contestPlayerGuid/results',
    access: 'visitor-or-account',
    summary: 'Gives the results of a seat once its paper is used up, and null before.',
    params: ofPlayer,
    response: z.object({ results: ExerciseResults.nullable() }),
    refusals: noSuchSeat,
  }),
  getSimilarContestHistory: operation({
    method: 'GET',
    path: '/contest-history',
    access: 'visitor-or-account',
    summary: 'Gives the earlier papers of the caller about a unit (or a focus area at a grade), newest first.',
    query: z.object({
      unitCode: z.string().max(100).optional(),
      focusAreaCode: z.string().max(100).optional(),
      gradeLevel: z.coerce.number<number>().int().min(0).max(12).optional(),
      count: z.coerce.number<number>().int().min(1).max(100).default(20),
    }),
    response: z.object({
      papers: z.array(EarlierPaper),
      best: z.number().int().nullable(),
      /** Whether new papers are made of contest problems alone; of the questions of practice otherwise. */
      ofProblems: z.boolean(),
    }),
    refusals: ['unit_not_found', 'focus_area_not_found'],
  }),
  listBestPapers: operation({
    method: 'GET',
    path: '/contest-best-papers',
    access: 'signed-in',
    summary:
      'Gives the best papers about a unit (or a focus area at a grade) in the last 30 days, one of each account.',
    query: z.object({
      unitCode: z.string().max(100).optional(),
      focusAreaCode: z.string().max(100).optional(),
      gradeLevel: z.coerce.number<number>().int().min(0).max(12).optional(),
    }),
    response: z.object({ papers: z.array(BestPaper), own: BestPaper.nullable() }),
    refusals: ['unit_not_found', 'focus_area_not_found'],
  }),
  listContestQuestions: operation({
    method: 'GET',
    path: '/contest-questions',
    access: 'everyone',
    summary: 'Lists contest questions of a focus area, always the same ones, without their answers.',
    query: z.object({
      focusAreaCode: z.string().max(100),
      offset: z.coerce.number<number>().int().min(0).max(listedContestQuestions).default(0),
      count: z.coerce.number<number>().int().min(1).max(20).default(10),
    }),
    response: z.object({ contestQuestions: z.array(ContestQuestion), total: z.number().int() }),
    refusals: ['focus_area_not_found'],
    caching: { seconds: cacheSeconds.questions, scope: 'public' },
    limit: { calls: 60, seconds: 60 },
  }),
  buyContestHint: operation({
    method: 'POST',
    path: '/stored-questions/:storedQuestionId/contest-hint',
    access: 'visitor-or-account',
    summary:
      'Buys a hint of a contest question with coins, and gives it. The same hint asked for again is given and not paid again.',
    params: z.object({ storedQuestionId: z.uuid('This is not a question.') }),
    body: z.object({
      /** Which hint, from 1. */
      sequence: z.number().int().min(1).max(10),
    }),
    response: z.object({
      hint: StudentHint,
      hintsViewed: z.number().int(),
      hintCount: z.number().int(),
      balance: z.number().int().min(0),
    }),
    refusals: [
      'question_not_found',
      'question_answered',
      'hint_not_found',
      'hint_needs_sign_in',
      'hint_too_dear',
      'not_a_contest_question',
    ],
  }),
}
