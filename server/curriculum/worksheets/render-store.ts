import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files under names that change with what is in them, so that none is ever written twice with another content. */
export interface RenderStore {
  get(name: string): Promise<Buffer | null>
  put(name: string, bytes: Buffer | string): Promise<void>
}

/** What may be stored in all: some thousand sheets. */
const mostBytes = 256_000_000

/** Keeps files in memory only: for tests, and for servers without a directory. */
function memoryStore(most: number): RenderStore {
  const files = new Map<string, Buffer>()
  let bytes = 0
  return {
    get: async (name) => files.get(name) ?? null,
    put: async (name, content) => {
      const file = Buffer.from(content)
      bytes += file.length - (files.get(name)?.length ?? 0)
      files.delete(name)
      files.set(name, file)
      for (const [oldest, old] of files) {
        if (bytes <= most) break
        files.delete(oldest)
        bytes -= old.length
      }
    },
  }
}

/** Names and sizes of what is there, the one not used for longest first. */
async function list(directory: string): Promise<Map<string, number>> {
  const found = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      const facts = await stat(join(directory, name)).catch(() => null)
      return facts === null ? null : { name, size: facts.size, used: facts.mtimeMs }
    }),
  )
  const files = found.filter((file) => file !== null).toSorted((a, b) => a.used - b.used)
  return new Map(files.map((file) => [file.name, file.size]))
}

/**
 * Files in `directory`, at most `most` bytes together: the ones not asked for longest go first. A file is there whole or
 * not at all. `directory` null keeps them in memory.
 */
export async function openRenderStore(directory: string | null, most = mostBytes): Promise<RenderStore> {
  if (directory === null) return memoryStore(most)
  await mkdir(directory, { recursive: true })
  const files = await list(directory)
  let bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
  const forget = async (name: string): Promise<void> => {
    bytes -= files.get(name) ?? 0
    files.delete(name)
    await rm(join(directory, name), { force: true })
  }
  return {
    get: async (name) => {
      const size = files.get(name)
      if (size === undefined) return null
      const file = await readFile(join(directory, name)).catch(() => null)
      if (file === null) await forget(name)
      else {
        files.delete(name)
        files.set(name, size)
      }
      return file
    },
    put: async (name, content) => {
      const file = Buffer.from(content)
      const draft = join(directory, `.${randomBytes(8).toString('hex')}`)
      await writeFile(draft, file)
      await rename(draft, join(directory, name))
      bytes += file.length - (files.get(name) ?? 0)
      files.delete(name)
      files.set(name, file.length)
      for (const oldest of [...files.keys()]) {
        if (bytes <= most || oldest === name) break
        await forget(oldest)
      }
    },
  }
}
