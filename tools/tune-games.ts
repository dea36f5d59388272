import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameTypes, type GameType } from '../games/declared-games.ts'
import { findHardness } from '../games/harness/bars.ts'
import { loadGame } from '../games/load-game.ts'

/**
 * `node tools/tune-games.ts car_race …`: finds the hardness of each scene and level by halving, so that somebody who is right
 * in three of five answers wins as often as wanted, and writes the table of the game.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const runs = 80

interface Tuned {
  readonly file: string
  readonly name: string
  /** What the number means. */
  readonly says: string
  /** From the easiest to the hardest. */
  readonly range: readonly [number, number]
  /** Wins that are wanted at level 0 and at level 9. */
  readonly wins: readonly [number, number]
  readonly isWhole?: boolean
}

const tuned: Partial<Record<GameType, Tuned>> = {
  car_race: {
    file: 'games/cores/lanes/car-race/hardness-data.ts',
    name: 'carRaceHardness',
    says: 'Pace of the fastest rival in meters a second',
    range: [4, 20],
    wins: [0.42, 0.3],
  },
  practice_area: {
    file: 'games/cores/shell/practice-area/hardness-data.ts',
    name: 'practiceAreaHardness',
    says: 'Growth that brings the garden into bloom',
    range: [6, 40],
    wins: [0.4, 0.3],
  },
  big_stacks: {
    file: 'games/cores/puzzle/big-stacks/hardness-data.ts',
    name: 'bigStacksHardness',
    says: 'Energy that one piece costs',
    range: [0.2, 0.98],
    wins: [0.4, 0.3],
  },
  concentration: {
    file: 'games/cores/puzzle/concentration/hardness-data.ts',
    name: 'concentrationHardness',
    says: 'Pairs to find',
    range: [4, 30],
    wins: [0.42, 0.3],
    isWhole: true,
  },
}

const wanted = process.argv.slice(2)
for (const type of gameTypes) {
  const plan = tuned[type]
  if (plan === undefined || (wanted.length > 0 && !wanted.includes(type))) continue
  const game = await loadGame(type)
  const table = game.hardness.map((_, scene) => {
    // Ends and middle are searched for; the levels between follow a line.
    const [first = 0, middle = 0, last = 0] = [0, 5, 9].map((level) => {
      const wins = plan.wins[0] + ((plan.wins[1] - plan.wins[0]) * level) / 9
      return findHardness(game, scene, level, wins, plan.range, runs)
    })
    const row = Array.from({ length: 10 }, (_, level) =>
      level <= 5 ? first + ((middle - first) * level) / 5 : middle + ((last - middle) * (level - 5)) / 4,
    )
    console.log(`${type} scene ${scene + 1}: ${first} ${middle} ${last}`)
    return row.map((value) => (plan.isWhole === true ? Math.round(value) : Math.round(value * 100) / 100))
  })
  const rows = table.map((row) => `  [${row.join(', ')}],\n`).join('')
  writeFileSync(
    join(root, plan.file),
    `/** ${plan.says}, by scene and level, found by \`tools/tune-games.ts\`. */\nexport const ${plan.name}: readonly (readonly number[])[] = [\n${rows}]\n`,
  )
}
