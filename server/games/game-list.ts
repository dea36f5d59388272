import { contestTypeNumbers } from '@polyhex/contract/contests/contest-types'
import type { GameType, RecommendedGame } from '@polyhex/contract/games/games'
import type { Chance } from '@polyhex/curriculum'
import { type DeclaredGame, declaredGames, findDeclaredGame } from '@polyhex/games/declared-games'

/** What every game brings, and asks of a device. */
const rewards = 'Right answers bring coins, as in practice. Winning brings none of its own.'
const issues = 'Needs a laptop or desktop computer. Works with a mouse, by touch and by keyboard alone.'

/** The card of a game. */
function toGameType(game: DeclaredGame): GameType {
  const { contestType, displayName, story, contestGoal, hint, points, minimumPlayerAge, minimumPlayerCount } = game
  return {
    ...{ contestType, number: contestTypeNumbers[contestType], displayName, details: story, contestGoal, hint, points },
    controls: game.controls.map(({ keys, does }) => ({ keys: [...keys], does })),
    ...{ rewards, issues, boosters: [...game.boosters] },
    scenes: game.scenes.map((scene) => ({ ...scene })),
    ...{ minimumPlayerAge, minimumPlayerCount, maxPlayTimeSeconds: game.maxPlayTimeSeconds },
  }
}

/** Every game that can be played. */
export const gameTypes = (): GameType[] => declaredGames.map(toGameType)

/** Whether there is a game of this type that has this scene. */
export function hasScene(contestType: string, scene: string): boolean {
  return findDeclaredGame(contestType)?.scenes.some(({ code }) => code === scene) ?? false
}

/** Whom games are recommended to. */
interface Group {
  readonly groupMemberCount: number
  readonly groupMinimumAge: number
}

const suits = (game: DeclaredGame, group: Group): boolean =>
  game.minimumPlayerAge <= group.groupMinimumAge && game.minimumPlayerCount <= group.groupMemberCount

function recommend(game: DeclaredGame, scene: DeclaredGame['scenes'][number], score: number): RecommendedGame {
  const { contestType, displayName, maxPlayTimeSeconds, minimumPlayerAge, minimumPlayerCount } = game
  return {
    contestType,
    contestOptionDisplayName: `${displayName}: ${scene.name}`,
    displayImage: `${scene.code}_0`,
    contestSceneChoice: scene.code,
    contestSceneStartingStage: 0,
    ...{ maxPlayTimeSeconds, minimumPlayerAge, minimumPlayerCount },
    recommendationScore: score,
  }
}

/** Every game that suits a group, in its first scene, in the order of the list. */
export function recommendedAll(group: Group): RecommendedGame[] {
  const fitting = declaredGames.filter((game) => suits(game, group))
  return fitting.flatMap((game, i) => {
    const [scene] = game.scenes
    return scene === undefined ? [] : [recommend(game, scene, Math.round(100 * (1 - i / fitting.length)))]
  })
}

const newToYou = 90
const perTime = 15
const byChance = 10

/** The games that suit somebody, each in a scene by chance; what was played less often comes first, and chance decides the rest. */
export function recommendedByChance(
  group: Group,
  timesPlayed: ReadonlyMap<string, number>,
  chance: Chance,
): RecommendedGame[] {
  return declaredGames
    .filter((game) => suits(game, group))
    .flatMap((game) => {
      if (game.scenes.length === 0) return []
      const known = Math.max(0, newToYou - perTime * (timesPlayed.get(game.contestType) ?? 0))
      return [recommend(game, chance.pick(game.scenes), known + chance.int(0, byChance))]
    })
    .toSorted((a, b) => b.recommendationScore - a.recommendationScore)
}
