import { z } from 'zod'
import { cacheSeconds } from '../cache-lifetimes.ts'
import { operation } from '../operation.ts'
import { Worksheet, worksheetForm, worksheetSubject } from './worksheets.ts'

/** Made once and kept, but making one takes a share of a second. */
const limit = { calls: 60, seconds: 60 } as const
const code = z.string().regex(/^[a-z0-9_]{1,100}$/, 'This is not a code.')

/** The browser's own, for the paper may follow from the country; the handler opens what is the same for all, and closes what holds answers. */
const asked = { seconds: cacheSeconds.worksheets, scope: 'private' } as const

/** `only` and `with` are for adults; anybody else who asks for `with` gets the sheet without the answers. */
const key = z.enum(['without', 'with', 'only']).default('without')

export const worksheetOperations = {
  getTopicWorksheet: operation({
    method: 'GET',
    path: '/topics/:topic/worksheet',
    access: 'visitor-or-account',
    summary:
      'Gives the worksheet of a topic level as PDF; the same seed gives the same sheet. Answer keys are for adults.',
    params: z.object({ topic: code }),
    query: z.object({ level: z.coerce.number<number>().int().min(1).max(99).default(1), ...worksheetForm, key }),
    response: z.unknown(),
    refusals: ['topic_not_found', 'topic_level_not_ready', 'worksheet_key_for_adults', 'worksheet_not_made'],
    produces: 'application/pdf',
    caching: asked,
    limit,
  }),
  getUnitWorksheet: operation({
    method: 'GET',
    path: '/units/:unit/worksheet',
    access: 'visitor-or-account',
    summary: 'Gives the worksheet of a unit as PDF; the same seed gives the same sheet. Answer keys are for adults.',
    params: z.object({ unit: code }),
    query: z.object({ ...worksheetForm, key }),
    response: z.unknown(),
    refusals: ['unit_not_found', 'topic_level_not_ready', 'worksheet_key_for_adults', 'worksheet_not_made'],
    produces: 'application/pdf',
    caching: asked,
    limit,
  }),
  getWorksheet: operation({
    method: 'GET',
    path: '/worksheets',
    access: 'everyone',
    summary: 'Describes a worksheet: title, number of pages, where its file and the pictures of its pages are.',
    query: z.object({ ...worksheetSubject, ...worksheetForm }),
    response: z.object({ worksheet: Worksheet }),
    refusals: ['topic_not_found', 'unit_not_found', 'topic_level_not_ready', 'worksheet_not_made'],
    limit,
  }),
  getWorksheetPreview: operation({
    method: 'GET',
    path: '/worksheets/preview.svg',
    access: 'everyone',
    summary: 'Gives one page of a worksheet as a picture of 204 by 288.',
    query: z.object({
      ...worksheetSubject,
      ...worksheetForm,
      page: z.coerce.number<number>().int().min(1).max(99).default(1),
    }),
    response: z.unknown(),
    refusals: [
      'topic_not_found',
      'unit_not_found',
      'topic_level_not_ready',
      'worksheet_not_found',
      'worksheet_not_made',
    ],
    produces: 'image/svg+xml',
    caching: { seconds: cacheSeconds.worksheets, scope: 'public' },
    limit: { calls: 240, seconds: 60 },
  }),
  getStoredWorksheet: operation({
    method: 'GET',
    path: '/render/worksheets/:renderId.pdf',
    access: 'everyone',
    summary:
      'Gives a worksheet by the name that getWorksheet gave; what has that name never changes. With what it is made of, a server that does not have it makes it.',
    params: z.object({ renderId: z.string().regex(/^[0-9a-f]{64}$/, 'This is not the name of a worksheet.') }),
    query: z.object({ ...worksheetSubject, ...worksheetForm }),
    response: z.unknown(),
    refusals: [
      'topic_not_found',
      'unit_not_found',
      'topic_level_not_ready',
      'worksheet_not_found',
      'worksheet_not_made',
    ],
    limit: { calls: 240, seconds: 60 },
    produces: 'application/pdf',
    caching: { seconds: 31_536_000, scope: 'private' },
  }),
}
