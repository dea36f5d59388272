/** An amount as typed, and in which unit it was meant. */
export interface TypedMoney {
  text: string
  unit: 'dollars' | 'cents'
}

/** Reads '3.45', '25¢' and '$0.25', half-typed too; a bare number is in the unit of the level. */
export function readTypedMoney(response: string, unit: TypedMoney['unit']): TypedMoney {
  if (response.endsWith('¢')) return { text: response.slice(0, -1), unit: 'cents' }
  if (response.startsWith('$')) return { text: response.slice(1), unit: 'dollars' }
  return { text: response, unit }
}

/** Writes an amount: bare in the unit of the level, with its sign in the other; a sign that was typed chooses the unit. */
export function writeTypedMoney({ text, unit }: TypedMoney, usual: TypedMoney['unit']): string {
  const meant = text.includes('¢') ? 'cents' : text.includes('$') ? 'dollars' : unit
  const bare = text.replace(/[$¢]/g, '').trim()
  if (meant === usual) return bare
  return meant === 'cents' ? `${bare}¢` : `$${bare}`
}
