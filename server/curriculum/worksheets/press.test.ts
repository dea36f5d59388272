import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SheetOrder } from './make-sheet.ts'
import { openPress } from './press.ts'
import { openRenderStore } from './render-store.ts'
import { openWorksheets } from './worksheets.ts'

const order = (seed: number): SheetOrder => ({
  subject: { kind: 'topic', key: 'addition_intro/2' },
  seed,
  count: 4,
  paper: 'a4',
})

/** Prints one byte, ends itself at seed 2, never answers seed 3, fails at seed 4. */
const program = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, order }) => {
  if (order.seed === 2) process.exit(1)
  if (order.seed === 4) parentPort.postMessage({ id, fault: 'RangeError: no font has the sign' })
  if (order.seed !== 3 && order.seed !== 4)
    parentPort.postMessage({ id, printed: { facts: {}, pdf: new Uint8Array([order.seed]), pictures: [] } })
})
`

async function inDirectory(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'polyhex-press-'))
  try {
    await work(directory)
  } finally {
    await rm(directory, { recursive: true })
  }
}

describe('the press', () => {
  it(
    'tells what goes wrong and works on after a thread that ended or hung',
    async () =>
      inDirectory(async (directory) => {
        const file = join(directory, 'press.mjs')
        await writeFile(file, program)
        const press = openPress(file, 1500)
        expect([...(await press.print(order(1), 'sheet')).pdf]).toEqual([1])
        await expect(press.print(order(2), 'sheet')).rejects.toThrow('ended')
        expect([...(await press.print(order(5), 'sheet')).pdf]).toEqual([5])
        await expect(press.print(order(3), 'sheet')).rejects.toThrow('ended')
        await expect(press.print(order(4), 'sheet')).rejects.toThrow('no font has the sign')
        expect([...(await press.print(order(6), 'sheet')).pdf]).toEqual([6])
        await press.close()
      }),
    30_000,
  )

  it(
    'sets real sheets in a thread, each once, and finds them on the disk afterwards',
    async () =>
      inDirectory(async (directory) => {
        const first = await openWorksheets(directory)
        const [one, twin] = await Promise.all([first.pdf(order(7)), first.pdf(order(7))])
        expect(one.subarray(0, 5).toString()).toBe('%PDF-')
        expect(twin.equals(one)).toBe(true)
        const { renderId, pages } = await first.facts(order(7))
        expect(await readdir(join(directory, 'render'))).toHaveLength(2 + pages)
        await first.close()
        const broken = { print: async () => Promise.reject(new Error('no press')), close: async () => {} }
        const second = await openWorksheets(directory, broken)
        expect((await second.pdf(order(7))).equals(one)).toBe(true)
        expect((await second.stored(renderId))?.equals(one)).toBe(true)
        await expect(second.pdf(order(8))).rejects.toThrow('no press')
        expect(await second.picture(order(7), pages + 1)).toBeNull()
      }),
    60_000,
  )

  it(
    'keeps answers where the name of a sheet does not lead',
    async () =>
      inDirectory(async (directory) => {
        const worksheets = await openWorksheets(directory)
        const key = await worksheets.key(order(9), false)
        const both = await worksheets.key(order(9), true)
        expect(key.equals(both)).toBe(false)
        for (const name of await readdir(join(directory, 'keys')))
          expect(await worksheets.stored(name.replace('.pdf', ''))).toBeNull()
        expect(await readdir(join(directory, 'render'))).toEqual([])
        await worksheets.close()
      }),
    60_000,
  )
})

describe('the store of renders', () => {
  it.each(['on the disk', 'in memory'])('is bounded %s: what was not asked for longest goes first', async (place) =>
    inDirectory(async (directory) => {
      const store = await openRenderStore(place === 'on the disk' ? directory : null, 100)
      await store.put('a', Buffer.alloc(40))
      await store.put('b', Buffer.alloc(40))
      await store.put('c', Buffer.alloc(40))
      expect([await store.get('a'), (await store.get('b'))?.length, (await store.get('c'))?.length]).toEqual([
        null,
        40,
        40,
      ])
      if (place === 'on the disk') expect((await readdir(directory)).toSorted()).toEqual(['b', 'c'])
    }),
  )

  it('counts what it finds when it is opened, and forgets what somebody else removed', async () =>
    inDirectory(async (directory) => {
      await writeFile(join(directory, 'old'), Buffer.alloc(90))
      const store = await openRenderStore(directory, 100)
      expect((await store.get('old'))?.length).toBe(90)
      await store.put('new', Buffer.alloc(20))
      expect(await store.get('old')).toBeNull()
      await rm(join(directory, 'new'))
      expect(await store.get('new')).toBeNull()
    }))
})
