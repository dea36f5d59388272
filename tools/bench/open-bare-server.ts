import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface BareServer {
  readonly origin: string
  close(): void
}

/** Starts the bare server with the body and headers it is to answer every request with. */
export function openBareServer(body: string, headers: Record<string, string>): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
    child.once('message', (told: { port: number }) => {
      resolve({ origin: `http://127.0.0.1:${told.port}`, close: () => void child.kill() })
    })
    child.send({ body, headers })
  })
}
