/** The logistic function, guarded as in the reference so that no later logarithm meets a zero. */
export function sigmoid(x: number): number {
  return x > -35 ? 1 / (1 + Math.exp(-x)) : 1e-15
}

/** A logit under uncertainty: its mean drawn towards 0 as its variance grows (MacKay 1992). */
export function moderated(mean: number, variance: number): number {
  return mean / Math.sqrt(1 + (Math.PI * variance) / 8)
}

/** The chance that an answer is right: by knowing without slipping, or by guessing. */
export function successOf(knowing: number, guess: number, slip: number): number {
  return guess + (1 - guess - slip) * knowing
}

/** What one answer tells about a logit z of variance V: each mean moves by its variance x pull, each variance shrinks by its square x shrink. */
export interface Evidence {
  readonly pull: number
  readonly shrink: number
}

/**
 * One Laplace step of the filter for an answer that is right with chance guess + (1 - guess - slip) sigmoid(z). Without guess and
 * slip it is the step of the reference. `credit` is y, right or wrong, or how much of several parts was right, 0 to 1: e = y - p, S = 1 / (1 + p q V), pull = S e, shrink = p q S.
 */
export function weighAnswer(z: number, variance: number, credit: boolean | number, guess = 0, slip = 0): Evidence {
  const p = sigmoid(z)
  const success = successOf(p, guess, slip)
  const steepness = (1 - guess - slip) * p * (1 - p)
  const spread = Math.max(success * (1 - success), 1e-12)
  const information = (steepness * steepness) / spread
  const scale = 1 / (1 + information * variance)
  return { pull: (scale * (Number(credit) - success) * steepness) / spread, shrink: information * scale }
}
