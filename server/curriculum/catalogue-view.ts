import type {
  Skill as SkillView,
  TopicLevel as TopicLevelView,
  Unit as UnitView,
} from '@polyhex/contract/curriculum/curriculum'
import {
  type CatalogTopicLevel,
  isReady,
  skill,
  type Skill,
  topicLevel,
  topicLevelsOfUnit,
  type Unit,
  units,
} from '@polyhex/curriculum'

/** A skill as the browser sees it. */
export function toSkill(entry: Skill): SkillView {
  return {
    skillCode: entry.skillCode,
    skillName: entry.skillName,
    assistancePackageSkillName: entry.skillName,
    mediumName: entry.skillName,
    shortName: topicLevel(`${entry.skillCode}/1`)?.shortName ?? entry.skillName,
    minLevel: entry.minLevel,
    maxLevel: entry.maxLevel,
    description: entry.description,
    assistancePackageType: 'lesson',
  }
}

/** A topic level as the browser sees it, with every member. */
export function toTopicLevel(entry: CatalogTopicLevel): TopicLevelView {
  return {
    topicCode: entry.topicCode,
    level: entry.level,
    topicCodeLevel: entry.key,
    icon: entry.icon,
    name: entry.name,
    shortName: entry.shortName,
    supportsFocus: entry.supportsFocus,
    supportsSpeedPlay: entry.supportsSpeedPlay,
    gradeMin: entry.gradeMin,
    gradeMax: entry.gradeMax,
    ready: isReady(entry.key),
    description: entry.description,
    unitCodes: [...entry.unitCodes],
    questionType: entry.questionType,
    themeCode: entry.theme,
    focusAreaCode: entry.focusArea,
  }
}

/** Own topic levels of a unit that have questions. */
export function readyLevelsOfUnit(entry: Unit): readonly string[] {
  return entry.topicLevels.filter((key) => !entry.reviewTopicLevels.includes(key) && isReady(key))
}

/** The n of 'Unit {n}': its place among the units that begin in its grade, from 1. */
function numberInGrade(entry: Unit): number {
  const grade = Math.floor(entry.sequence / 100)
  return units.filter((other) => Math.floor(other.sequence / 100) === grade && other.sequence <= entry.sequence).length
}

/** A unit as the browser sees it, with every member. No unit has a recorded video. */
export function toUnit(entry: Unit): UnitView {
  const levels = topicLevelsOfUnit(entry.unitCode)
  const firstOwn = topicLevel(entry.topicLevels.find((key) => !entry.reviewTopicLevels.includes(key)) ?? '')
  return {
    unitCode: entry.unitCode,
    unitName: entry.unitName,
    sequence: entry.sequence,
    number: numberInGrade(entry),
    lowestGradeLevel: entry.lowestGradeLevel,
    highestGradeLevel: entry.highestGradeLevel,
    readyForProduction: readyLevelsOfUnit(entry).length > 0,
    icon: firstOwn?.icon ?? 'numeracy',
    videoPath: null,
    unit100WordDescription: entry.unit100WordDescription,
    learningGoal: entry.learningGoal,
    skills: [...entry.skills],
    themeCodes: [...entry.themeCodes],
    nextSteps: [...entry.nextSteps],
    priorSteps: [...entry.priorSteps],
    assistancePackages: entry.skills
      .map(skill)
      .filter((found) => found !== null)
      .map(toSkill),
    unitTopics: levels.map((level) => ({
      topicCode: level.topicCode,
      level: level.level,
      topicCodeLevel: level.key,
      name: level.name,
      shortName: level.shortName,
      icon: level.icon,
      review: entry.reviewTopicLevels.includes(level.key),
      ready: isReady(level.key),
      supportsFocus: level.supportsFocus,
    })),
  }
}
