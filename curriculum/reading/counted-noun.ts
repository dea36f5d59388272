/** Words that end what is counted, or stand between "how many" and it. */
const endOfNoun = new Set(
  `are is was were am be do does did has have had having can could will would should may might must get gets got make makes
  made show shows shown come came go goes went stay stayed left fit fits need needs take takes took cost costs
  of in on at to from for with without by per than as that this these those which who there here now then so and or if when
  long wide tall high deep old longer wider taller shorter higher deeper heavier lighter older younger later earlier away
  chose choose want wants walk walks grow grows fill fills flew see sees like likes borrow play plays measure measures
  neither both only altogether total together each every he she they we you i it his her their our your its a an the not`.split(
    /\s+/,
  ),
)
const between = new Set(['more', 'fewer', 'less', 'other', 'extra', 'additional'])
const most = 3

/** Plurals that are not made with -s. */
const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  leaves: 'leaf',
  loaves: 'loaf',
  shelves: 'shelf',
  halves: 'half',
  wolves: 'wolf',
}

/** One spelling for one thing and for many: box for boxes, berry for berries, child for children. */
function singular(word: string): string {
  const plain = word.toLowerCase()
  const known = irregular[plain]
  if (known !== undefined) return known
  if (/[a-z]ies$/.test(plain)) return plain.replace(/ies$/, 'y')
  if (/(?:s|x|z|ch|sh)es$/.test(plain)) return plain.replace(/es$/, '')
  return plain.replace(/(?<=[a-z]{2})s$/, '')
}

/** What the question of a prompt counts: "apples" of "How many apples are left?", "square feet" of "How many square feet …"; '' if nothing. */
export function countedNoun(prompt: string): string {
  const asked = [...prompt.matchAll(/\bhow many ([^?.!,:;\\\d]*)/gi)].at(-1)?.[1] ?? ''
  const words = asked
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  while (between.has(words[0] ?? '')) words.shift()
  const end = words.findIndex((word) => endOfNoun.has(word) || !/^[a-z-]+$/.test(word))
  const noun = end < 0 ? words : words.slice(0, end)
  return noun.length > most ? '' : noun.join(' ')
}

/**
 * The text without what is counted behind its number: 5 for "5 apples" and "5 red apples" where red apples are counted. Other
 * words stay.
 */
export function withoutNoun(text: string, noun: string): string {
  const match = /^(.*[\d)%.]) ?((?:[a-z][a-z-]*)(?: [a-z][a-z-]*){0,2})[.!]?$/i.exec(text.replace(/\s+/g, ' ').trim())
  const [body, typed] = [match?.[1], match?.[2]]
  if (noun === '' || body === undefined || typed === undefined) return text
  const own = new Set(noun.split(' ').map(singular))
  return typed.split(' ').every((word) => own.has(singular(word))) ? body.trim() : text
}
