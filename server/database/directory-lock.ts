import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Keeps two processes off one data directory: the embedded database does not notice the second one and would be
 * destroyed. The lock is a file naming the process; one left behind by a killed process is taken over.
 */
export class DirectoryInUse extends Error {
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

/** Takes the lock of a directory, making the directory where it is missing. Gives the release; throws DirectoryInUse. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
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
