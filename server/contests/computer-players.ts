import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import { openChance } from '@polyhex/curriculum'

/** How a computer player stands. Screens mark it as what it is. */
export interface ComputerPlayer {
  readonly name: string
  readonly avatar: string
  readonly points: number
  readonly answered: number
  readonly finished: boolean
}

/** Plane figures, so that nobody takes one for a child; as many as there can be computer players. */
const figures = [
  ['Robo Circle', 'circle'],
  ['Robo Pentagon', 'pentagon'],
  ['Robo Diamond', 'diamond'],
  ['Robo Octagon', 'octagon'],
  ['Robo Square', 'square'],
  ['Robo Oval', 'oval'],
  ['Robo Triangle', 'triangle'],
  ['Robo Trapezoid', 'trapezoid'],
] as const

/**
 * How the computer players of a contest stand after so many seconds: the same seed and time give the same. Each has a
 * skill of its own, takes 18 to 50 s for a question, is right less often the harder it is, and sometimes skips.
 */
export function computerStandings(contest: {
  readonly seed: number
  readonly count: number
  readonly seconds: number
  readonly contestLevels: readonly number[]
}): ComputerPlayer[] {
  return figures.slice(0, contest.count).map(([name, avatar], place) => {
    const chance = openChance(`${contest.seed}|computer|${place}`)
    const skill = 0.65 + 0.4 * chance.unit()
    let [time, points, answered] = [0, 0, 0]
    for (const level of contest.contestLevels) {
      time += chance.int(18, 50)
      const right = chance.happens(Math.max(0.1, skill - 0.05 * level))
      const outcome = right ? 'right' : chance.happens(0.25) ? 'skipped' : 'wrong'
      if (time > contest.seconds) break
      points += pointsOfAnswer(outcome, level)
      answered += 1
    }
    return { name, avatar, points, answered, finished: answered === contest.contestLevels.length }
  })
}
