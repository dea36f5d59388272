/** What a spreadsheet takes for the beginning of a formula, also in its wide forms and after blanks. OWASP, CSV injection. */
const formula = /^[\s\u00A0\u3000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
const number = /^-?\d+(\.\d+)?$/
/** Signs that nobody types and no spreadsheet shows. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const hidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF]/g

/**
 * A cell, quoted where it must be (RFC 4180), also where it holds a sign at which other spreadsheets cut: a semicolon or a
 * tab. What would be taken for a formula gets an apostrophe, so that it is text.
 */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const shown = value.toWellFormed().replace(hidden, '')
  const safe = formula.test(shown) && !number.test(shown) ? `'${shown}` : shown
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV in UTF-8 with a mark at the beginning, so that spreadsheets read names rightly. */
export function csv(titles: readonly string[], rows: readonly (readonly (string | number | null)[])[]): Buffer {
  const lines = [titles, ...rows].map((row) => row.map(cell).join(','))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf8')
}

/** An instant as spreadsheets read it, to the second, in UTC: `2026-11-02 15:00:00`. */
export function csvTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ')
}
