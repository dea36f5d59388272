import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDeclaredGame, gameTypes } from '../games/declared-games.ts'
import type { AnyGame } from '../games/load-game.ts'
import { barFaults, barOf, boostersOfBar, configOf, players, type BarName } from '../games/harness/bars.ts'
import { loadGame } from '../games/load-game.ts'

/** `node tools/games-report.ts [runs]`: plays every game with the computer players of the bars and writes docs/games-report.md. */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const runs = Number(process.argv[2] ?? 100)
const bars = Object.keys(players) as BarName[]
const lines = [
  '# How computer players fare in the games',
  '',
  `Written by \`node tools/games-report.ts ${runs}\`: wins in percent of ${runs} runs of 300 s each. What the players are and what is demanded stands in \`games/harness/bars.ts\`.`,
  '',
]
const faults: string[] = []

function rowOf(game: AnyGame, scene: number, level: number): string {
  const config = configOf(game, scene, level)
  const results = bars.map((bar) => barOf(game, config, bar, runs, bar === 'B9' ? boostersOfBar(game.type) : []))
  const [b1] = results
  return `| ${scene + 1} | ${level} | ${results.map(({ wins }) => Math.round(wins * 100)).join(' | ')} | ${Math.round(b1?.answers ?? 0)} |`
}

for (const type of gameTypes) {
  const game = await loadGame(type)
  lines.push(`## ${findDeclaredGame(type)?.displayName ?? type}`, '')
  lines.push(
    `| Scene | Level | ${bars.join(' | ')} | Answers of B1 |`,
    `| --- | --- | ${bars.map(() => '---').join(' | ')} | --- |`,
  )
  for (let scene = 0; scene < 5; scene++) {
    for (const level of [0, 5, 9]) {
      lines.push(rowOf(game, scene, level))
      const found = barFaults(game, scene, level, runs, boostersOfBar(type))
      faults.push(...found)
      for (const fault of found) console.log(fault)
    }
  }
  lines.push('')
}
lines.push(
  faults.length === 0 ? 'Every bar is reached.' : `Not reached:\n\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
  '',
)
writeFileSync(join(root, 'docs/games-report.md'), lines.join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
