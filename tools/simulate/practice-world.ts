import { openChance, type Chance } from '../../curriculum/chance.ts'
import { chooseDifficulty, wantedSuccess } from '../../curriculum/learner/choose-difficulty.ts'
import { successOf } from '../../curriculum/learner/gaussian-step.ts'
import { dayOf, emptyLearner, topicBelief, type LearnerState } from '../../curriculum/learner/learner-state.ts'
import { agedTopic, layerInputsOf, predict, standingOf } from '../../curriculum/learner/predict.ts'
import { questionTerms, slip, slope } from '../../curriculum/learner/question-terms.ts'
import { updateLearner, type LearnerAnswer } from '../../curriculum/learner/update-learner.ts'
import { normal } from '../../curriculum/learner/replay/simulated-students.ts'
import { themes } from '../../curriculum/catalogue/themes.ts'
import { topicLevels, type CatalogTopicLevel } from '../../curriculum/catalogue/topic-levels.ts'
import { drawAbility } from './levelling-world.ts'

/** One answer of the simulated practice, with what was expected of it. */
export interface PracticeAnswer {
  readonly success: number
  /** The inputs of the layer before the answer, and the chance to guess. */
  readonly inputs: readonly number[]
  readonly guess: number
  readonly right: boolean
  /** How many answers the student had given before. */
  readonly before: number
}

/** A student as the world knows them: abilities in grades, and by how much topics have been learned and forgotten. */
interface Student {
  readonly grade: number
  readonly abilities: ReadonlyMap<string, number>
  readonly topics: Map<string, { talent: number; learned: number; day: number }>
}

/** How much a question of a level is harder than the catalogue says, in grades: the same for all students of a world. */
export function drawMisjudged(chance: Chance): ReadonlyMap<string, number> {
  return new Map(topicLevels.map((level) => [level.key, 0.5 * normal(chance)]))
}

/** Abilities of the themes spread by 0.76 grades around one ability of the student, so that each spreads by 1.7 around the grade. */
function drawStudent(chance: Chance): Student {
  const grade = chance.int(0, 12)
  const centre = drawAbility(grade, chance)
  const shrunk = grade + 0.3 + (centre - grade - 0.3) * 0.894
  return {
    grade,
    abilities: new Map(themes.map((theme) => [theme.themeCode, shrunk + 0.76 * normal(chance)])),
    topics: new Map(),
  }
}

/** What is learned on a topic in grades per answer, and how fast half of it is forgotten, in days. */
const learning = { right: 0.045, wrong: 0.02, halfLife: 60 } as const

function topicOf(student: Student, topicCode: string, day: number, chance: Chance) {
  const found = student.topics.get(topicCode) ?? { talent: 0.6 * normal(chance), learned: 0, day }
  found.learned *= 0.5 ** ((day - found.day) / learning.halfLife)
  found.day = day
  student.topics.set(topicCode, found)
  return found
}

/** Two of three runs are on a level that fits, as the product suggests; the others on any level near the grade. */
function chooseLevel(state: LearnerState, student: Student, at: Date, chance: Chance): CatalogTopicLevel {
  const near = topicLevels.filter((level) => Math.abs(level.difficulty - student.grade - 0.5) <= 2)
  const some = chance.sample(near, Math.min(12, near.length))
  const first = some[0]
  if (first === undefined) throw new RangeError(`no level is near grade ${student.grade}`)
  if (chance.happens(1 / 3)) return first
  const distance = (level: CatalogTopicLevel): number => {
    const question = { topicCodeLevel: level.key, difficulty: 0.3, form: level.answerForms[0] ?? 'numeric' } as const
    return Math.abs(predict(state, question, at).success - wantedSuccess.practice)
  }
  return some.reduce((best, level) => (distance(level) < distance(best) ? level : best))
}

/** A student's answer to one question: known or not, guessed or skipped, sometimes with help. */
function answerTo(
  level: CatalogTopicLevel,
  difficulty: number,
  ability: number,
  misjudged: number,
  chance: Chance,
): LearnerAnswer {
  const form = chance.happens(0.15) ? 'choice' : (level.answerForms[0] ?? 'numeric')
  const question = { topicCodeLevel: level.key, difficulty, form }
  const { grade, guess } = questionTerms(question)
  const known = 1 / (1 + Math.exp(-slope * (ability - grade - misjudged)))
  const right = chance.happens(successOf(known, guess, slip))
  const skipped = !right && chance.happens(0.05)
  return {
    ...question,
    outcome: right ? 'right' : skipped ? 'skipped' : 'wrong',
    helpViewed: chance.happens(right ? 0.02 : 0.2),
  }
}

/** The inputs of the layer and the guess before an answer. */
function expectedOf(state: LearnerState, answer: LearnerAnswer, at: Date): Pick<PracticeAnswer, 'inputs' | 'guess'> {
  const terms = questionTerms(answer)
  const topic = agedTopic(topicBelief(state, terms.topicCode), dayOf(at))
  return {
    inputs: layerInputsOf(state, terms, topic, standingOf(state, terms, topic)),
    guess: terms.guess,
  }
}

const startOfYear = Date.UTC(2026, 0, 5, 15)

/**
 * Students who practise for weeks: runs of ten questions at the difficulties that the product would choose, days apart. They learn, forget,
 * skip, look at help; questions are misjudged by half a grade; topics differ by 0.6 grades.
 */
export function* simulatePractice(students: number, runs: number, stream: string): Generator<PracticeAnswer> {
  const chance = openChance(stream)
  const misjudged = drawMisjudged(chance)
  for (let i = 0; i < students; i++) {
    const student = drawStudent(chance)
    let state = emptyLearner(chance.happens(0.1) ? null : student.grade)
    let day = 0
    for (let run = 0; run < runs; run++) {
      day += chance.happens(0.5) ? 0 : chance.int(1, chance.happens(0.1) ? 40 : 4)
      const at = new Date(startOfYear + day * 86_400_000)
      const level = chooseLevel(state, student, at, chance)
      const topic = topicOf(student, level.topicCode, day, chance)
      for (let question = 0; question < 10; question++) {
        const form = level.answerForms[0] ?? 'numeric'
        const wanted = chooseDifficulty(state, { topicCodeLevel: level.key, form }, wantedSuccess.practice, at)
        const ability = (student.abilities.get(level.theme) ?? 0) + topic.talent + topic.learned
        const answer = answerTo(level, wanted, ability, misjudged.get(level.key) ?? 0, chance)
        const right = answer.outcome === 'right' && !answer.helpViewed
        yield {
          success: predict(state, answer, at).success,
          ...expectedOf(state, answer, at),
          right,
          before: state.answers,
        }
        topic.learned += right ? learning.right : learning.wrong
        state = updateLearner(state, answer, at)
      }
    }
  }
}
