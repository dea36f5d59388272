import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import { lockDirectory } from './directory-lock.ts'
import { openEmbedded } from './open-embedded.ts'

const places: string[] = []
const place = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-damage-'))
  places.push(folder)
  return folder
}
let whole = ''
beforeAll(async () => {
  whole = place()
  const { pglite, made } = await openEmbedded(whole)
  await pglite.exec('create table families (name text); insert into families values ($$Field$$)')
  await made()
  await pglite.close()
})
afterAll(() => {
  for (const folder of places) rmSync(folder, { recursive: true, force: true })
})

/** A copy of a database that has families in it. */
function copied(): { directory: string; file: (name: string) => string } {
  const directory = place()
  cpSync(whole, directory, { recursive: true })
  return { directory, file: (name) => join(directory, 'database', name) }
}

const families = async (directory: string): Promise<unknown[]> => {
  const { pglite } = await openEmbedded(directory)
  const { rows } = await pglite.query('select name from families')
  await pglite.close()
  return rows
}

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (problem: unknown) => problem,
  )
  expect(error).toBeInstanceOf(CannotStart)
  return (error as Error).message
}

it('sets 16 MB aside for pages of the database, where a server would take 128', async () => {
  const { pglite } = await openEmbedded(copied().directory)
  const { rows } = await pglite.query('show shared_buffers')
  await pglite.close()
  expect(rows).toEqual([{ shared_buffers: '16MB' }])
})

describe('a data folder that is damaged', () => {
  it.each([
    [
      'without PG_VERSION',
      (file: (name: string) => string) => rmSync(file('PG_VERSION')),
      'its file PG_VERSION is missing',
    ],
    [
      'with an empty one',
      (file: (name: string) => string) => writeFileSync(file('PG_VERSION'), ''),
      'its file PG_VERSION is damaged',
    ],
    [
      'with another thing in it',
      (file: (name: string) => string) => writeFileSync(file('PG_VERSION'), '\0\0\0'),
      'its file PG_VERSION is damaged',
    ],
    [
      'with half a control file',
      (file: (name: string) => string) => truncateSync(file('global/pg_control'), 40),
      'its files are damaged',
    ],
  ])('%s is left as it is, with words and the way back', async (_, damage, words) => {
    const { directory, file } = copied()
    damage(file)
    const said = await refusalOf(openEmbedded(directory))
    expect(said).toContain(words)
    expect(said).toContain(`put the folder ${file('')}`.replace(/\/$/, ''))
    expect(said).not.toMatch(/\n\s+at /)
    // What was there is there still: with the file put back, the families are.
    for (const name of ['PG_VERSION', 'global/pg_control']) cpSync(join(whole, 'database', name), file(name))
    expect(await families(directory)).toEqual([{ name: 'Field' }])
  })

  it('in the midst of the first start is nobody’s, and is made anew', async () => {
    const { directory, file } = copied()
    rmSync(file('PG_VERSION'))
    writeFileSync(join(directory, 'database-is-being-made'), '')
    const { pglite, made } = await openEmbedded(directory)
    await made()
    await pglite.close()
    expect(readFileSync(file('PG_VERSION'), 'utf8')).toMatch(/^\d+/)
    expect(existsSync(join(directory, 'database-is-being-made'))).toBe(false)
  })
})

it('a data directory that is a file, or lies in one, is refused in words', async () => {
  const file = join(place(), 'data')
  writeFileSync(file, 'mine')
  expect(await refusalOf(lockDirectory(file))).toBe(
    `The data directory ${file} cannot be used: it is a file, and must be a folder.\nCheck DATA_DIRECTORY.`,
  )
  expect(await refusalOf(lockDirectory(join(file, 'below')))).toContain('a part of its path is a file')
  expect(readFileSync(file, 'utf8')).toBe('mine')
})
