import { posix } from 'node:path'
import type { SourceFile } from './read-tree.ts'
import { idPattern } from './requirements.ts'

const cited = new RegExp(String.raw`(?<![\w'"\`/#.-])${idPattern}(?![\w-])`, 'g')
const reading = /\bdecision (A\d{1,2})\b/g
const document = /(?<![\w/])((?:[\w.-]+\/)*\w[\w-]*\.md)\b/g
const section =
  /\b(?:design|spec|specification|accounts|classes|learning|scheduling|system)(?: \w+)?[:,]? (?:sections? )?\d+(?:\.\d+)+\b|\b(?:design|spec|specification|accounts|classes|learning|scheduling|system)(?:'s)?[:,]? sections? \d/i

/** Drawings are full of coordinates that look like ids, and the list of families is one of codes that do. */
const isDrawing = (path: string): boolean =>
  /-drawings?\.ts$|\.svg$|^curriculum\/families\/every-family\.ts$/.test(path)
/** Tests of these checks name what is nowhere. */
const isRead = (path: string): boolean =>
  /\.(?:tsx?|mjs|css|sql|md|html)$/.test(path) && !/^tools\/boundaries\/.*\.test\.ts$/.test(path)

/** The ids that a text names, in its comments as in its titles, each once. */
export function citedIds(text: string): string[] {
  return [...new Set(text.match(cited))]
}

/** What the files may name: rows of docs/requirements, readings of decisions (`A15`), and documents that are here. */
export interface Nameable {
  readonly ids: ReadonlySet<string>
  readonly readings: ReadonlySet<string>
  readonly documents: ReadonlySet<string>
}

/** Collects what may be named. A reading is a row of a table in docs/decisions that begins with its number. */
export function nameableIn(files: readonly SourceFile[], ids: Iterable<string>): Nameable {
  const decisions = files.filter((file) => file.path.startsWith('docs/decisions/'))
  const readings = decisions.flatMap((file) =>
    [...file.text.matchAll(/^\| (A\d{1,2})\b/gm)].map((match) => match[1] ?? ''),
  )
  const documents = files
    .filter((file) => file.path.endsWith('.md'))
    .flatMap((file) => [file.path, posix.basename(file.path)])
  return { ids: new Set(ids), readings: new Set(readings), documents: new Set(documents) }
}

/** Names in one file of what the repository does not hold: an unknown id or reading, a document that is elsewhere. */
export function citationFaults(file: SourceFile, known: Nameable): string[] {
  if (!isRead(file.path) || isDrawing(file.path)) return []
  const faults: string[] = []
  for (const [index, line] of file.text.split('\n').entries()) {
    const place = `line ${index + 1}`
    for (const id of citedIds(line)) {
      if (!known.ids.has(id)) faults.push(`${place} names ${id}, which is no row of docs/requirements`)
    }
    for (const [, id = ''] of line.matchAll(reading)) {
      if (!known.readings.has(id)) faults.push(`${place} names decision ${id}, which is in no table of docs/decisions`)
    }
    for (const [, name = ''] of line.matchAll(document)) {
      if (!known.documents.has(name) && !known.documents.has(posix.basename(name))) {
        faults.push(`${place} names ${name}, which is not here`)
      }
    }
    if (section.test(line)) faults.push(`${place} names a section of a document that is not here: name the row`)
  }
  return faults
}
