import { type CalendarMethod, writeCalendar } from '../calendar-file/write-calendar.ts'

/** The person who reads a mail, and where our links lead. */
export interface Reader {
  /** How to address them; null where we do not know, or where the mail is about somebody else. */
  readonly name: string | null
  readonly timeZone: string
  /** Origin of the product, from the settings: never from a request, whose host anybody can write. */
  readonly site: string
  /** The address to write to when something is wrong. */
  readonly help: string
  /** Where the mail goes, for invitations. */
  readonly address?: string
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'action'; readonly label: string; readonly path: string }
  | { readonly kind: 'way'; readonly label: string; readonly path: string }

/** A class, or an evaluation, as a calendar takes it from a letter. */
export interface LetterEvent {
  readonly id: string
  readonly name: string
  readonly startingAt: string
  readonly minutes: number
  readonly sequence: number
  readonly path: string
}

/** What a template says, as plain text in blocks. Both parts of a mail are made of it, so they cannot differ. */
export interface Letter {
  readonly subject: string
  /** The line a mailbox shows beside the subject. */
  readonly preview: string
  readonly blocks: readonly Block[]
  /** Why the reader gets this mail. */
  readonly because: string
  /** For letters that come again and again: where they can be stopped without signing in, as a page and by one call. */
  readonly stop?: { readonly pagePath: string; readonly callPath: string; readonly words?: string }
  /** For calendars: an invitation, the end of one, or a file of several events to take over. */
  readonly calendar?: { readonly method: CalendarMethod; readonly events: readonly LetterEvent[] }
}

export interface ComposedLetter {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address at which one call, without a page, stops such letters (RFC 8058). */
  readonly stopAddress?: string
  readonly calendar?: { readonly method: CalendarMethod; readonly content: string }
}

const meaning: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, in content and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => meaning[sign] ?? sign)
}

/** The whole address of one of our paths. Throws for what would lead elsewhere. */
export function addressOf(path: string, site: string): string {
  const url = new URL(path, site)
  if (!path.startsWith('/') || url.origin !== new URL(site).origin)
    throw new Error('a mail links to our own pages only')
  return url.href
}

const font = "font-family:Lexend,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.55'
const styles = {
  body: `margin:0;background:#fcfaf7;color:#1a1a38;${font}`,
  sheet: 'max-width:560px;margin:0 auto;padding:32px 24px',
  brand: 'margin:0 0 24px;font-size:20px;font-weight:700;color:#304de0',
  heading: 'margin:28px 0 12px;font-size:20px;line-height:1.25',
  label: 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#4d4f66',
  action:
    'display:inline-block;padding:14px 24px;border-radius:14px;background:#304de0;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'color:#2c48cb',
  small: 'margin:0 0 8px;font-size:13px;line-height:1.5;color:#4d4f66',
  rule: 'margin:24px 0 16px;border:0;border-top:1px solid #dedad2',
  hidden: 'display:none;max-height:0;overflow:hidden',
} as const

const link = (address: string, words: string): string =>
  `<a href="${escapeHtml(address)}" style="${styles.link}">${escapeHtml(words)}</a>`

function htmlOf(block: Block, reader: Reader): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="${styles.heading}">${escapeHtml(block.text)}</h2>`
    case 'text':
      return `<p style="${paragraph}">${escapeHtml(block.text)}</p>`
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`)
      return `<ul style="${paragraph};padding-left:20px">${items.join('')}</ul>`
    }
    case 'facts': {
      const rows = block.facts.map(
        ([label, value]) =>
          `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="padding:6px 0">${escapeHtml(value)}</td></tr>`,
      )
      return `<table style="${paragraph};border-collapse:collapse">${rows.join('')}</table>`
    }
    case 'action': {
      const address = addressOf(block.path, reader.site)
      return (
        `<p style="${paragraph}"><a href="${escapeHtml(address)}" style="${styles.action}">${escapeHtml(block.label)}</a></p>` +
        `<p style="${styles.small};margin-bottom:16px;word-break:break-all">Or open this address: ${link(address, address)}</p>`
      )
    }
    case 'way':
      return `<p style="${paragraph}">${link(addressOf(block.path, reader.site), block.label)}</p>`
  }
}

function textOf(block: Block, reader: Reader): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat([...block.text].length)}`
    case 'text':
      return block.text
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'action':
    case 'way':
      return `${block.label}:\n${addressOf(block.path, reader.site)}`
  }
}

/** The calendar file of a letter, for the address it goes to. */
function calendarOf(letter: Letter, reader: Reader, now: Date): Pick<ComposedLetter, 'calendar'> {
  if (letter.calendar === undefined) return {}
  const { method, events } = letter.calendar
  const content = writeCalendar({
    method,
    now,
    host: new URL(reader.site).hostname,
    organizer: reader.help,
    ...(reader.address === undefined ? {} : { invited: reader.address }),
    events: events.map((event) => ({
      id: event.id,
      name: event.name,
      startingAt: new Date(event.startingAt),
      minutes: event.minutes,
      sequence: event.sequence,
      changedAt: now,
      cancelled: method === 'CANCEL',
      page: addressOf(event.path, reader.site),
    })),
  })
  return { calendar: { method, content } }
}

/**
 * Makes both parts of a mail: every value escaped, no pictures, nothing fetched from anywhere; and its calendar file.
 * `now` is what the calendar file says it was written at.
 */
export function composeLetter(letter: Letter, reader: Reader, now: Date): ComposedLetter {
  const stopWords = letter.stop?.words ?? 'Stop this letter'
  const greeting = reader.name === null ? 'Hello,' : `Hello ${reader.name},`
  const subject = letter.subject.replace(/\s+/g, ' ').trim()
  const help = `Questions? Write to ${reader.help}.`
  const stopPage = letter.stop === undefined ? null : addressOf(letter.stop.pagePath, reader.site)
  const text = [
    greeting,
    ...letter.blocks.map((block) => textOf(block, reader)),
    `--\nPolyhex\n${letter.because}\n${stopPage === null ? '' : `${stopWords}: ${stopPage}\n`}${help}`,
  ]
  const body = letter.blocks.map((block) => htmlOf(block, reader)).join('\n')
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.hidden}">${escapeHtml(letter.preview)}</div>
<div style="${styles.sheet}">
<p style="${styles.brand}">Polyhex</p>
<p style="${paragraph}">${escapeHtml(greeting)}</p>
${body}
<hr style="${styles.rule}">
<p style="${styles.small}">${escapeHtml(letter.because)}</p>
${stopPage === null ? '' : `<p style="${styles.small}">${link(stopPage, stopWords)}</p>\n`}<p style="${styles.small}">${escapeHtml(help)}</p>
</div>
</body>
</html>
`
  const stop = letter.stop === undefined ? {} : { stopAddress: addressOf(letter.stop.callPath, reader.site) }
  return { subject, text: `${text.join('\n\n')}\n`, html, ...stop, ...calendarOf(letter, reader, now) }
}
