import { constants, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the migrations run and the demo people in it, which no server has open. */
    demoData: string
  }
}

/** A data folder of one's own with the demo people, as a server has left it after its first start. */
export function copyDemoData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-world-'))
  cpSync(inject('demoData'), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}
