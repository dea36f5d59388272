import { access, constants, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'

/**
 * Keeps two processes off one data directory: the embedded database does not notice the second one and would be
 * destroyed. The lock is a file naming the process; one left behind by a killed process is taken over.
 */
export class DirectoryInUse extends CannotStart {
  readonly processId: number
  constructor(directory: string, processId: number) {
    super(`The data directory ${directory} is in use by process ${processId}. Stop that one first.`)
    this.processId = processId
  }
}

/** When a process began, as the system counts it, so that a number used again is not taken for the same process; '' where the system does not say. */
async function beginningOf(processId: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${processId}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function holderOf(path: string): Promise<number | null> {
  const [id = '', beginning = ''] = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ')
  const processId = Number(id)
  if (!Number.isInteger(processId) || processId <= 0 || !isRunning(processId)) return null
  return beginning === (await beginningOf(processId)) ? processId : null
}

const whyNot: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, and must be a folder',
  ENOTDIR: 'a part of its path is a file, and must be a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
}

/** Makes the directory where it is missing. Throws CannotStart, in words, where that cannot be. */
async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true })
    await access(directory, constants.W_OK)
  } catch (error) {
    const why = whyNot[(error as NodeJS.ErrnoException).code ?? '']
    if (why === undefined) throw error
    throw new CannotStart(`The data directory ${directory} cannot be used: ${why}.\nCheck DATA_DIRECTORY.`, {
      cause: error,
    })
  }
}

/**
 * Takes the lock of a directory, making the directory where it is missing. Gives the release; throws DirectoryInUse, or
 * CannotStart where there can be no directory.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await makeDirectory(directory)
  const path = join(directory, 'in-use')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(`${process.pid} ${await beginningOf(process.pid)}\n`)
      await file.close()
      return async () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = await holderOf(path)
      if (holder !== null) throw new DirectoryInUse(directory, holder)
      await rm(path, { force: true })
    }
  }
  throw new DirectoryInUse(directory, 0)
}
