/** The words of a text in small letters, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?<=[a-z])['’](?=[a-z])/g, '')
    .split(/[^a-z0-9]+/)
    .filter((w) => w !== '')

/** Several words that families say for one thing, and the words our names have for it. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\btimes? ?tables?\b/g, 'multiplication facts'],
  [/\btak(e|ing) away\b/g, 'subtraction'],
  [/\b(greatest common divisor|(greatest|highest) common factor|hcf|gcd)\b/g, 'gcf'],
  [/\b(least|lowest) common (multiple|denominator)\b/g, 'lcm'],
  [/\btell(ing)? (the )?time\b/g, 'time'],
  [/\bpythagorean theorem\b/g, 'pythagoras'],
  [/\bnegative numbers?\b/g, 'integers'],
  [/\b(pemdas|bodmas|bidmas|gemdas)\b/g, 'order operations'],
  [/\bstandard form numbers?\b/g, 'scientific notation'],
  [/\bsimultaneous equations?\b/g, 'systems equations'],
  [/\bword sums?\b/g, 'word problems'],
]

/** One word that families, other countries and other books say, and the words that our names may have for it. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  adding: ['add'],
  anticlockwise: ['rotation'],
  average: ['mean'],
  averages: ['mean'],
  borrow: ['regroup'],
  borrowing: ['regroup'],
  brackets: ['parentheses', 'order'],
  calculus: ['derivative', 'integral', 'limit'],
  carry: ['regroup'],
  carrying: ['regroup'],
  cash: ['coin'],
  circumference: ['circle'],
  differentiation: ['derivative'],
  factorisation: ['factor'],
  factorise: ['factor'],
  foil: ['polynomials'],
  gradient: ['slope'],
  hypotenuse: ['pythagoras'],
  index: ['exponent'],
  indices: ['exponent'],
  integration: ['integral'],
  minus: ['subtract'],
  money: ['coin', 'money'],
  percentage: ['percent'],
  percentages: ['percent'],
  plus: ['addition', 'add'],
  powers: ['exponent'],
  share: ['divide', 'division'],
  sharing: ['division', 'divide'],
  stats: ['statistics'],
  sums: ['addition'],
  surds: ['radical', 'root'],
  times: ['multiplication'],
  trig: ['trigonometry'],
}

const endings = ['ations', 'ation', 'itions', 'ition', 'ings', 'ing', 'ions', 'ion', 'ean', 'ers', 'ies', 'ied', 'ed']
const shortEndings = ['es', 'as', 'er', 'al', 's', 'e', 'y']

/** What stays of a word without its ending; the word itself where less than four letters would stay. */
export function stemOf(word: string): string {
  const ending = [...endings, ...shortEndings].find((end) => word.endsWith(end) && word.length - end.length >= 4)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** One searched word: what is looked for at the beginnings of words, and what stands for the same thing. */
export interface SearchedWord {
  readonly word: string
  /** Its stem, and what our names say for it. */
  readonly alike: readonly string[]
}

/** The words of a search as they are looked for: phrases in the words of our names, each word with what means the same. */
export function searchedWords(search: string): SearchedWord[] {
  const text = phrases.reduce((said, [phrase, ours]) => said.replace(phrase, ours), search.toLowerCase())
  return wordsOf(text).map((word) => ({ word, alike: [...(synonyms[word] ?? []), stemOf(word)] }))
}

/** Whether a word of the text begins as searched: 'whole' for the word itself, 'alike' for its stem or what means the same. */
export function foundIn(text: readonly string[], { word, alike }: SearchedWord): 'whole' | 'alike' | null {
  if (text.some((one) => one.startsWith(word))) return 'whole'
  return alike.some((other) => text.some((one) => one.startsWith(other))) ? 'alike' : null
}
