/** How one setting of the surroundings stands, in words for whoever keeps the server. No secret is ever in it. */
export interface Finding {
  /** What was looked at, such as `Stripe key`. */
  readonly what: string
  /** `off`: not used, by choice. `warn`: it works, and somebody should look at it. `bad`: it does not work. */
  readonly state: 'good' | 'off' | 'warn' | 'bad'
  /** What was found. */
  readonly found: string
  /** What to do; null: nothing. */
  readonly advice: string | null
}

export const good = (what: string, found: string): Finding => ({ what, state: 'good', found, advice: null })
export const off = (what: string, found: string): Finding => ({ what, state: 'off', found, advice: null })
export const warn = (what: string, found: string, advice: string): Finding => ({ what, state: 'warn', found, advice })
export const bad = (what: string, found: string, advice: string): Finding => ({ what, state: 'bad', found, advice })
