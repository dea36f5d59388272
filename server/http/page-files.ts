import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Sources of the inline scripts of a page, as a content security policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  )
}

/** The page that every address of the application gets, or null when the browser side has not been built. */
export async function readPage(directory: string): Promise<string | null> {
  const path = join(directory, 'index.html')
  return existsSync(path) ? readFile(path, 'utf8') : null
}

/** How long a file may be kept: one with a mark of its contents for ever, the list of what is there not at all. */
function keptFor(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\/(?:service-worker\.js|index\.html)(?:\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/')

/**
 * Serves the built browser side: files under assets/ carry a hash in their name and may be kept for ever, compressed
 * copies are sent where there are some, and every other address gets the page, which finds its own way. The build lays
 * the landing page, drawn already, beside it as landing.html.
 */
export async function servePageFiles(app: FastifyInstance, directory: string, page: string | null): Promise<void> {
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', keptFor(path))
      },
      wildcard: false,
    })
  }
  const landingPath = join(directory, 'landing.html')
  const landing = existsSync(landingPath) ? await readFile(landingPath, 'utf8') : page
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isFile = /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')
    if (page === null || !wantsPage(request) || isFile) throw new Refusal('not_found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  }
  // The front door is served already drawn, so that it shows before any script has run.
  app.get('/', (request, reply) => {
    if (landing === null) return sendPage(request, reply)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(landing)
  })
  app.setNotFoundHandler(sendPage)
}
