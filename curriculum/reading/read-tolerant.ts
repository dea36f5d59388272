import { hole } from '../expressions/build.ts'
import { openCursor, parseSum } from './parse-node.ts'
import { parse, parseExpression } from './parse.ts'
import { plainText, withTimesSigns } from './plain-text.ts'
import { readIntervals } from './read-intervals.ts'
import { readNumber } from './read-number.ts'
import { readPoints, readRow } from './read-points.ts'
import { readRatio } from './read-ratio.ts'
import { readSet } from './read-set.ts'
import { tryReading, type NumberLocale, type Reading } from './reading.ts'
import { tokenise, type Token } from './tokens.ts'
import { withoutNoun } from './counted-noun.ts'
import { withoutName, withoutUnit } from './affixes.ts'
import type { Node } from '../values/values.ts'

/** A piece of what is typed: maths, or a sign or word between maths. */
export type TypedPiece =
  | { readonly is: 'node'; readonly node: Node }
  | { readonly is: 'sign'; readonly sign: string }
  | { readonly is: 'word'; readonly text: string }

/** A text as far as it can be read, half typed or not. */
export interface TolerantReading {
  /** In the order in which they are typed; where something is missing, a node has a hole. */
  readonly pieces: readonly TypedPiece[]
  /** Where reading ended, as a place in the text with its signs folded; null when all of it was read. */
  readonly stop: number | null
  /** What the marker's own reader says of the text as it stands; null when it can be read. */
  readonly sentence: string | null
}

/** What is public about how an answer is typed. No member of a key takes part in reading. */
export interface EntrySettings {
  /** The answer form; a form that is not typed is read as an expression. */
  readonly form: string
  /** The letters of the task. */
  readonly letters: readonly string[]
  readonly locale?: NumberLocale
  /** What the question counts, which may stand behind the number. */
  readonly noun?: string | undefined
}

/** Reads what is typed so far, with the rules by which it will be marked. Never throws for a text. */
export function readTolerant(text: string, settings: EntrySettings): TolerantReading {
  if (text.trim() === '') return { pieces: [], stop: null, sentence: null }
  const strict = strictReading(text, settings)
  const sentence = strict.ok ? null : strict.sentence
  const read = tryReading(() => piecesOf(text, settings))
  if (!read.ok) return { pieces: [{ is: 'word', text }], stop: 0, sentence: sentence ?? read.sentence }
  const { pieces, stop } = read.read
  const last = pieces.at(-1)
  if (sentence === null || last?.is !== 'sign' || !awaiting.has(last.sign)) return { pieces, stop, sentence }
  return { pieces: [...pieces, { is: 'node', node: hole }], stop: stop ?? text.length, sentence }
}

/** Signs behind which something has to come. */
const awaiting: ReadonlySet<string> = new Set('( [ { ⟨ = < > <= >= ≠ , ; ∪ ∈'.split(' '))

/** What a marker reads first of a text in this form; it says why when it cannot. */
function strictReading(text: string, { form, letters, locale = 'en', noun = '' }: EntrySettings): Reading<unknown> {
  const [letter] = letters
  switch (form) {
    case 'ratio':
      return readRatio(text, Math.max(2, text.split(':').length), locale)
    case 'equation':
      return parse(text, { locale, letters })
    case 'inequality':
    case 'interval':
      return firstRead(readIntervals(text, locale, letter), () => readSet(text, { locale, letters }))
    case 'set':
      return firstRead(
        readSet(text, { locale, letters }),
        () => readRow(text, locale),
        () => readPoints(text, locale),
        () => readIntervals(text, locale, letter),
      )
    case 'coordinate':
      return readRow(text, locale)
    case 'vector':
      return readRow(text, locale, true)
    default: {
      const body = withoutName(text)
      return firstRead(parseExpression(body, { locale, letters }), () =>
        readNumber(withoutUnit(withoutNoun(body, noun), undefined).body, locale),
      )
    }
  }
}

/** Read by one of several readers; else what the first says. */
function firstRead(first: Reading<unknown>, ...others: readonly (() => Reading<unknown>)[]): Reading<unknown> {
  return first.ok || others.some((other) => other().ok) ? { ok: true, read: null } : first
}

const lists = new Set(['set', 'interval', 'coordinate', 'vector'])

function piecesOf(text: string, settings: EntrySettings): Omit<TolerantReading, 'sentence'> {
  const { form, letters, locale = 'en' } = settings
  const lined = form === 'set' || form === 'interval' || form === 'inequality' ? text.replace(/\n/g, ' ; ') : text
  const whole = withTimesSigns(plainText(lined), letters)
    .replace(form === 'set' ? /\+ ?-/g : /$^/, '±')
    .replace(/^(\{ ?[a-z] ?)\|/i, '$1∣')
    .replace(/(?<=[)\]]) ?U ?(?=[([])/gi, '∪')
    .replace(form === 'scientific' ? /(\d)e([-+]?\d+)$/i : /$^/, '$1*10^($2)')
    .replace('^(+', '^(')
  const { body: plain, unit } =
    letters.length === 0 && measured.has(form) ? cutUnit(whole, settings.noun) : { body: whole, unit: '' }
  const isList = lists.has(form) || (form === 'inequality' && /^ ?[([]/.test(plain))
  const listed = isList && !plain.includes(';')
  const tokens = tokenise(plain, { locale, comma: listed ? 'separator' : 'number', tolerant: true })
  const cursor = openCursor(tokens, { tolerant: true, plusMinus: true })
  const pieces: TypedPiece[] = []
  while (cursor.at < tokens.length) {
    const token = tokens[cursor.at] as Token
    const before = cursor.at
    if (token.is === 'word') pieces.push({ is: 'word', text: token.text })
    else if (token.is === 'sign' && (between.has(token.sign) || opensList(tokens, cursor.at)))
      pieces.push({ is: 'sign', sign: token.sign })
    else {
      const node = parseSum(cursor)
      if (cursor.at > before) {
        pieces.push({ is: 'node', node })
        continue
      }
      cursor.stop ??= before
      if (token.is === 'sign') pieces.push({ is: 'sign', sign: token.sign })
    }
    cursor.at = before + 1
    cursor.depth = 0
    cursor.bars = 0
  }
  if (unit !== '') pieces.push({ is: 'word', text: unit })
  return { pieces, stop: cursor.stop === null ? null : (tokens[cursor.stop]?.at ?? plain.length) }
}

/** Forms of one number, which a unit may follow. */
const measured = new Set(['expression', 'pi_multiple', 'scientific', 'numeric'])

function cutUnit(text: string, noun = ''): { body: string; unit: string } {
  const { body } = withoutUnit(withoutNoun(text, noun), undefined)
  return { body, unit: text.slice(body.length).trim() }
}

const between: ReadonlySet<string> = new Set(
  '= < > <= >= ≠ , ; : ) ] } ∪ % $ ⟨ ⟩ ∈ ∅ ! ? & # @ ~ " \' ≈ ∩ ∣'.split(' '),
)

/** Whether the bracket there holds a list or is not closed, so that it is shown as a sign of its own. */
function opensList(tokens: readonly Token[], at: number): boolean {
  const sign = signOf(tokens[at])
  if (sign === '|') return tokens.slice(0, at).some((token) => signOf(token) === '{')
  if (!'([{'.includes(sign) || sign === '') return false
  const stack: string[] = []
  for (let i = at; i < tokens.length; i++) {
    const here = signOf(tokens[i])
    if (here !== '' && '([{'.includes(here)) stack.push(here)
    else if (here !== '' && ')]}'.includes(here)) {
      const opened = stack.pop() ?? ''
      if (stack.length === 0) return '([{'.indexOf(opened) !== ')]}'.indexOf(here)
    } else if (stack.length === 1 && here !== '' && ',;=<>|:'.includes(here[0] ?? ''))
      return here !== '|' || sign === '{'
  }
  return true
}

function signOf(token: Token | undefined): string {
  return token?.is === 'sign' ? token.sign : ''
}
