import { openChance, type Chance } from '../../chance.ts'

/** One answer of a simulated student, with the columns of a data set. */
export interface SimulatedAnswer {
  readonly userId: number
  readonly seq: number
  readonly itemId: number
  readonly skills: readonly number[]
  readonly right: boolean
}

/** A number drawn from the standard normal distribution (Box and Muller 1958). */
export function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance.unit())) * Math.cos(2 * Math.PI * chance.unit())
}

const list = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/**
 * Students who answer 5 to 60 of 300 items on 20 skills, one or two skills an item, and get a little better by it. For comparing
 * implementations of the filter: no real person's answers. The same `stream` gives the same students.
 */
export function* simulateStudents(students: number, stream: string): Generator<SimulatedAnswer> {
  const chance = openChance(stream)
  const hardOfSkill = list(20).map(() => 0.6 * normal(chance))
  const items = list(300).map(() => ({
    hard: normal(chance),
    skills: chance.sample(list(20), chance.happens(0.7) ? 1 : 2),
  }))
  for (const student of list(students)) {
    const ability = 0.4 + 1.1 * normal(chance)
    const abilityOfSkill = list(20).map(() => 0.6 * normal(chance))
    const answers = chance.int(5, 60)
    for (const seq of list(answers)) {
      const itemId = chance.int(0, 299)
      const { hard, skills } = items[itemId] ?? { hard: 0, skills: [] }
      const skill = skills.reduce((sum, s) => sum + (abilityOfSkill[s] ?? 0) - (hardOfSkill[s] ?? 0), 0) / skills.length
      const right = chance.happens(0.05 + 0.9 / (1 + Math.exp(hard - ability - skill)))
      for (const s of skills) abilityOfSkill[s] = (abilityOfSkill[s] ?? 0) + 0.05
      yield { userId: 7 * student + 13, seq, itemId: 1000 + itemId, skills, right }
    }
  }
}
