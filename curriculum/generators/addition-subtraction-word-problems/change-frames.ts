import type { Chance } from '../../chance.ts'

/** The amounts of a story as they are written: at the start, of the change, at the end. */
interface Amounts {
  readonly name: string
  readonly a: string
  readonly b: string
  readonly e: string
}

/** One story told with any of its three amounts left open. */
interface Told {
  readonly start: string
  readonly someStart: string
  readonly change: string
  readonly someChange: string
  readonly end: string
  readonly askEnd: string
  readonly askChange: string
  readonly askStart: string
}

/** A place or a person, what is counted, and the most there can be of it. */
export interface ChangeFrame {
  readonly things: string
  readonly most: number
  readonly tell: (amounts: Amounts) => Told
}

/** Things in a place: they come, or somebody brings them. */
const inPlace =
  (things: string, place: string, verb: string, more: string, past: string) =>
  ({ name, a, b, e }: Amounts): Told => ({
    start: `There are ${a} ${things} ${place}.`,
    someStart: `Some ${things} are ${place}.`,
    change: verb.replaceAll('NAME', name).replace('SOME', b),
    someChange: more.replaceAll('NAME', name),
    end: `Now there are ${e} ${things}.`,
    askEnd: `How many ${things} are there now?`,
    askChange: past.replaceAll('NAME', name),
    askStart: `How many ${things} were there at first?`,
  })

/** Things that somebody has. */
const owned =
  (things: string, verb: string, more: string, past: string) =>
  ({ name, a, b, e }: Amounts): Told => ({
    start: `${name} has ${a} ${things}.`,
    someStart: `${name} has some ${things}.`,
    change: verb.replaceAll('NAME', name).replace('SOME', b),
    someChange: more.replaceAll('NAME', name),
    end: `Now ${name} has ${e} ${things}.`,
    askEnd: `How many ${things} does ${name} have now?`,
    askChange: past.replaceAll('NAME', name),
    askStart: `How many ${things} did ${name} have at first?`,
  })

/** Stories in which there are more at the end. */
export const joinFrames: readonly ChangeFrame[] = [
  {
    things: 'birds',
    most: 40,
    tell: inPlace('birds', 'in a tree', 'SOME more birds come.', 'More birds come.', 'How many birds came?'),
  },
  {
    things: 'shells',
    most: 100,
    tell: owned('shells', 'NAME finds SOME more shells.', 'NAME finds more shells.', 'How many shells did NAME find?'),
  },
  {
    things: 'crayons',
    most: 100,
    tell: inPlace(
      'crayons',
      'in a box',
      'NAME puts in SOME more crayons.',
      'NAME puts in more crayons.',
      'How many crayons did NAME put in?',
    ),
  },
  {
    things: 'books',
    most: 100,
    tell: inPlace(
      'books',
      'on a shelf',
      'NAME adds SOME more books.',
      'NAME adds more books.',
      'How many books did NAME add?',
    ),
  },
  {
    things: 'riders',
    most: 60,
    tell: inPlace('riders', 'on a bus', 'SOME more riders get on.', 'More riders get on.', 'How many riders got on?'),
  },
  {
    things: 'stickers',
    most: 100,
    tell: owned(
      'stickers',
      'A friend gives NAME SOME more stickers.',
      'A friend gives NAME more stickers.',
      'How many stickers did the friend give?',
    ),
  },
  {
    things: 'blocks',
    most: 100,
    tell: inPlace(
      'blocks',
      'in a tower',
      'NAME adds SOME more blocks.',
      'NAME adds more blocks.',
      'How many blocks did NAME add?',
    ),
  },
]

/** Stories in which there are fewer at the end. */
export const takeFrames: readonly ChangeFrame[] = [
  {
    things: 'ducks',
    most: 40,
    tell: inPlace('ducks', 'in a pond', 'SOME ducks fly away.', 'Some ducks fly away.', 'How many ducks flew away?'),
  },
  {
    things: 'cards',
    most: 100,
    tell: owned(
      'cards',
      'NAME gives SOME cards to a friend.',
      'NAME gives some cards to a friend.',
      'How many cards did NAME give away?',
    ),
  },
  {
    things: 'crayons',
    most: 100,
    tell: inPlace(
      'crayons',
      'in a box',
      'NAME takes out SOME crayons.',
      'NAME takes out some crayons.',
      'How many crayons did NAME take out?',
    ),
  },
  {
    things: 'grapes',
    most: 40,
    tell: owned('grapes', 'NAME eats SOME grapes.', 'NAME eats some grapes.', 'How many grapes did NAME eat?'),
  },
  {
    things: 'riders',
    most: 60,
    tell: inPlace('riders', 'on a bus', 'SOME riders get off.', 'Some riders get off.', 'How many riders got off?'),
  },
  {
    things: 'muffins',
    most: 100,
    tell: inPlace(
      'muffins',
      'at a bakery',
      'The baker sells SOME muffins.',
      'The baker sells some muffins.',
      'How many muffins did the baker sell?',
    ),
  },
  {
    things: 'beads',
    most: 100,
    tell: owned('beads', 'NAME uses SOME beads.', 'NAME uses some beads.', 'How many beads did NAME use?'),
  },
]

/** The place in its list of a frame in which there can be so many things. */
export function pickFrame(chance: Chance, joins: boolean, most: number): number {
  const frames = joins ? joinFrames : takeFrames
  return chance.pick(frames.flatMap((frame, i) => (frame.most >= most ? [i] : [])))
}
