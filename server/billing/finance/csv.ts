/** A cell, quoted where it must be (RFC 4180). What a spreadsheet would take for a formula is kept from being one. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV in UTF-8 with a mark at the beginning, so that spreadsheets read names rightly. */
export function csv(titles: readonly string[], rows: readonly (readonly (string | number | null)[])[]): Buffer {
  const lines = [titles, ...rows].map((row) => row.map(cell).join(','))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf8')
}
