import { z } from 'zod'

/** The types of contests with their numbers. Everything else derives from here. */
export const contestTypeNumbers = {
  none: 0,
  car_race: 1,
  platformer: 2,
  factory: 3,
  tower_defense: 4,
  battle_game: 5,
  planet_colony: 6,
  ice_walk: 7,
  big_stacks: 8,
  home_decoration: 9,
  practice_area: 10,
  fruit_smash: 11,
  poker: 12,
  climbing: 13,
  cartesian_command: 14,
  infinity_run: 15,
  road_crossing: 16,
  space_voyage: 17,
  dice_roller: 18,
  exploration: 19,
  gem_solver: 20,
  zombie_chase: 21,
  spaceship_landing: 22,
  alien_attack: 23,
  garden_clash: 24,
  alien_invaders: 25,
  canyon_run: 26,
  piano_master: 27,
  concentration: 28,
  block_builder: 29,
  wise_words: 30,
  training_room: 31,
  where_in_the_world: 32,
  single_exercise: 33,
  ad_hoc_unit_in_portal: 34,
  brick_bounce: 35,
  deep_digger: 36,
} as const

export type ContestType = keyof typeof contestTypeNumbers
export const contestTypes = Object.keys(contestTypeNumbers) as [ContestType, ...ContestType[]]

/** The games that can be a mini game inside a contest. */
export const miniGames = ['gem_solver', 'home_decoration', 'where_in_the_world', 'wise_words'] as const
export const MiniGame = z.enum(miniGames)
export type MiniGame = z.infer<typeof MiniGame>

/** What a contest is set in when nobody chose: a car race in its fifth scene, from level 0, for 300 s (L-251). */
export const defaultContest = {
  contestType: 'car_race',
  sceneCode: 'carracescene5',
  startLevel: 0,
  timeLimit: 300,
} as const

const word = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9_]+$/, 'A code has letters, digits and underscores.')

const form = z.object({
  contestType: z.enum(contestTypes).default(defaultContest.contestType),
  sceneCode: word.default(defaultContest.sceneCode),
  startLevel: z.coerce.number<number>().int().min(0).max(1000).default(defaultContest.startLevel),
  /** Seconds. */
  timeLimit: z.coerce.number<number>().int().min(10).max(7200).default(defaultContest.timeLimit),
  /** Visitors cannot take part. */
  forceLogin: z.boolean().default(false),
  unitCode: word.optional(),
  topicCode: word.optional(),
  gradeLevel: z.number().int().min(0).max(12).optional(),
  miniGame: MiniGame.optional(),
  fromStack: z.boolean().default(false),
  ignoreBrowserAgent: z.boolean().default(false),
  practiceType: word.optional(),
  unityLoadAction: z.enum(['load', 'join', 'host', 'player']).default('load'),
})

/** The second names of members of the configuration. */
const secondNames: Readonly<Record<string, keyof z.infer<typeof form>>> = {
  gameScene: 'sceneCode',
  gameStartingStage: 'startLevel',
  requireLogin: 'forceLogin',
  play_time: 'timeLimit',
}

function withFirstNames(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [secondNames[name] ?? name, value]))
}

/**
 * The configuration of a contest (L-120). A paper of contest problems is played without a game: the members about a game
 * are kept and checked, so that a game can be put around the same contest.
 */
export const ContestConfig = z.preprocess(withFirstNames, form)
export type ContestConfig = z.infer<typeof form>
/** A configuration as an answer gives it. */
export const StoredContestConfig = form
