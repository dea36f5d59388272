// @ts-check
/** `npm run build`: the browser's files into web/dist, if their sources have changed. */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CannotGoOn } from './start/install.mjs'
import { buildWeb } from './start/web-build.mjs'

buildWeb(dirname(dirname(fileURLToPath(import.meta.url))))
  .then((result) => console.log(result === 'built' ? 'Built into web/dist.' : 'web/dist is up to date.'))
  .catch((error) => {
    console.error(error instanceof CannotGoOn ? error.message : error)
    process.exitCode = 1
  })
