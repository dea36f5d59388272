import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPage, servePageFiles } from './page-files.ts'

let folder = ''
let app: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyhex-pages-'))
  await writeFile(join(folder, 'index.html'), 'the page')
  app = Fastify()
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const bodyOf = async (url: string) => (await app.inject({ url })).body

describe('servePageFiles', () => {
  it('gives the drawn landing page at the front door and the small page at every other address', async () => {
    await writeFile(join(folder, 'landing.html'), 'the drawn landing page')
    await servePageFiles(app, folder, await readPage(folder))
    expect(await bodyOf('/')).toBe('the drawn landing page')
    expect(await bodyOf('/math/grades/3/')).toBe('the page')
  })

  it('gives the page at the front door too when no landing page was drawn', async () => {
    await servePageFiles(app, folder, await readPage(folder))
    expect(await bodyOf('/')).toBe('the page')
  })
})
