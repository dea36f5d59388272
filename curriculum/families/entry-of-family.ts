import type { TopicCodeIcon } from '../catalogue/icons.ts'
import { contestTopic } from '../catalogue/misconceptions-contest.ts'
import { themes } from '../catalogue/themes.ts'
import { focusAreas } from '../catalogue/focus-areas.ts'
import type { CatalogTopicLevel } from '../catalogue/topic-levels.ts'
import { contestAreas } from './areas.ts'
import { type ContestFamily, familyKey, gradeOfFamily } from './family.ts'

/** What the catalogue would say of a family if it held families: the checks of levels ask for it. */
export function entryOfFamily(family: ContestFamily<unknown>): CatalogTopicLevel {
  const focusArea = contestAreas[family.areas[0]].focusArea as TopicCodeIcon
  const grade = gradeOfFamily(family)
  const [theme = themes[0]?.themeCode ?? ''] =
    focusAreas.find((area) => area.focusAreaCode === focusArea)?.themeCodes ?? []
  return {
    key: familyKey(family.code),
    topicCode: contestTopic,
    level: 1,
    name: family.name,
    shortName: family.name,
    description: '',
    questionType: 'calculate',
    icon: focusArea,
    theme,
    focusArea,
    gradeMin: grade,
    gradeMax: grade,
    difficulty: (family.reach[0] + family.reach[1]) / 2,
    ccss: [],
    prerequisites: [],
    answerForms: family.forms,
    figure: null,
    renderKind: 'Text',
    targetSeconds: family.targetSeconds,
    supportsSpeedPlay: false,
    supportsFocus: false,
    homeUnit: '',
    unitCodes: [],
    misconceptions: [],
    wave: 1,
  }
}
