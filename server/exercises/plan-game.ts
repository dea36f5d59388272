import type { GameTarget } from '@polyhex/contract/games/games'
import { game } from '@polyhex/contract/exercises/limits'
import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'
import {
  type CatalogTopicLevel,
  emptyLearner,
  grades,
  isQuick,
  isReady,
  type LearnerState,
  loadTopicLevel,
  openChance,
  predict,
  suggestLevels,
  themes,
  topicLevel,
  topicLevels,
  unit,
} from '@polyhex/curriculum'
import { Refusal } from '../http/refusal.ts'
import type { Plan } from './plan-run.ts'

/** So many topic levels are mixed in a game about a theme, a grade, or what comes next. */
const mixed = 6
/** The success at which a level is learned from: most fitting levels come first. Source: D-030. */
const aim = 0.75
const middle = 0.5
const mixedTarget = 'next:'

/** For whom a game is planned; `learner` is null for visitors. */
export interface GameLearner {
  readonly learner: LearnerState | null
  readonly grade: number | null
  readonly seed: number
  readonly now: Date
}

/** Whether a game can ask a topic level: some of its tasks are tapped or typed. */
async function isPlayable(key: string): Promise<boolean> {
  if (!isReady(key)) return false
  return (await loadTopicLevel(key)).tasks.some((each) => !each.retired && isQuick(each))
}

async function playable(keys: readonly string[], most = keys.length): Promise<string[]> {
  const found: string[] = []
  for (const key of keys) {
    if (found.length >= most) break
    if (await isPlayable(key)) found.push(key)
  }
  return found
}

const believed = ({ learner, grade }: GameLearner): LearnerState => learner ?? emptyLearner(grade)

/** Levels by how near they are to what is learned best, the nearest first. */
function byFit(levels: readonly CatalogTopicLevel[], of: GameLearner): string[] {
  const state = believed(of)
  const distance = ({ key, answerForms: [form] }: CatalogTopicLevel): number =>
    form === undefined
      ? 1
      : Math.abs(predict(state, { topicCodeLevel: key, form, difficulty: middle }, of.now).success - aim)
  return levels
    .map((level) => ({ key: level.key, off: distance(level) }))
    .toSorted((a, b) => a.off - b.off)
    .map(({ key }) => key)
}

const ofGrade = (grade: number): CatalogTopicLevel[] =>
  topicLevels.filter((level) => level.gradeMin <= grade && grade <= level.gradeMax)

/** What somebody should do next: as suggested, filled up from the grade. */
async function nextLevels(of: GameLearner): Promise<string[]> {
  const wanted = { count: mixed, at: of.now, isReady, leaveOut: new Set<string>(), focus: new Set<string>() }
  const suggested = suggestLevels(believed(of), wanted).map(({ level }) => level.key)
  const grade = of.grade ?? gradeWhenUnknown
  return playable([...new Set([...suggested, ...byFit(ofGrade(grade), of)])], mixed)
}

async function levelsOf(target: GameTarget, of: GameLearner): Promise<{ target: string; levels: string[] }> {
  const { topicCodeLevel, unitCode, themeCode, gradeLevel } = target
  if (topicCodeLevel !== undefined) {
    if (topicLevel(topicCodeLevel) === null) throw new Refusal('topic_not_found')
    if (!isReady(topicCodeLevel)) throw new Refusal('topic_level_not_ready')
    return { target: topicCodeLevel, levels: await playable([topicCodeLevel]) }
  }
  if (unitCode !== undefined) {
    const found = unit(unitCode)
    if (found === null) throw new Refusal('unit_not_found')
    return { target: unitCode, levels: await playable(found.topicLevels) }
  }
  if (themeCode !== undefined) {
    if (!themes.some((theme) => theme.themeCode === themeCode)) throw new Refusal('theme_not_found')
    const inTheme = topicLevels.filter((level) => level.theme === themeCode)
    return { target: themeCode, levels: await playable(byFit(inTheme, of), mixed) }
  }
  if (gradeLevel !== undefined) {
    return { target: `grade_${gradeLevel}`, levels: await playable(byFit(ofGrade(gradeLevel), of), mixed) }
  }
  const levels = await nextLevels(of)
  // Under its first level, so that another mix is another exercise, and pays as one.
  return { target: `${mixedTarget}${levels[0] ?? ''}`, levels }
}

/** Every level in turn, in another order each time, and none twice running. */
function inTurns(levels: readonly string[], seed: number): string[] {
  const chance = openChance(`${seed}|game`)
  const order: string[] = []
  while (order.length < game.mostQuestions) {
    const turn = chance.shuffle(levels)
    if (turn.length > 1 && turn[0] === order.at(-1)) turn.push(...turn.splice(0, 1))
    order.push(...turn)
  }
  return order.slice(0, game.mostQuestions)
}

/**
 * Which topic levels a game asks: those of what it is about that are answered by tapping or typing, in turns. Throws topic_not_found,
 * unit_not_found, theme_not_found, topic_level_not_ready, and game_not_answerable where all is made by hand.
 */
export async function planGame(wanted: GameTarget, of: GameLearner): Promise<Plan> {
  const { target, levels } = await levelsOf(wanted, of)
  if (levels.length === 0) throw new Refusal('game_not_answerable')
  const none = { contestLevels: [], timed: false, contestPlayerId: null }
  return { ...none, type: 'game', target, levels: inTurns(levels, of.seed) }
}

/** The name of what a game is about, from the target of its run. */
export function gameSubjectName(target: string): string {
  if (target.startsWith(mixedTarget)) return 'A mix for you'
  const theme = themes.find(({ themeCode }) => themeCode === target)
  const grade = grades.find(({ gradeLevelCode }) => gradeLevelCode === target)
  return unit(target)?.unitName ?? topicLevel(target)?.name ?? theme?.themeName ?? grade?.gradeLevelName ?? target
}
