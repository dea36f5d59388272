import { cacheSeconds } from '@polyhex/contract/cache-lifetimes'
import type { worksheetOperations } from '@polyhex/contract/curriculum/worksheet-operations'
import {
  mayGetWorksheetKey,
  type Paper,
  paperOfCountry,
  worksheetQuestions,
} from '@polyhex/contract/curriculum/worksheets'
import { isReady, topicLevel, unit } from '@polyhex/curriculum'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { Caller, Handlers, Log } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { countryOf } from '../../outside/country.ts'
import type { SheetSubject } from './draw-questions.ts'
import type { SheetOrder } from './make-sheet.ts'
import type { Worksheets } from './worksheets.ts'

interface Form {
  readonly seed: number
  readonly paper?: Paper | undefined
  readonly questions?: number | undefined
}

function topicSubject(key: string): SheetSubject {
  const level = topicLevel(key)
  if (level === null) throw new Refusal('topic_not_found')
  if (!isReady(level.key)) throw new Refusal('topic_level_not_ready')
  return { kind: 'topic', key: level.key }
}

function unitSubject(unitCode: string): SheetSubject {
  const entry = unit(unitCode)
  if (entry === null) throw new Refusal('unit_not_found')
  if (!entry.topicLevels.some((key) => isReady(key))) throw new Refusal('topic_level_not_ready')
  return { kind: 'unit', unitCode }
}

function subjectOf(query: { topicCodeLevel?: string | undefined; unitCode?: string | undefined }): SheetSubject {
  if (query.topicCodeLevel !== undefined) return topicSubject(query.topicCodeLevel)
  if (query.unitCode !== undefined) return unitSubject(query.unitCode)
  const message = 'Say which worksheet: topicCodeLevel or unitCode.'
  throw new Refusal('invalid_request', [{ field: 'topicCodeLevel', code: 'missing', message }])
}

function orderOf(subject: SheetSubject, form: Form, address: string): SheetOrder {
  return {
    subject,
    seed: form.seed,
    count: form.questions ?? worksheetQuestions[subject.kind],
    paper: form.paper ?? paperOfCountry(countryOf(address)),
  }
}

/** A plain name for the file: `add-within-10-level-2`. */
export function fileNameOf({ subject }: SheetOrder, ending = ''): string {
  const level = subject.kind === 'topic' ? topicLevel(subject.key) : null
  const name =
    subject.kind === 'topic' ? `${level?.name} level ${level?.level}` : (unit(subject.unitCode)?.unitName ?? '')
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return `${plain.replace(/^-+|-+$/g, '') || 'worksheet'}${ending}.pdf`
}

/** What goes wrong in setting a sheet is logged and told as such: it is no fault of the request. */
async function making<T>(log: Log, order: SheetOrder, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    log.error({ err: error, sheet: order.subject, seed: order.seed }, 'a worksheet could not be made')
    throw new Refusal('worksheet_not_made')
  }
}

/** What may be kept by everybody is the same for everybody: not what depends on the country, and never an answer. */
const keptHow = (form: Form): Pick<FileAnswer, 'caching'> => ({
  caching: { seconds: cacheSeconds.worksheets, scope: form.paper === undefined ? 'private' : 'public' },
})

async function mayGetKey(caller: Caller): Promise<boolean> {
  const session = await caller.session()
  return session.state === 'authenticated' && mayGetWorksheetKey(session.account.roles)
}

interface Asked {
  readonly query: Form & { readonly key: 'without' | 'with' | 'only' }
  readonly address: string
  readonly caller: Caller
  readonly log: Log
}

async function pdfAnswer(worksheets: Worksheets, subject: SheetSubject, asked: Asked): Promise<FileAnswer> {
  const { query, log } = asked
  const order = orderOf(subject, query, asked.address)
  if (query.key === 'without')
    return { body: await making(log, order, worksheets.pdf(order)), name: fileNameOf(order), ...keptHow(query) }
  const adult = await mayGetKey(asked.caller)
  if (query.key === 'only' && !adult) throw new Refusal('worksheet_key_for_adults')
  const withSheet = query.key === 'with'
  const body = await making(log, order, adult ? worksheets.key(order, withSheet) : worksheets.pdf(order))
  return { body, name: fileNameOf(order, adult ? (withSheet ? '-with-answers' : '-answers') : ''), caching: null }
}

/** The handlers of worksheets; `worksheets` makes and keeps the files. */
export function worksheetHandlers(worksheets: Worksheets): Handlers<typeof worksheetOperations> {
  return {
    getTopicWorksheet: async ({ params, query, address, caller, log }) =>
      pdfAnswer(worksheets, topicSubject(`${params.topic}/${query.level}`), { query, address, caller, log }),

    getUnitWorksheet: async ({ params, query, address, caller, log }) =>
      pdfAnswer(worksheets, unitSubject(params.unit), { query, address, caller, log }),

    getWorksheet: async ({ query, address, log }) => {
      const order = orderOf(subjectOf(query), query, address)
      const facts = await making(log, order, worksheets.facts(order))
      const { subject, seed, paper, count } = order
      const which = subject.kind === 'topic' ? { topicCodeLevel: subject.key } : { unitCode: subject.unitCode }
      const values = { ...which, paper, seed: String(seed), questions: String(count) }
      const pageAt = (page: number): string =>
        `/api/worksheets/preview.svg?${new URLSearchParams({ ...values, page: String(page) }).toString()}`
      return {
        worksheet: {
          title: facts.title,
          subtitle: facts.subtitle,
          questions: facts.questions,
          paper,
          seed,
          code: facts.code,
          fileName: fileNameOf(order),
          // With what it is made of: the process that is asked for the file need not be the one that has it.
          pdfPath: `/api/render/worksheets/${facts.renderId}.pdf?${new URLSearchParams(values).toString()}`,
          pagePaths: Array.from({ length: facts.pages }, (_, i) => pageAt(i + 1)),
        },
      }
    },

    getWorksheetPreview: async ({ query, address, log }) => {
      const order = orderOf(subjectOf(query), query, address)
      const body = await making(log, order, worksheets.picture(order, query.page))
      if (body === null) throw new Refusal('worksheet_not_found')
      return { body, ...keptHow(query) } satisfies FileAnswer
    },

    getStoredWorksheet: async ({ params, query, address, log }) => {
      let body = await worksheets.stored(params.renderId)
      if (body === null && (query.topicCodeLevel !== undefined || query.unitCode !== undefined)) {
        const order = orderOf(subjectOf(query), query, address)
        body = await making(log, order, worksheets.named(params.renderId, order))
      }
      if (body === null) throw new Refusal('worksheet_not_found')
      return { body, caching: { seconds: 31_536_000, scope: 'public' } } satisfies FileAnswer
    },
  }
}
