import type { FastifyRequest } from 'fastify'
import { FlowFailure } from './flow-failure.ts'

/** Largest file of an upload, in bytes. */
export const largestUpload = 2_097_152

export interface Upload {
  /** What was sent as `file`; null for nothing. */
  readonly file: Buffer | null
  readonly fields: ReadonlyMap<string, string>
}

/** Reads a form with at most one file, all in memory. Throws 400 for a file that is too large. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  let file: Buffer | null = null
  const fields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of part.file) chunks.push(chunk as Buffer)
    if (part.file.truncated) throw new FlowFailure(400, { error: 'The file is too large.' })
    if (part.fieldname === 'file') file = Buffer.concat(chunks)
  }
  return { file, fields }
}
