import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { hasHandle, hasLink } from './links-and-handles.ts'
import { withNamesOf } from './first-names.ts'
import { phraseSearch } from './phrases.ts'
import { contactPhrases, meetingPhrases, wordSets } from './contact-phrases.ts'
import {
  bullyingPhrases,
  namedPhrases,
  rudePhrases,
  selfHarmPhrases,
  sexualPhrases,
  slurPhrases,
} from './unkind-phrases.ts'
import { hasPhoneNumber } from './phone-numbers.ts'
import { plainText, readingsOf, type Word, withSpelledWords, wordsOf } from './plain-words.ts'

/** What is wrong with a text for children. */
export type TextFault = 'self_harm' | 'contact' | 'link' | 'meeting' | 'sexual' | 'slur' | 'bullying' | 'rude'

/** In words for the writer. */
export const whyNot: Readonly<Record<TextFault, string>> = {
  self_harm: 'This was not shown to the group. A grown-up who can help has been told.',
  contact: 'Phone numbers, addresses, and names from other apps stay out of here.',
  link: 'Links stay out of here.',
  meeting: 'We do not make plans to meet or share private things here. Talk to a grown-up you trust first.',
  sexual: 'That does not belong here.',
  slur: 'That word hurts people. It does not belong here.',
  bullying: 'Please write that in kinder words.',
  rude: 'Please write that in kinder words.',
}

const rudeData = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })
const searches = {
  selfHarm: phraseSearch(selfHarmPhrases, wordSets),
  contact: phraseSearch(contactPhrases, wordSets),
  meeting: phraseSearch(meetingPhrases, wordSets),
  sexual: phraseSearch(sexualPhrases, wordSets),
  slur: phraseSearch(slurPhrases, wordSets),
  bullying: phraseSearch(bullyingPhrases + namedPhrases, wordSets),
  rude: phraseSearch(rudePhrases, wordSets),
}

/** Words that are looked for also across a space (`dis cord`): long ones that no two words of a sentence make. */
const oftenSplit = new Set(
  `discord snapchat instagram whatsapp telegram facebook stupid idiot moron retard faggot nigger nigga bitch fucking fucker asshole shithead suicide pornhub
  loser worthless whore pathetic stoopid penis vagina pussy boobs nudes kys kms`.split(/\s+/),
)

function withJoinedWords(words: readonly Word[]): Word[] {
  return words.flatMap((first, at) =>
    [2, 3].flatMap((count) => {
      const parts = words.slice(at, at + count)
      const last = parts.at(-1)
      if (parts.length < count || last === undefined || parts.some((part) => part.plain.length > 6)) return []
      const plain = parts.map((part) => part.plain).join('')
      const readings = readingsOf(plain)
      return readings.some((reading) => oftenSplit.has(reading))
        ? [{ plain, readings, from: first.from, to: last.to }]
        : []
    }),
  )
}

/** Words in which a star or the like hides letters: `f*ck`, `b**ch`. Products of single letters are none. */
const starred = [
  ...'fuck fucking fucker shit bitch bitches asshole dick cock pussy cunt whore slut nigger nigga faggot porn penis stupid idiot suicide'.split(
    ' ',
  ),
]
function hidesWord(plain: string): boolean {
  for (const [token] of plain.matchAll(/(?<!\p{L})\p{L}{1,12}[*#%&_.-]{1,12}\p{L}[\p{L}*#%&_.-]*/gu)) {
    if (token.length > 12) continue
    const letters = [...token]
    const isHidden = starred.some(
      (word) =>
        word.length === letters.length && letters.every((sign, at) => !/\p{L}/u.test(sign) || sign === word[at]),
    )
    const bare = token.replace(/[^\p{L}]/gu, '')
    if (isHidden || starred.includes(bare)) return true
  }
  return false
}

/** A house in a street: `12 Maple Street`, but not `3 miles down the road`. */
const street =
  /\b\d{1,5} (?!(?:miles?|km|m|feet|ft|cars?|of|and|houses?|more|times|people|kids)\b)(?:(?!the |a |on |down |of |along )\p{L}+\.? ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|boulevard|blvd|court|terrace|parkway|apt|apartment)\b/u

/** Words of mathematics and of every day in which the data set finds something else. */
const harmless =
  /\b(sextillion|sextuple\w*|sextic|sexagesimal|cumulative\w*|circum\w*|accumulat\w*|cucumber\w*|document\w*|titrat\w*|title\w*|analy\w*|assess\w*|assum\w*|assign\w*|associat\w*|class\w*|pass\w*|mass\w*|cocktail\w*|peacock\w*|hancock|dick and|dickens|therapist\w*|scunthorpe|essex|sussex|grape\w*|drape\w*|scrape\w*|arsenal|shiitake|pussycat|hello|shell\w*|asymptot\w*|assymptot\w*|assoc\w*|function\w*|cosec|cockpit|moby dick|vandyke|niger|nigeria\w*|snigger\w*)\b/g

/**
 * What is wrong with a text that a child would read; null when nothing is. Reads through look-alike letters, digits of other
 * scripts, letters that are spaced, held down or hidden, and digits for letters. Takes time in proportion to the text, of
 * which it reads 4000 signs and 400 words. `people`: names of those who are there, so that what is said of them is known
 * to be about a person; first names that children often have are known anyway.
 */
export function faultOfText(text: string, people: readonly string[] = []): TextFault | null {
  const plain = plainText(withNamesOf(text.slice(0, 4000), people))
  if (plain === '') return null
  const words = wordsOf(plain)
  const spelled = withSpelledWords(words)
  const joined = withJoinedWords(words)
  const has = (search: (words: readonly Word[]) => boolean): boolean =>
    search(words) || (spelled !== null && search(spelled)) || joined.some((word) => search([word]))
  if (has(searches.selfHarm)) return 'self_harm'
  if (hasHandle(plain) || hasPhoneNumber(plain) || street.test(plain) || has(searches.contact)) return 'contact'
  // After what it may lead to: an address of another app is a way to talk there, also from who may send links.
  if (hasLink(plain)) return 'link'
  if (has(searches.slur)) return 'slur'
  if (has(searches.sexual)) return 'sexual'
  if (has(searches.meeting)) return 'meeting'
  if (has(searches.bullying)) return 'bullying'
  const letters = (spelled ?? words)
    .map((word) => word.readings[1] ?? word.plain)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ')
    .replace(harmless, ' ')
  return has(searches.rude) || hidesWord(plain) || rudeData.hasMatch(letters) ? 'rude' : null
}
