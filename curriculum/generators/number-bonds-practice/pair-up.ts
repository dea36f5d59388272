import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filledTruly } from '../../values/filled.ts'
import { nextStep, range } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { LevelTask } from '../../tasks/task.ts'

/** A whole, the first part of each bond that is to be found, and tiles that belong to none. */
export interface PairUp {
  readonly whole: number
  readonly firsts: readonly number[]
  readonly strays: readonly number[]
}

/** The wholes of a level, the least part, and the step between parts. */
export interface PairUpOf {
  readonly wholes: (difficulty: number) => readonly number[]
  readonly least: number
  readonly by: 1 | 5
}

/** First parts that are all different, none the half; and a tile whose partner is not there. */
function draw(chance: Chance, difficulty: number, of: PairUpOf): PairUp {
  const whole = chance.pick(of.wholes(difficulty))
  const smaller = range(of.least, Math.ceil(whole / 2) - 1, of.by)
  const count = Math.min(difficulty < 0.5 ? 2 : 3, smaller.length - 1)
  const [stray = 0, ...firsts] = chance.sample(smaller, count + 1)
  return { whole, firsts, strays: [chance.happens(0.5) ? stray : whole - stray] }
}

/** Tiles are laid together in pairs that make the whole; each tile is there once, and one belongs to no pair. */
export function pairUp(of: PairUpOf): LevelTask {
  return fillSentence<PairUp>(
    {
      params: (chance, difficulty) => draw(chance, difficulty, of),
      note: (p) => `${p.whole}: ${p.firsts.toSorted((a, b) => a - b).join(' ')}, not ${p.strays.join(' ')}`,
      load: (p) => p.firsts.length * 20 + (of.by === 1 ? p.whole : p.firsts.filter((n) => n % 10 !== 0).length),
    },
    {
      id: 'pair_up',
      kind: 'reverse',
      version: 1,
      band: [0, 1],
      prompt: (p, words) => ({
        text: words.pick([
          `Find the pairs that make \\(${p.whole}\\). One tile is left over.`,
          `Each pair must make \\(${p.whole}\\). Which tile has no partner?`,
          `Which tiles go together to make \\(${p.whole}\\)? One of them has no partner.`,
        ]),
      }),
      sentence: (p) => ({
        lines: p.firsts.map(() => `[] + [] = ${p.whole}`),
        tiles: [...p.firsts.flatMap((n) => [n, p.whole - n]), ...p.strays].map(String),
      }),
      fills: (p) => filledTruly(p.firsts.flatMap((n) => [n, p.whole - n]).map(String)),
      hints: (p) => [
        { text: 'Take one tile. Which other tile fills up the whole?' },
        { text: `Is that number there? If not, try the next tile.` },
        { text: `Look for the partner of \\(${p.firsts[0]}\\).` },
      ],
      steps: (p) =>
        p.firsts
          .slice(0, -1)
          .map((n) =>
            nextStep(
              `\\(${n}\\) and \\(${p.whole - n}\\) make \\(${p.whole}\\).`,
              `${n} + ${p.whole - n} = ${p.whole}`,
            ),
          ),
      says: (p) => {
        const last = p.firsts.at(-1) ?? 0
        return {
          say: `\\(${last}\\) and \\(${p.whole - last}\\) make \\(${p.whole}\\) too. \\(${p.strays[0]}\\) has no partner here.`,
          latex: `${last} + ${p.whole - last} = ${p.whole}`,
        }
      },
    },
  )
}
