/** `npm run doctor`: checks the settings of this surroundings, says what to do, and ends with 1 where something is wrong. */
const { ConfigError, readConfig } = await import('../config.ts')
const { examine, exitCodeOf, tableOf } = await import('./examine.ts')

// Stripe's client says on the terminal which mode it is in; the table does.
process.env['STRIPE_SUPPRESS_NOTICES'] = 'true'
try {
  const findings = await examine(readConfig(process.env), () => new Date())
  process.stdout.write(`${tableOf(findings)}\n`)
  process.exitCode = exitCodeOf(findings)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stdout.write(`WRONG Settings\n${error.message}\n`)
  process.exitCode = 1
}
