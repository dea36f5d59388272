import { z } from 'zod'
import { slotEvent } from '../../calendar-file/write-calendar.ts'
import type { Block, Letter, LetterEvent, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path, placeTimes } from '../mail-values.ts'

/** What a letter says of one class. */
export const ClassFacts = z.object({
  slotId: z.uuid(),
  name: Name,
  startingAt: Instant,
  minutes: z.number().int().positive(),
  /** Zone of the class: said beside the reader's where the clocks differ. */
  timeZone: z.string(),
  /** How often it has changed, for calendars. */
  sequence: z.number().int().min(0),
  /** The room, where there is one; else a page on which the class stands. */
  path: Path,
})
export type ClassFacts = z.infer<typeof ClassFacts>

const One = z.object({
  attendeeId: z.uuid(),
  /** When the attendee came: who leaves and comes back is told anew. */
  joinedAt: Instant,
  class: ClassFacts,
  /** What the reader knew before its time was changed. */
  before: z.object({ startingAt: Instant, minutes: z.number().int().positive() }).optional(),
  /** What pays for it: a credit, one that was meant for another class, or none yet. Looked up when the letter is written. */
  credit: z
    .discriminatedUnion('is', [
      z.object({ is: z.literal('there') }),
      z.object({ is: z.literal('missing') }),
      z.object({ is: z.literal('moved'), from: ClassFacts }),
    ])
    .optional(),
  /** A class that does not take place for now, where it is not cancelled. */
  putOff: z.boolean().optional(),
  groupIndex: z.number().int().optional(),
})
export type NoticeOfClass = z.infer<typeof One>

const kinds = [
  'signed_up',
  'changed',
  'cancelled',
  'removed',
  'reminder_day',
  'reminder_hour',
  'class_starting',
  'waiting_list_place',
] as const
type Kind = (typeof kinds)[number]

const ClassNotice = z.object({
  kind: z.enum(kinds),
  classes: z.array(One).min(1).max(400),
  /** They belong to this weekly class. */
  weekly: Name.optional(),
  /** The child it is about, by the public name, where a parent reads; null: the reader. */
  child: Name.nullable().default(null),
  teaches: z.boolean().default(false),
  /** Where reminders are stopped without signing in. */
  stop: z.object({ pagePath: Path, callPath: Path }).optional(),
})
type ClassNotice = z.infer<typeof ClassNotice>

const schedule = '/class/schedule/'
/** Classes that one letter lists; the rest is counted. */
const listed = 14

function when(one: ClassFacts, reader: Reader): [string, string][] {
  const elsewhere = placeTimes(one.startingAt, one.timeZone, reader.timeZone)
  return [
    ['When', dateWords(one.startingAt, reader.timeZone)],
    ...(elsewhere === null ? [] : ([['Where the class is held', elsewhere]] as [string, string][])),
  ]
}

function facts(one: ClassFacts, reader: Reader, before?: NoticeOfClass['before']): Block {
  const was: [string, string][] =
    before === undefined || before.startingAt === one.startingAt
      ? []
      : [['Before', dateWords(before.startingAt, reader.timeZone)]]
  const length = before !== undefined && before.minutes !== one.minutes ? `, before ${before.minutes} minutes` : ''
  return {
    kind: 'facts',
    facts: [['Class', one.name], ...when(one, reader), ...was, ['Length', `${one.minutes} minutes${length}`]],
  }
}

function creditWords({ credit }: NoticeOfClass, reader: Reader): Block[] {
  if (credit === undefined || credit.is === 'there') return []
  if (credit.is === 'missing') {
    return [{ kind: 'text', text: 'A credit is required for this class. There is none free at the moment.' }]
  }
  const { from } = credit
  const text = `The credit that was meant for ${from.name} on ${dateWords(from.startingAt, reader.timeZone)} pays for this class, since it comes first. The later class needs another credit.`
  return [{ kind: 'text', text }]
}

const subjects: Record<Kind, (name: string) => string> = {
  signed_up: (name) => `Signed up: ${name}`,
  changed: (name) => `New time: ${name}`,
  cancelled: (name) => `Cancelled: ${name}`,
  removed: (name) => `Not signed up any more: ${name}`,
  reminder_day: (name) => `Reminder: ${name}`,
  reminder_hour: (name) => `Starts soon: ${name}`,
  class_starting: (name) => `The class starts: ${name}`,
  waiting_list_place: (name) => `A place came free: ${name}`,
}

/** Whether its link leads into the room, not to a page about the class. */
const hasRoom = ({ classes }: ClassNotice): boolean => classes[0]?.class.path.startsWith('/class/session/') ?? false

/** Who it is about, as the first word of a sentence, and the verb that fits. */
function opening(data: ClassNotice, count: number): string {
  const { kind, child, teaches, classes } = data
  const [one] = classes
  const are = child === null ? 'You are' : `${child} is`
  const many = count === 1 ? 'this class' : `${count} classes`
  switch (kind) {
    case 'signed_up':
      return teaches ? `You teach ${many}.` : `${are} signed up for ${many}.`
    case 'changed':
      if (one?.before === undefined)
        return count === 1
          ? 'This class has changed. This is how it is now.'
          : `${count} classes have changed. This is how they are now.`
      return count === 1 ? 'This class has another time now.' : `${count} classes have another time now.`
    case 'cancelled':
      if (one?.putOff === true)
        return count === 1 ? 'This class does not take place for now.' : `${count} classes do not take place for now.`
      return count === 1 ? 'This class is cancelled.' : `${count} classes are cancelled.`
    case 'removed':
      return teaches ? `You do not teach ${many} any more.` : `${are} not in ${many} any more.`
    case 'reminder_day':
      return teaches ? 'You teach this class soon.' : `${child === null ? 'You have' : `${child} has`} this class soon.`
    case 'reminder_hour':
      return hasRoom(data)
        ? 'This class starts within the hour. Its room is open.'
        : 'This class starts within the hour.'
    case 'class_starting':
      return 'This class is ready to start. Its room is open.'
    case 'waiting_list_place':
      return `A place came free. ${are} in the class now.`
  }
}

/** What a parent must know of the credits. */
function aboutCredits(data: ClassNotice, reader: Reader): Block[] {
  const { kind, teaches, classes } = data
  if (teaches) return []
  if (kind === 'cancelled' || kind === 'removed') {
    const text = 'A credit that was meant for it pays for the next class that needs one, or stays free.'
    return [{ kind: 'text', text }]
  }
  if (kind === 'changed') return []
  if (classes.length === 1) return classes.flatMap((one) => creditWords(one, reader))
  const missing = classes.filter(({ credit }) => credit?.is === 'missing').length
  if (missing === 0) return []
  const text = missing === 1 ? 'One of them still needs a credit.' : `${missing} of them still need a credit.`
  return [{ kind: 'text', text }]
}

function ways(data: ClassNotice): Block[] {
  const [one] = data.classes
  if (one === undefined) return []
  switch (data.kind) {
    case 'reminder_hour':
    case 'class_starting':
      return [{ kind: 'action', label: hasRoom(data) ? 'Go to the room' : 'See the class', path: one.class.path }]
    case 'cancelled':
    case 'removed':
      return [{ kind: 'way', label: 'See all classes', path: schedule }]
    default:
      return data.classes.length === 1
        ? [
            ...(one.class.path === schedule
              ? []
              : ([{ kind: 'way', label: 'See the class', path: one.class.path }] as const)),
            { kind: 'way', label: 'See all classes, or skip one', path: schedule },
          ]
        : [{ kind: 'way', label: 'See all classes, or skip one', path: schedule }]
  }
}

function list(data: ClassNotice, reader: Reader): Block[] {
  const items = data.classes.slice(0, listed).map(({ class: one, before }) => {
    const name = data.weekly === undefined ? `${one.name}: ` : ''
    const elsewhere = placeTimes(one.startingAt, one.timeZone, reader.timeZone)
    const there = elsewhere === null ? '' : ` (where the class is held: ${elsewhere})`
    const was = before === undefined ? '' : `, before ${dateWords(before.startingAt, reader.timeZone)}`
    return `${name}${dateWords(one.startingAt, reader.timeZone)}${there}, ${one.minutes} minutes${was}`
  })
  const more = data.classes.length - items.length
  return [
    ...(data.weekly === undefined ? [] : ([{ kind: 'heading', text: data.weekly }] as const)),
    { kind: 'list', items },
    ...(more === 0 ? [] : ([{ kind: 'text', text: `And ${more} later.` }] as const)),
  ]
}

const ends: ReadonlySet<Kind> = new Set(['cancelled', 'removed'])
const invites: ReadonlySet<Kind> = new Set(['signed_up', 'changed', 'waiting_list_place'])

function eventOf({ class: one }: NoticeOfClass): LetterEvent {
  return {
    id: slotEvent(one.slotId),
    name: one.name,
    startingAt: one.startingAt,
    minutes: one.minutes,
    sequence: one.sequence,
    path: one.path,
  }
}

/** The calendar file of a letter: an invitation or its end for one class, a file to take over for many. */
function calendarOf({ kind, classes }: ClassNotice): Pick<Letter, 'calendar'> {
  const events = classes.map(eventOf)
  if (ends.has(kind)) return classes.length === 1 ? { calendar: { method: 'CANCEL', events } } : {}
  if (!invites.has(kind)) return {}
  return { calendar: { method: classes.length === 1 ? 'REQUEST' : 'PUBLISH', events } }
}

function subjectOf(data: ClassNotice, name: string): string {
  const subject = subjects[data.kind](name)
  if (data.kind === 'changed' && data.classes[0]?.before === undefined) return `Changed: ${name}`
  return data.kind === 'cancelled' && data.classes[0]?.putOff === true ? `Put off: ${name}` : subject
}

/**
 * Tells one person of one class, or of several of one kind at once. Every time carries its zone; where the clocks of the
 * class show another time, that one is said too. Of a child only the public name is said.
 */
export const classNotice = {
  data: ClassNotice,
  write: (data: ClassNotice, reader: Reader): Letter => {
    const [one] = data.classes
    if (one === undefined) throw new Error('a notice is about a class')
    const single = data.classes.length === 1
    const name = data.weekly ?? (single ? one.class.name : `${data.classes.length} classes`)
    const open = opening(data, data.classes.length)
    return {
      subject: subjectOf(data, name),
      preview: open,
      blocks: [
        { kind: 'text', text: open },
        ...(single ? [facts(one.class, reader, one.before)] : list(data, reader)),
        ...(single && one.groupIndex !== undefined
          ? ([{ kind: 'text', text: `Group ${one.groupIndex}.` }] as const)
          : []),
        ...aboutCredits(data, reader),
        ...ways(data),
      ],
      because:
        data.child === null
          ? 'You get this mail because you take part in classes of Polyhex.'
          : `You get this mail because ${data.child} takes part in classes of Polyhex.`,
      ...(data.stop === undefined ? {} : { stop: { ...data.stop, words: 'Stop reminders of classes' } }),
      ...calendarOf(data),
    }
  },
}
