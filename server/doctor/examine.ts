import type { Config } from '../config.ts'
import type { Finding } from '../outside/finding.ts'
import { checkBooks, checkPayments } from './check-payments.ts'
import { checkSecondFactorDemanded } from './check-second-factor.ts'
import { checkAddress, checkDatabase, checkFiles, checkMail, checkVideo, checkZones } from './check-settings.ts'

/** Everything outside of the program that it needs, looked at one after the other; nothing is changed and nothing sent. */
export async function examine(config: Config, now: () => Date): Promise<Finding[]> {
  return [
    checkAddress(config),
    checkSecondFactorDemanded(config),
    await checkFiles(config),
    ...(await checkDatabase(config, now)),
    await checkMail(config),
    ...(await checkPayments(config, now)),
    checkBooks(config),
    checkVideo(config),
    checkZones(),
  ]
}

const marks: Readonly<Record<Finding['state'], string>> = { good: 'ok', off: 'off', warn: 'look', bad: 'WRONG' }

/** The findings as a table for a terminal, each with what to do below it, and a last line that sums up. */
export function tableOf(findings: readonly Finding[]): string {
  const wide = Math.max(0, ...findings.map(({ what }) => what.length))
  const lines = findings.flatMap(({ what, state, found, advice }) => {
    const head = `${marks[state].padEnd(6)}${what.padEnd(wide + 2)}`
    return [`${head}${found}`, ...(advice === null ? [] : [`${' '.repeat(head.length)}What to do: ${advice}`])]
  })
  const wrong = findings.filter(({ state }) => state === 'bad').length
  const look = findings.filter(({ state }) => state === 'warn').length
  const sum =
    wrong > 0
      ? `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`
      : look > 0
        ? `Nothing is wrong. ${look} to look at.`
        : 'Nothing is wrong.'
  return [...lines, '', sum].join('\n')
}

/** What the process ends with: 1 where something is wrong. */
export const exitCodeOf = (findings: readonly Finding[]): 0 | 1 =>
  findings.some(({ state }) => state === 'bad') ? 1 : 0
