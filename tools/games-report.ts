import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDeclaredGame, gameTypes } from '../games/declared-games.ts'
import { barFaults, boostersOfBar, playBars, players, type BarName } from '../games/harness/bars.ts'
import { loadGame } from '../games/load-game.ts'

/** `node tools/games-report.ts [runs]`: plays every game with the computer players of the bars and writes docs/games-report.md. */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const runs = Number(process.argv[2] ?? 100)
const bars = Object.keys(players) as BarName[]
const lines = [
  '# How computer players fare in the games',
  '',
  `Written by \`node tools/games-report.ts ${runs}\`: wins in percent of ${runs} runs of 300 s each. What the players are and what is demanded stands in docs/writing-a-game.md and \`games/harness/bars.ts\`.`,
  '',
]
const faults: string[] = []

const percent = (wins: number): string => String(Math.round(wins * 100))

for (const type of gameTypes) {
  const game = await loadGame(type)
  lines.push(`## ${findDeclaredGame(type)?.displayName ?? type}`, '')
  lines.push(
    `| Scene | Level | ${bars.join(' | ')} | Answers of B1 |`,
    `| --- | --- | ${bars.map(() => '---').join(' | ')} | --- |`,
  )
  for (let scene = 0; scene < 5; scene++) {
    for (const level of [0, 5, 9]) {
      const results = playBars(game, scene, level, runs, boostersOfBar(type))
      const wins = bars.map((bar) => percent(results[bar].wins)).join(' | ')
      lines.push(`| ${scene + 1} | ${level} | ${wins} | ${Math.round(results.B1.answers)} |`)
      const found = barFaults(results, level).map((fault) => `${type}, scene ${scene + 1}, level ${level}: ${fault}`)
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
