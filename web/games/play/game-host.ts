import type { QuestionAnswer, StoredQuestion } from '@polyhex/contract/exercises/answers'
import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import { type AnswerOutcome, exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { CoinsEarned } from '@polyhex/contract/exercises/runs'
import type { StartedGame } from '@polyhex/contract/games/games'
import type { EngineHost, GameQuestion, JudgedAnswer, QuestionView } from '@polyhex/games/engine/engine'
import { callServer } from '../../call/call-server.ts'
import { optionsOf } from './question-options.ts'

/** A button of the engine, and the option that is drawn into it. */
export interface DrawnOption {
  readonly place: HTMLElement
  readonly questionId: string
  readonly option: number
}

/** What the panel beside a game shows. */
export interface HostView {
  readonly question: StoredQuestion | null
  readonly view: QuestionView
  /** What came of the last answer of the question on show. */
  readonly answer: QuestionAnswer | null
  /** What is to be mended in a typed answer, which then costs nothing. */
  readonly remark: { readonly verdict: 'almost' | 'invalid'; readonly sentence: string } | null
  readonly coins: CoinsEarned | null
  readonly drawn: readonly DrawnOption[]
}

const nothingAsked: QuestionView = { question: null, phase: 'waiting', lockMs: 0, chosen: null, problem: false }
const before: HostView = { question: null, view: nothingAsked, answer: null, remark: null, coins: null, drawn: [] }

/** Credits of a right answer: those of contest problems, by the level of its topic. */
const creditOf = (question: StoredQuestion): number => pointsOfAnswer('right', question.level)

/**
 * What the engine asks of the page, answered with the run of the game: its questions come from the server and are marked there.
 * `now` gives milliseconds, for how long an answer took.
 */
export class GameHost implements EngineHost {
  shown: HostView = before
  private readonly listeners = new Set<() => void>()
  private readonly now: () => number
  private questions = new Map<string, StoredQuestion>()
  private next: StoredQuestion | null = null
  private openedAt = 0

  constructor(now: () => number) {
    this.now = now
  }

  /** The run that questions come from until another one is begun. */
  begin({ questions, run }: StartedGame): void {
    this.questions = new Map()
    this.next = questions.at(-1) ?? null
    this.tell({ ...before, coins: run.coins })
  }

  async nextQuestion(): Promise<GameQuestion | null> {
    const question = this.next
    if (question === null) return null
    this.questions.set(question.storedQuestionId, question)
    return {
      id: question.storedQuestionId,
      spoken: question.speech,
      options: optionsOf(question).map(({ response, speech }) => ({ id: response, spoken: speech })),
    }
  }

  async judge(questionId: string, optionId: string): Promise<JudgedAnswer> {
    const judged = await this.answer(questionId, optionId)
    if (judged === null) throw new Error('an option is right or wrong')
    return judged
  }

  /** Sends a typed answer; null where it is to be mended, which the panel then says. */
  async answer(questionId: string, response: string): Promise<JudgedAnswer | null> {
    const question = this.questions.get(questionId)
    if (question === undefined) throw new Error('this question was not asked')
    const outcome = await callServer(exerciseOperations.answerQuestion, {
      params: { runId: question.questionSetGuid, storedQuestionId: questionId },
      body: { response, timeTakenMs: Math.max(0, Math.round(this.now() - this.openedAt)) },
    })
    return this.take(question, outcome)
  }

  async wrongOptions(): Promise<readonly number[]> {
    return []
  }

  showQuestion(view: QuestionView): void {
    const asked = view.question?.id
    const isNew = asked !== this.shown.view.question?.id
    if (isNew) this.openedAt = this.now()
    const question = asked === undefined ? null : (this.questions.get(asked) ?? null)
    // The words about a wrong answer stay until the next question is there.
    const kept = isNew && asked !== undefined ? { answer: null, remark: null } : {}
    this.tell({
      ...this.shown,
      ...kept,
      view,
      question: question ?? (asked === undefined ? this.shown.question : null),
    })
  }

  drawOption(place: HTMLElement, question: GameQuestion, option: number): void {
    const drawn = this.shown.drawn.filter((one) => one.questionId === question.id)
    this.tell({ ...this.shown, drawn: [...drawn, { place, questionId: question.id, option }] })
  }

  /** A question that the engine has asked for, by its id. */
  questionOf(id: string): StoredQuestion | undefined {
    return this.questions.get(id)
  }

  /** Every question of the game in order, with its answer where it has one. */
  asked(): StoredQuestion[] {
    return [...this.questions.values()].toSorted((a, b) => a.position - b.position)
  }

  /** The question on show with its answer, for the help that explains it. */
  missed(): StoredQuestion | undefined {
    return this.shown.question === null ? undefined : this.questions.get(this.shown.question.storedQuestionId)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private take(question: StoredQuestion, outcome: AnswerOutcome): JudgedAnswer | null {
    const { verdict } = outcome
    if (verdict === 'almost' || verdict === 'invalid') {
      this.tell({ ...this.shown, remark: { verdict, sentence: outcome.sentence ?? '' } })
      return null
    }
    this.next = outcome.nextQuestions[0] ?? null
    this.questions.set(question.storedQuestionId, { ...question, answer: outcome.answer })
    this.tell({ ...this.shown, answer: outcome.answer, remark: null, coins: outcome.coins })
    return { correct: verdict === 'right', credit: creditOf(question) }
  }

  private tell(shown: HostView): void {
    this.shown = shown
    for (const listener of this.listeners) listener()
  }
}
