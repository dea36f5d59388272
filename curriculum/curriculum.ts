import { everyLesson, everyLevel } from './generators/every-level.ts'
import { buildLesson, buildTaskLesson, exampleNote, type ExampleTurn } from './teaching/lesson.ts'
import { exampleTask } from './tasks/example-task.ts'
import type { Lesson, LessonPlan } from './teaching/lesson-plan.ts'
import { everyFamily } from './families/every-family.ts'
import { asFamilyLevel } from './families/as-family-level.ts'
import { familyCodeOf } from './families/family.ts'
import { ideas } from './families/ideas.ts'
import { asTaskLevel } from './tasks/as-task-level.ts'
import { topicLevel } from './catalogue/topic-levels.ts'
import { taskOf } from './tasks/task.ts'
import type { TaskLevel } from './tasks/task.ts'
import type { TopicLevelKey } from './topic-level.ts'

/**
 * What the server may use of the curriculum: the one sanctioned entry, an explicit list.
 * Everything else in this room is out of reach by its package's exports.
 */

const loaded = new Map<string, Promise<TaskLevel>>()
const lessons = new Map<string, Promise<Lesson | null>>()

/** True when questions of this topic level can be asked (readyForProduction). */
export function isReady(key: string): boolean {
  return Object.hasOwn(everyLevel, key)
}

/** The keys of every level that can be asked, sorted. */
export function readyKeys(): TopicLevelKey[] {
  return Object.keys(everyLevel) as TopicLevelKey[]
}

/** True for the key of a family of contest problems that is there. */
export function isFamily(key: string): boolean {
  const code = familyCodeOf(key)
  return code !== null && Object.hasOwn(everyFamily, code)
}

/** The idea that the problems of a family rest on, in words; null for other keys. It is told after the answer alone. */
export function ideaOf(key: string): string | null {
  const entry = everyFamily[familyCodeOf(key) ?? '']
  return entry === undefined ? null : ideas[entry.idea]
}

/** True for every key of which questions can be asked: of a topic level or a family. */
export function isAskable(key: string): boolean {
  return isReady(key) || isFamily(key)
}

/** What loads the questions of a key; undefined where there are none. */
function loaderOf(key: string): (() => Promise<TaskLevel>) | undefined {
  if (isReady(key)) return async () => asTaskLevel((await everyLevel[key]?.()) as TaskLevel)
  const entry = everyFamily[familyCodeOf(key) ?? '']
  return entry === undefined ? undefined : async () => asFamilyLevel(await entry.load())
}

/**
 * A topic level with its tasks, or a family of contest problems as a level of one task, loaded once. Rejects with a RangeError
 * for a key that is not ready.
 */
export function loadTopicLevel(key: string): Promise<TaskLevel> {
  const load = loaderOf(key)
  if (load === undefined) return Promise.reject(new RangeError(`${key} has no questions`))
  const level = loaded.get(key) ?? load()
  loaded.set(key, level)
  return level
}

const planOf = async (topicCode: string): Promise<LessonPlan | null> =>
  Object.hasOwn(everyLesson, topicCode) ? ((await everyLesson[topicCode]?.()) ?? null) : null

async function makeLesson(topicCode: string, level: number | undefined): Promise<Lesson | null> {
  const plan = await planOf(topicCode)
  if (plan === null) return null
  const own = level !== undefined && isReady(`${topicCode}/${level}`) ? level : plan.example.level
  return buildLesson(plan, exampleTask(await loadTopicLevel(`${topicCode}/${own}`)).procedure())
}

/** Made once: the same lesson is asked for by every child of a level. */
function kept(key: string, make: () => Promise<Lesson | null>): Promise<Lesson | null> {
  const lesson = lessons.get(key) ?? make()
  lessons.set(key, lesson)
  return lesson
}

/**
 * The lesson (assistance package) of a topic with a worked example of the level that is practiced, made once; without a level
 * the example is of the level that the lesson names. Null when the topic has none.
 */
export function loadLesson(topicCode: string, level?: number): Promise<Lesson | null> {
  return kept(level === undefined ? topicCode : `${topicCode}/${level}`, () => makeLesson(topicCode, level))
}

/**
 * The lesson beside a question of a task: how to go about its kind, and an example of the same task, of which there are two.
 * Null when the topic has no lesson, and for a level without this task; the old procedure of a level has the lesson of the
 * level. Source: design of tasks, section 5.5.
 */
export function loadTaskLesson(
  topicCode: string,
  level: number,
  taskId: string,
  turn: ExampleTurn,
): Promise<Lesson | null> {
  const key = `${topicCode}/${level}`
  return kept(`${key}#${taskId}|${turn}`, async () => {
    const plan = await planOf(topicCode)
    const task = isReady(key) ? taskOf(await loadTopicLevel(key), taskId) : null
    if (plan === null || task === null) return null
    if (task.legacy) return loadLesson(topicCode, level)
    return buildTaskLesson(plan, { key, grade: topicLevel(key)?.gradeMin ?? 0, task, turn })
  })
}

/** Which example is none of the question at hand, by its note: the first unless that asks the same. */
export async function exampleTurn(
  topicCode: string,
  level: number,
  taskId: string,
  note: string,
): Promise<ExampleTurn> {
  const key = `${topicCode}/${level}`
  const task = taskOf(await loadTopicLevel(key), taskId)
  return task !== null && !task.legacy && exampleNote(key, task) === note ? 1 : 0
}

export { hashText, openChance } from './chance.ts'
export { focusAreas } from './catalogue/focus-areas.ts'
export { grades } from './catalogue/grades.ts'
export { misconception, misconceptionHelp } from './catalogue/misconceptions.ts'
export { searchTopicLevels, searchUnits } from './catalogue/search.ts'
export { gradesOfTheme, meantSearch, searchCurriculum } from './catalogue/search-everything.ts'
export { skill, skills } from './catalogue/skills.ts'
export { themeLevelName } from './catalogue/theme-levels.ts'
export { beyondStandards, standardsByGrade } from './catalogue/standards.ts'
export { themes } from './catalogue/themes.ts'
export { topicLevel, topicLevels, topicLevelsOfField, topicLevelsOfTopic } from './catalogue/topic-levels.ts'
export { topicLevelsOfUnit, unit, units } from './catalogue/units.ts'
export { gradesOfFocusArea, type PaperOf } from './contests/contest-field.ts'
export { difficultyFor } from './contests/contest-level.ts'
export { contestPaper, type PaperQuestion } from './contests/contest-paper.ts'
export { difficultyOfFamily, isOfProblems, newPaper, notesOfPaper, papersBefore } from './contests/new-paper.ts'
export { chooseDifficulty, wantedSuccess } from './learner/choose-difficulty.ts'
export { chooseNext, evaluationCandidates } from './learner/choose-next.ts'
export { evaluationPrior, evaluationResult, startEvaluation, updateEvaluation } from './learner/evaluation.ts'
export { emptyLearner } from './learner/learner-state.ts'
export { predict } from './learner/predict.ts'
export { guessOf } from './learner/question-terms.ts'
export { seedLearner } from './learner/seed-learner.ts'
export { standoutsOf } from './learner/standouts.ts'
export { suggestLevels, suggestSpeedLevels } from './learner/suggest/suggest-levels.ts'
export { nextUnits, suggestUnits } from './learner/suggest/suggest-units.ts'
export { openWhy } from './learner/suggest/why.ts'
export { updateLearner } from './learner/update-learner.ts'
export { checkSteps } from './marking/mark-steps.ts'
export { markResponse } from './marking/mark.ts'
export { rightResponse } from './marking/right-response.ts'
export { generateQuestion, noteOf } from './questions/generate.ts'
export { toPublicQuestion } from './questions/public-question.ts'
export { nextSeed } from './questions/sampler.ts'
export { unitMasteryPlan } from './questions/unit-mastery-draw.ts'
export { readSvg } from './figures/read-svg.ts'
export { paperOf } from './surfaces/surface-of.ts'
export { solutionSegments } from './teaching/solution.ts'
export { mayBeAsked } from './tasks/modes.ts'
export { nextTask, taskEntry } from './tasks/next-task.ts'
export { generateForGame, isQuick, withChoice } from './tasks/quick-form.ts'
export { support } from './tasks/support.ts'
export { inBand, taskOf } from './tasks/task.ts'
export { type TaskKind, taskKinds } from './tasks/task-kinds.ts'
export { keyFromJson, keyToJson } from './values/serialise.ts'
export type { Chance } from './chance.ts'
export type { Skill } from './catalogue/skills.ts'
export type { CatalogTopicLevel } from './catalogue/topic-levels.ts'
export type { Unit } from './catalogue/units.ts'
export type { EvaluationPrior } from './learner/evaluation-posterior.ts'
export type { EvaluationItem, EvaluationState } from './learner/evaluation.ts'
export type { LearnerState } from './learner/learner-state.ts'
export type { Standouts } from './learner/standouts.ts'
export type { LevelSuggestion } from './learner/suggest/suggest-levels.ts'
export type { Suggested } from './learner/suggest/why.ts'
export type { LearnerAnswer } from './learner/update-learner.ts'
export type { Lesson, LessonSegment } from './teaching/lesson-plan.ts'
export type { AnyTask, TaskLevel } from './tasks/task.ts'
export type { AnswerKey, GeneratedQuestion, TopicLevelKey, Verdict } from './topic-level.ts'
