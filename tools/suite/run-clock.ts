const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/

/**
 * What the processes of a run under another clock and time zone get in their environment, and their children from them:
 * their clock stands at the instant `clock` (UTC or with an offset) now and goes on from there, `zone` (IANA) is their
 * local time. Nothing for what is not given. Throws, in words, for what is no instant or no zone.
 */
export function clockEnvironment(
  given: { readonly clock?: string | undefined; readonly zone?: string | undefined },
  now: Date,
): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {}
  if (given.clock !== undefined) {
    const at = instant.test(given.clock) ? Date.parse(given.clock) : Number.NaN
    if (Number.isNaN(at)) throw new Error(`--clock must look like 2026-11-22T22:30Z, but is '${given.clock}'`)
    const preload = new URL('shift-clock.mjs', import.meta.url).href
    env['TEST_CLOCK_AHEAD_MS'] = String(at - now.getTime())
    env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${preload}`.trim()
  }
  if (given.zone !== undefined) {
    if (!isZone(given.zone)) throw new Error(`--zone must be a time zone such as Asia/Tokyo, but is '${given.zone}'`)
    env['TZ'] = given.zone
  }
  return env
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
