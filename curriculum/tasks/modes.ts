import { topicLevel } from '../catalogue/topic-levels.ts'
import { guessOf } from '../learner/question-terms.ts'
import { isByHand } from './hand-forms.ts'
import { isQuick } from './quick-form.ts'
import type { AnyTask } from './task.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import type { TaskKind } from './task-kinds.ts'

/** How much longer than typing a number an answer in a form takes. */
const slower: Partial<Record<AnswerForm, number>> = {
  multi_choice: 1.5,
  matching: 2,
  ordering: 2,
  groups: 2,
  graph_point: 1.5,
  graph_line: 2,
  table: 2,
  steps: 2,
  slots: 1.5,
  parts: 2,
}

/** Answered by hand, with things to move or several to choose: too slow for playing on time. */
const quickKinds: ReadonlySet<TaskKind> = new Set(['do', 'read', 'reverse', 'estimate'])
const quickSeconds = 12

const contestKinds: ReadonlySet<TaskKind> = new Set(['reverse', 'apply', 'choose', 'find_error', 'order'])
const mostOfDrill = 2

const levellingSeconds = 30
const mostGuess = 0.25

/** The seconds that a task of a level takes. */
export function secondsOf(topicCodeLevel: string, each: AnyTask): number {
  return each.seconds ?? (topicLevel(topicCodeLevel)?.targetSeconds ?? levellingSeconds) * (slower[each.form] ?? 1)
}

const guessOfTask = (each: AnyTask): number => each.guess ?? guessOf(each.form)

/** What decides beside the task whether it may be asked. */
export interface Occasion {
  readonly type: RunType | 'worksheet'
  readonly topicCodeLevel: string
  /** The set of widgets that the browser can show. */
  readonly widgetSet: number
  /** How many questions of the run so far were of the kind `do`; only contests ask for it. */
  readonly drills?: number
}

/**
 * Whether a task may be asked on an occasion: in practice, unit mastery and on paper all that the browser can show; on time only
 * what is quick; in a levelling what is short and hardly guessed; in a contest what takes thought, and at most 2 drills of 10;
 * in a game what is tapped or typed.
 * Source: design of tasks, section 2.6.
 */
export function mayBeAsked(each: AnyTask, occasion: Occasion): boolean {
  if (each.widgetSet > occasion.widgetSet) return false
  const seconds = secondsOf(occasion.topicCodeLevel, each)
  switch (occasion.type) {
    case 'speed':
      return quickKinds.has(each.kind) && !isByHand(each.form) && seconds <= quickSeconds
    case 'levelling':
      return !isByHand(each.form) && guessOfTask(each) <= mostGuess && seconds <= levellingSeconds
    case 'contest_problems':
      return contestKinds.has(each.kind) || (each.kind === 'do' && (occasion.drills ?? 0) < mostOfDrill)
    case 'game':
      return isQuick(each)
    default:
      return true
  }
}
