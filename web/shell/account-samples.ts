import type { TodaysMathCard } from '@polyhex/contract/activity/stack-items'
import type { TopicLevel, Unit, UnitTopic } from '@polyhex/contract/curriculum/curriculum'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'

/** Contract-shaped samples for tests of pages; each test states the values it checks. */

export const accountId = '00000000-0000-4000-8000-000000000001'

export function sampleAccount(over: Partial<SessionAccount> = {}): SessionAccount {
  return {
    accountId,
    username: 'student.sam',
    publicName: 'Sam',
    name: 'Sam',
    roles: ['student'],
    grade: 3,
    timeZone: 'America/Vancouver',
    avatar: 'hexagon',
    children: [],
    addressProven: true,
    authTo: [],
    onBehalf: null,
    ...over,
  }
}

export function sampleTopic(over: Partial<UnitTopic> = {}): UnitTopic {
  return {
    topicCode: 'fractions_intro',
    level: 1,
    topicCodeLevel: 'fractions_intro/1',
    name: 'Parts of a whole',
    shortName: 'Parts',
    icon: 'fractions_and_decimals',
    review: false,
    ready: true,
    supportsFocus: true,
    ...over,
  }
}

export function sampleTopicLevel(over: Partial<TopicLevel> = {}): TopicLevel {
  return {
    topicCode: 'fractions_intro',
    level: 1,
    topicCodeLevel: 'fractions_intro/1',
    icon: 'fractions_and_decimals',
    name: 'Parts of a whole',
    shortName: 'Parts',
    supportsFocus: true,
    supportsSpeedPlay: true,
    gradeMin: 3,
    gradeMax: 3,
    ready: true,
    description: 'Name the parts of a shape.',
    unitCodes: [],
    ...over,
  }
}

export function sampleUnit(over: Partial<Unit> = {}): Unit {
  return {
    unitCode: 'g3_fractions',
    unitName: 'Fractions as Numbers',
    sequence: 310,
    number: 10,
    lowestGradeLevel: 3,
    highestGradeLevel: 3,
    readyForProduction: true,
    icon: 'fractions_and_decimals',
    learningGoal: 'Name fractions and place them on a line.',
    themeCodes: [],
    nextSteps: [],
    priorSteps: [],
    unitTopics: [sampleTopic()],
    ...over,
  }
}

export function sampleCard(over: Partial<TodaysMathCard> = {}): TodaysMathCard {
  return {
    id: 'c1',
    accountId,
    sequence: 1,
    unitCode: null,
    topicCode: 'fractions_intro',
    level: 1,
    createdAt: '2026-11-20T10:00:00Z',
    type: 'topic_level_practice',
    name: 'Parts of a whole',
    description: 'Level 1',
    icon: 'fractions_and_decimals',
    why: 'You solved most of these last week; a review keeps them.',
    exercise: 'practice',
    questionCount: 10,
    seconds: 330,
    ...over,
  }
}
