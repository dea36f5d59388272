import type { Expected } from './replay-filter.ts'
import type { ReplayRow } from './replay-row.ts'

const decays = [0.5, 0.8, 0.95] as const
type Recent = [number, number, number]

interface TopicPast {
  recent: Recent
  answers: number
}

/**
 * The twelve inputs of the logistic layer for one answer after another, from what came before it. Port of `gauss_stack` of the
 * reference: bias, z, log V, recency of the user and of the topics at three decays, log counts on the topics, on the item right and wrong.
 */
export class ReplayInputs {
  readonly #users = new Map<number, Recent>()
  readonly #topics = new Map<string, TopicPast>()
  readonly #items = new Map<string, { right: number; wrong: number }>()

  /** The inputs before an answer, which is counted afterwards. */
  next(row: ReplayRow, expected: Expected): number[] {
    const { user, item, skills, right } = row
    const recent = this.#users.get(user) ?? [0, 0, 0]
    this.#users.set(user, recent)
    const topics = skills.map((skill) => this.#topic(user, skill))
    const tally = this.#items.get(`${user} ${item}`) ?? { right: 0, wrong: 0 }
    this.#items.set(`${user} ${item}`, tally)
    const count = Math.max(1, skills.length)
    const meanOf = (of: (topic: TopicPast) => number): number =>
      topics.reduce((total, topic) => total + of(topic), 0) / count
    const inputs = [
      1,
      expected.z,
      Math.log(expected.variance),
      ...recent,
      meanOf((topic) => topic.recent[0]),
      meanOf((topic) => topic.recent[1]),
      meanOf((topic) => topic.recent[2]),
      Math.log1p(meanOf((topic) => topic.answers)),
      Math.log1p(tally.right),
      Math.log1p(tally.wrong),
    ]
    if (right) tally.right += 1
    else tally.wrong += 1
    follow(recent, right)
    for (const topic of topics) {
      follow(topic.recent, right)
      topic.answers += 1
    }
    return inputs
  }

  #topic(user: number, skill: number): TopicPast {
    const key = `${user} ${skill}`
    const found = this.#topics.get(key) ?? { recent: [0, 0, 0], answers: 0 }
    this.#topics.set(key, found)
    return found
  }
}

function follow(recent: Recent, right: boolean): void {
  for (const i of [0, 1, 2] as const) recent[i] = decays[i] * recent[i] + (1 - decays[i]) * (right ? 1 : -1)
}
