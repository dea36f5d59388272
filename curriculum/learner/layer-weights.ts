/** The twelve inputs of the logistic layer, in the order of the reference. Source: D-053. */
export const layerInputs = [
  'bias',
  'z',
  'log variance',
  'account 0.5',
  'account 0.8',
  'account 0.95',
  'topic 0.5',
  'topic 0.8',
  'topic 0.95',
  'log answers on the topic',
  'log right on the level',
  'log wrong on the level',
] as const

/** Fitted by `npm run simulate -- --fit` on simulated students; to be fitted again when real answers exist. */
export const layerWeights: readonly number[] = [0.0556, 0.9398, 0.0637, 0, 0, 0.1153, 0, 0, 0, -0.0151, 0.1667, -0.1299]
