import { topicLevelsOfField } from './catalogue/topic-levels.ts'
import { everyLesson, everyLevel } from './generators/every-level.ts'
import { buildLesson } from './teaching/lesson.ts'
import type { Lesson } from './teaching/lesson-plan.ts'
import type { TopicLevel, TopicLevelKey } from './topic-level.ts'

/**
 * What the server may use of the curriculum: the one sanctioned entry, an explicit list.
 * Everything else in this room is out of reach by its package's exports.
 */

const loaded = new Map<string, Promise<TopicLevel<unknown>>>()
const lessons = new Map<string, Promise<Lesson | null>>()

/** True when questions of this topic level can be asked (readyForProduction). */
export function isReady(key: string): boolean {
  return Object.hasOwn(everyLevel, key)
}

/** The keys of every level that can be asked, sorted. */
export function readyKeys(): TopicLevelKey[] {
  return Object.keys(everyLevel) as TopicLevelKey[]
}

/** True when a focus area has at least one level that can be asked: its `readyForProduction`, spec learning section 3. */
export function isFocusAreaReady(focusAreaCode: string): boolean {
  return topicLevelsOfField(focusAreaCode).some((t) => t.focusArea === focusAreaCode && isReady(t.key))
}

/** The generator of a topic level, loaded once. Rejects with a RangeError for a key that is not ready. */
export function loadTopicLevel(key: string): Promise<TopicLevel<unknown>> {
  const load = isReady(key) ? everyLevel[key] : undefined
  if (load === undefined) return Promise.reject(new RangeError(`${key} has no questions`))
  const level = loaded.get(key) ?? load()
  loaded.set(key, level)
  return level
}

async function makeLesson(topicCode: string): Promise<Lesson | null> {
  const load = Object.hasOwn(everyLesson, topicCode) ? everyLesson[topicCode] : undefined
  if (load === undefined) return null
  const plan = await load()
  return buildLesson(plan, await loadTopicLevel(`${topicCode}/${plan.example.level}`))
}

/** True when a topic has a lesson of its own; every question has its solution in any case. */
export function hasLesson(topicCode: string): boolean {
  return Object.hasOwn(everyLesson, topicCode)
}

/** The lesson (assistance package) of a topic, made once, or null when the topic has none. */
export function loadLesson(topicCode: string): Promise<Lesson | null> {
  const lesson = lessons.get(topicCode) ?? makeLesson(topicCode)
  lessons.set(topicCode, lesson)
  return lesson
}

export { hashText, openChance } from './chance.ts'
export { defaultTopicCode, defaultTopicCodes } from './catalogue/default-topic-codes.ts'
export { focusAreas } from './catalogue/focus-areas.ts'
export { grade, grades } from './catalogue/grades.ts'
export { topicCodeIcons } from './catalogue/icons.ts'
export { misconception, misconceptionHelp } from './catalogue/misconceptions.ts'
export { searchTopicLevels, searchUnits } from './catalogue/search.ts'
export { gradesOfTheme, meantSearch, searchCurriculum } from './catalogue/search-everything.ts'
export { skill, skills } from './catalogue/skills.ts'
export { gradeOfThemeLevel, highestThemeLevel, themeLevelName, themeLevelOfAbility } from './catalogue/theme-levels.ts'
export { beyondStandards, standardsByGrade } from './catalogue/standards.ts'
export { themes } from './catalogue/themes.ts'
export { topicLevel, topicLevels, topicLevelsOfField, topicLevelsOfTopic } from './catalogue/topic-levels.ts'
export { topicLevelsOfUnit, unit, units, unitsOfGrade } from './catalogue/units.ts'
export { gradesOfFocusArea, type PaperOf } from './contests/contest-field.ts'
export { contestLevelOf, difficultyFor } from './contests/contest-level.ts'
export { contestPaper, type PaperQuestion } from './contests/contest-paper.ts'
export { chooseDifficulty, wantedSuccess } from './learner/choose-difficulty.ts'
export { chooseNext, evaluationCandidates } from './learner/choose-next.ts'
export { evaluationPrior, evaluationResult, startEvaluation, updateEvaluation } from './learner/evaluation.ts'
export { emptyLearner } from './learner/learner-state.ts'
export { predict } from './learner/predict.ts'
export { seedLearner } from './learner/seed-learner.ts'
export { standoutsOf } from './learner/standouts.ts'
export { suggestLevels, suggestSpeedLevels } from './learner/suggest/suggest-levels.ts'
export { nextUnits, suggestUnits } from './learner/suggest/suggest-units.ts'
export { openWhy } from './learner/suggest/why.ts'
export { themeAbility } from './learner/theme-ability.ts'
export { updateLearner } from './learner/update-learner.ts'
export { markResponse } from './marking/mark.ts'
export { rightResponse } from './marking/right-response.ts'
export { generateQuestion, noteOf } from './questions/generate.ts'
export { toPublicQuestion } from './questions/public-question.ts'
export { nextSeed, notesRemembered } from './questions/sampler.ts'
export { drawUnitMastery, unitMasteryPlan, unitMasteryQuestions } from './questions/unit-mastery-draw.ts'
export { readSvg } from './figures/read-svg.ts'
export { solutionSegments } from './teaching/solution.ts'
export { keyFromJson, keyToJson } from './values/serialise.ts'
export type { Chance } from './chance.ts'
export type { FocusArea } from './catalogue/focus-areas.ts'
export type { Grade } from './catalogue/grades.ts'
export type { TopicCodeIcon } from './catalogue/icons.ts'
export type { Skill } from './catalogue/skills.ts'
export type { Theme } from './catalogue/themes.ts'
export type { CatalogTopicLevel } from './catalogue/topic-levels.ts'
export type { Unit, UnitStep } from './catalogue/units.ts'
export type { EvaluationPrior } from './learner/evaluation-posterior.ts'
export type { EvaluationItem, EvaluationOutcome, EvaluationResult, EvaluationState } from './learner/evaluation.ts'
export type { LearnerState } from './learner/learner-state.ts'
export type { Prediction } from './learner/predict.ts'
export type { LearnerQuestion } from './learner/question-terms.ts'
export type { Standouts } from './learner/standouts.ts'
export type { LevelSuggestion } from './learner/suggest/suggest-levels.ts'
export type { Suggested } from './learner/suggest/why.ts'
export type { Ability } from './learner/theme-ability.ts'
export type { LearnerAnswer } from './learner/update-learner.ts'
export type { Lesson, LessonSegment } from './teaching/lesson-plan.ts'
export type { AnswerKey, GeneratedQuestion, TopicLevel, TopicLevelKey, Verdict } from './topic-level.ts'
