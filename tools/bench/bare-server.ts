/**
 * The limit for anything served over HTTP from this runtime: `node:http` in a process of its own, answering every
 * request with the same bytes and headers. Told what to answer by its parent; says the port it listens on.
 */
import { createServer } from 'node:http'

interface Told {
  readonly body: string
  readonly headers: Record<string, string>
}

process.once('message', (told: Told) => {
  const body = Buffer.from(told.body)
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { ...told.headers, 'content-length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
  })
})
