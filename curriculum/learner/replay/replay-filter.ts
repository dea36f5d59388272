import { moderated, sigmoid } from '../gaussian-step.ts'
import type { ReplayRow } from './replay-row.ts'

/** Start variances, drift and gain of the filter, measured on students of 2009. Source: D-052, D-053. */
const start = { user: 1.5, topic: 0.27, item: 1.1, skill: 1 } as const
const drift = { user: 0.001, topic: 0.028 } as const
const gain = { right: 0.054, wrong: 0.016 } as const

/** What the filter expects of an answer before it sees it. */
export interface Expected {
  /** The moderated logit. */
  readonly z: number
  /** Its variance before moderation. */
  readonly variance: number
}

/** A mean and a variance that move with every answer. */
interface Moving {
  mean: number
  variance: number
}

/**
 * The multi-skill filter over many users, items and skills: independent Gaussian beliefs, one step per answer. It can be copied where
 * the training users end, so that the users who are tested go on from there. Port of `gauss_multi` of the reference.
 */
export class ReplayFilter {
  readonly #bias: number
  readonly #users = new Map<number, Moving>()
  readonly #topics = new Map<string, Moving>()
  readonly #items = new Map<number, Moving>()
  readonly #skills = new Map<number, Moving>()

  /** `share` is the share of right answers of the training users. */
  constructor(share: number) {
    this.#bias = Math.log(share / (1 - share))
  }

  /** What is expected of an answer; then the answer is taken in. */
  answer(row: ReplayRow): Expected {
    const { right, skills } = row
    const count = Math.max(1, skills.length)
    const user = kept(this.#users, row.user, start.user)
    const item = kept(this.#items, row.item, start.item)
    const topics = skills.map((skill) => kept(this.#topics, `${row.user} ${skill}`, start.topic))
    const known = skills.map((skill) => kept(this.#skills, skill, start.skill))
    const topicVariances = topics.map((one) => one.variance)
    const skillVariances = known.map((one) => one.variance)
    const variance = user.variance + item.variance + sum(topicVariances) / count ** 2 + sum(skillVariances) / count ** 2
    const z =
      this.#bias + user.mean - item.mean + sum(topics.map((topic, i) => topic.mean - (known[i]?.mean ?? 0))) / count
    const q = sigmoid(z)
    const h = q * (1 - q)
    const scale = 1 / (1 + h * variance)
    const pull = scale * ((right ? 1 : 0) - q)
    const shrink = h * scale
    learn(user, user.variance, 1, pull, shrink, drift.user)
    learn(item, item.variance, -1, pull, shrink, 0)
    for (const [i, topic] of topics.entries()) {
      learn(topic, topicVariances[i] ?? 0, 1 / count, pull, shrink, drift.topic)
      topic.mean += right ? gain.right : gain.wrong
      const skill = known[i]
      if (skill !== undefined) learn(skill, skillVariances[i] ?? 0, -1 / count, pull, shrink, 0)
    }
    return { z: moderated(z, variance), variance }
  }
}

function kept<Key>(all: Map<Key, Moving>, key: Key, variance: number): Moving {
  const found = all.get(key) ?? { mean: 0, variance }
  all.set(key, found)
  return found
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Moves a belief that enters the logit with `share`; `variance` is its variance before the answer. */
function learn(one: Moving, variance: number, share: number, pull: number, shrink: number, drifts: number): void {
  one.mean += variance * share * pull
  one.variance = variance - (variance * share) ** 2 * shrink + drifts
}
