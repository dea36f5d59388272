import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isReady, loadTopicLevel, topicLevel, unit } from '@polyhex/curriculum'
import { codeOf, type SheetOrder, sheetVersion } from './make-sheet.ts'
import { openPress, type Press } from './press.ts'
import type { PrintedFacts, Wanted } from './print-sheet.ts'
import { openRenderStore, type RenderStore } from './render-store.ts'

/** Sheets as files, each made once and then kept. All reject with an Error when a sheet cannot be made. */
export interface Worksheets {
  /** The name under which the sheet of an order is kept, and its words. */
  facts(order: SheetOrder): Promise<PrintedFacts & { readonly renderId: string }>
  pdf(order: SheetOrder): Promise<Buffer>
  /** A page from 1 as a picture; null when the sheet has fewer. */
  picture(order: SheetOrder, page: number): Promise<Buffer | null>
  /** The answers, alone or behind the sheet. Only for those who may have them. */
  key(order: SheetOrder, withSheet: boolean): Promise<Buffer>
  /** A sheet by the name that `facts` gave; null when it is not kept any longer. Never a key. */
  stored(renderId: string): Promise<Buffer | null>
  /** The sheet of an order if that is its name, made where it is not kept; null for another name. */
  named(renderId: string, order: SheetOrder): Promise<Buffer | null>
  close(): Promise<void>
}

/** Levels whose generators make the questions of an order. */
function levelsOf({ subject }: SheetOrder): readonly string[] {
  if (subject.kind === 'topic') return [subject.key]
  return (unit(subject.unitCode)?.topicLevels ?? []).filter((key) => isReady(key))
}

/** The version of a level, and of each task where it has several. */
async function versionsOf(key: string): Promise<number | readonly (string | number)[]> {
  const { version, tasks } = await loadTopicLevel(key)
  return tasks.length === 1 ? version : [version, ...tasks.flatMap((each) => [each.id, each.version])]
}

/** Changes with everything that the sheet is made of: order, names, generators, and the way of setting it. */
async function nameOf(order: SheetOrder): Promise<string> {
  const levels = await Promise.all(
    levelsOf(order).map(async (key) => [key, await versionsOf(key), topicLevel(key)?.name]),
  )
  const title = order.subject.kind === 'unit' ? unit(order.subject.unitCode)?.unitName : ''
  const all = JSON.stringify([sheetVersion, codeOf(order), order.paper, order.subject.kind, title, levels])
  return createHash('sha256').update(all).digest('hex')
}

/** Makes what is not there yet; two who ask for the same at once wait for one. */
class Shelf {
  readonly press: Press
  readonly sheets: RenderStore
  readonly keys: RenderStore
  readonly making = new Map<string, Promise<void>>()
  constructor(press: Press, sheets: RenderStore, keys: RenderStore) {
    this.press = press
    this.sheets = sheets
    this.keys = keys
  }

  async make(order: SheetOrder, wanted: Wanted, name: string): Promise<void> {
    const printed = await this.press.print(order, wanted)
    if (wanted !== 'sheet') {
      await this.keys.put(`${name}.pdf`, printed.pdf)
      return
    }
    await this.sheets.put(`${name}.pdf`, printed.pdf)
    for (const [i, picture] of printed.pictures.entries()) await this.sheets.put(`${name}-${i + 1}.svg`, picture)
    await this.sheets.put(`${name}.json`, JSON.stringify(printed.facts))
  }

  /** A file of the shelf; made, with all that belongs to it, when it is not there. */
  async take(order: SheetOrder, wanted: Wanted, name: string, ending: string): Promise<Buffer | null> {
    const store = wanted === 'sheet' ? this.sheets : this.keys
    const there = await store.get(`${name}${ending}`)
    if (there !== null) return there
    const running = this.making.get(name) ?? this.make(order, wanted, name).finally(() => this.making.delete(name))
    this.making.set(name, running)
    await running
    return store.get(`${name}${ending}`)
  }
}

const whole = (file: Buffer | null): Buffer => {
  if (file === null) throw new Error('a sheet was made and is gone')
  return file
}

/**
 * Opens the worksheets of a server: sheets under `directory`/render, answers under `directory`/keys, each by the hash of
 * what it is made of. `directory` null keeps both in memory.
 */
export async function openWorksheets(directory: string | null, press: Press = openPress()): Promise<Worksheets> {
  const sheets = await openRenderStore(directory === null ? null : join(directory, 'render'))
  const keys = await openRenderStore(directory === null ? null : join(directory, 'keys'), 64_000_000)
  const shelf = new Shelf(press, sheets, keys)
  const factsOf = async (order: SheetOrder): Promise<PrintedFacts & { renderId: string }> => {
    const renderId = await nameOf(order)
    const text = whole(await shelf.take(order, 'sheet', renderId, '.json'))
    return { ...(JSON.parse(text.toString()) as PrintedFacts), renderId }
  }
  return {
    facts: factsOf,
    pdf: async (order) => whole(await shelf.take(order, 'sheet', await nameOf(order), '.pdf')),
    picture: async (order, page) => {
      const name = await nameOf(order)
      const there = await sheets.get(`${name}-${page}.svg`)
      if (there !== null) return there
      const { pages } = await factsOf(order)
      return page > pages ? null : shelf.take(order, 'sheet', name, `-${page}.svg`)
    },
    key: async (order, withSheet) => {
      const name = `${await nameOf(order)}-${withSheet ? 'with' : 'only'}`
      return whole(await shelf.take(order, withSheet ? 'sheet and key' : 'key', name, '.pdf'))
    },
    stored: async (renderId) => sheets.get(`${renderId}.pdf`),
    named: async (renderId, order) =>
      (await nameOf(order)) === renderId ? shelf.take(order, 'sheet', renderId, '.pdf') : null,
    close: async () => press.close(),
  }
}
