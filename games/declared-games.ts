import type { BoosterId, Family, SceneDefinition } from './engine/game-definition.ts'

/** What a chooser of games shows of one; nothing of it loads the game. */
export interface DeclaredGame {
  readonly contestType: GameType
  readonly family: Family
  readonly displayName: string
  /** Why one plays, as the beginning of a story. */
  readonly story: string
  readonly contestGoal: string
  readonly controls: readonly { readonly keys: readonly string[]; readonly does: string }[]
  /** Lines of the tutorial, one at a time while the first question is open. */
  readonly tutorial: readonly string[]
  readonly hint: string
  readonly points: string
  readonly boosters: readonly BoosterId[]
  readonly scenes: readonly SceneDefinition[]
  readonly minimumPlayerAge: number
  readonly minimumPlayerCount: number
  /** Seconds. */
  readonly maxPlayTimeSeconds: number
}

/** The types of games that can be played, spelled as contests spell them. */
export const gameTypes = ['car_race', 'practice_area', 'concentration', 'big_stacks'] as const
export type GameType = (typeof gameTypes)[number]

/** The names of boosters with what they do and cost in coins. */
export const boosters: Readonly<
  Record<BoosterId, { readonly name: string; readonly does: string; readonly price: number }>
> = {
  hint: { name: 'Hint', does: 'Takes two wrong answers away, once.', price: 10 },
  shield: { name: 'Shield', does: 'The first slip costs nothing.', price: 15 },
  head_start: { name: 'Head start', does: 'Begin with energy for two answers.', price: 15 },
  double: { name: 'Double', does: 'Half as much energy again for 30 seconds.', price: 20 },
  full_tank: { name: 'Full tank', does: 'Begin with a full tank.', price: 15 },
  peek: { name: 'Peek', does: 'See all cards for a moment at the start.', price: 15 },
}

/** At most this many boosters go into one run. */
export const mostBoosters = 3

function scenesOf(type: GameType, told: readonly (readonly [name: string, twist: string])[]): SceneDefinition[] {
  const stem = type.replaceAll('_', '')
  return told.map(([name, twist], index) => ({ code: `${stem}scene${index + 1}`, name, twist }))
}

/** Every game that can be played, for choosers and cards. */
export const declaredGames: readonly DeclaredGame[] = [
  {
    contestType: 'car_race',
    family: 'A',
    displayName: 'Car Race',
    story: 'Four friends race along the great road. Your tank is nearly empty, and every right answer fills it.',
    contestGoal: 'Be first at the flag, or lead when time runs out.',
    controls: [
      { keys: ['Up', 'Down'], does: 'Change lanes (or click a lane)' },
      { keys: ['Space'], does: 'Drive through the gate' },
      { keys: ['1', '2', '3', '4', '5', '6'], does: 'Pick an answer' },
    ],
    tutorial: [
      'Each lane has an answer over it. Pick the lane with the right one.',
      'Press Space to drive through the gate. Take your time.',
      'A right answer fills your tank. Three in a row fill it more.',
    ],
    hint: 'Nobody drives away while you read. Right answers count. Speed does not.',
    points: 'Right answers score most. Gold coins on the road add a little.',
    boosters: ['hint', 'shield', 'head_start', 'double', 'full_tank'],
    scenes: scenesOf('car_race', [
      ['Meadow', 'Puddles slow you down.'],
      ['Desert', 'A tailwind gives you a push now and then.'],
      ['Night city', 'Only your headlights show what is on the road.'],
      ['Snow', 'The road is icy, so the car slides into its lane.'],
      ['Coast', 'Waves wash gold coins onto the road.'],
    ]),
    minimumPlayerAge: 6,
    minimumPlayerCount: 1,
    maxPlayTimeSeconds: 300,
  },
  {
    contestType: 'practice_area',
    family: 'J',
    displayName: 'Practice Garden',
    story: 'Hexi has ten garden beds and a watering can. Your right answers make everything grow.',
    contestGoal: 'Bring the whole garden into bloom before time runs out.',
    controls: [
      { keys: ['1', '2', '3', '4', '5', '6'], does: 'Pick an answer' },
      { keys: ['Left', 'Right'], does: 'Choose where to plant' },
    ],
    tutorial: [
      'Pick the right answer, and a plant grows.',
      'The left and right arrows choose which plant grows next.',
      'When all plants bloom, guests come to see them.',
    ],
    hint: 'Three right answers in a row make plants grow faster.',
    points: 'Right answers score most. Each guest adds a little.',
    boosters: ['hint', 'shield', 'head_start', 'double'],
    scenes: scenesOf('practice_area', [
      ['Flower garden', 'Three in a row bring bees, and bees help plants grow.'],
      ['Jungle garden', 'Five in a row bring warm rain.'],
      ['Oasis', 'Desert plants are tough: a slip dries them only a little.'],
      ['Winter garden', 'Three and five in a row bring fresh snow.'],
      ['Coral garden', 'The tide gives more and takes more.'],
    ]),
    minimumPlayerAge: 6,
    minimumPlayerCount: 1,
    maxPlayTimeSeconds: 300,
  },
  {
    contestType: 'concentration',
    family: 'H',
    displayName: 'Concentration',
    story:
      'The cards of the old lantern keeper lie face down. Two cards that show the same thing in two ways light a lantern.',
    contestGoal: 'Light all lanterns before time runs out.',
    controls: [
      { keys: ['1', '2', '3', '4', '5', '6'], does: 'Pick an answer' },
      { keys: ['Left', 'Right', 'Up', 'Down'], does: 'Go to a card' },
      { keys: ['Space'], does: 'Turn the card' },
    ],
    tutorial: [
      'Answer the question. A right answer lets you turn two cards.',
      'Two cards that match stay open. Remember where the others are.',
      'Three right answers in a row pay for more turns.',
    ],
    hint: 'A card that you have seen three times shows a little of itself.',
    points: 'Right answers score most. Each pair adds a little.',
    boosters: ['hint', 'shield', 'head_start', 'double', 'peek'],
    scenes: scenesOf('concentration', [
      ['Numbers', 'Each pair you find shows you one more card.'],
      ['Shapes', 'After four misses two cards change places.'],
      ['Fractions', 'Two pairs one after the other give a free turn.'],
      ['Units', 'All cards are open for two seconds at the start.'],
      ['Algebra', 'A card twinkles when you have seen its partner.'],
    ]),
    minimumPlayerAge: 6,
    minimumPlayerCount: 1,
    maxPlayTimeSeconds: 300,
  },
  {
    contestType: 'big_stacks',
    family: 'H',
    displayName: 'Big Stacks',
    story: 'The crane in the yard waits for you. Make every stack match its sign exactly.',
    contestGoal: 'Build eight stacks before time runs out.',
    controls: [
      { keys: ['1', '2', '3', '4', '5', '6'], does: 'Pick an answer or a piece' },
      { keys: ['Left', 'Right'], does: 'Choose a piece' },
      { keys: ['Space'], does: 'Let it fall' },
    ],
    tutorial: [
      'Answer the question. A right answer pays for pieces.',
      'Look at the sign. Drop pieces until the stack matches it exactly.',
      'Too much, and the upper pieces fall off. Start with the largest that fits.',
    ],
    hint: 'The fewest pieces are best. The largest that fits comes first.',
    points: 'Right answers score most. Stacks with the fewest pieces add a little.',
    boosters: ['hint', 'shield', 'head_start', 'double'],
    scenes: scenesOf('big_stacks', [
      ['Coins', 'Build amounts of money.'],
      ['Blocks', 'Only the top block falls off when a stack is too high.'],
      ['Fraction bars', 'Every second stack with the fewest bars gives one back.'],
      ['Decimals', 'Each piece is a tenth of the one before it.'],
      ['Clock tower', 'Every third stack with the fewest pieces gives one back.'],
    ]),
    minimumPlayerAge: 6,
    minimumPlayerCount: 1,
    maxPlayTimeSeconds: 300,
  },
]

/** A declared game by its type; undefined for a type that has no game. */
export function findDeclaredGame(type: string): DeclaredGame | undefined {
  return declaredGames.find((game) => game.contestType === type)
}
