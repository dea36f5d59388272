/** A typed fraction or mixed number, each part as typed and possibly empty. */
export interface MixedParts {
  whole: string
  top: string
  bottom: string
}

const gap = /\s/

/** Whether a response has a whole number before its fraction: '2 3/4', and '2 ' while it is being typed. */
export function isMixed(response: string): boolean {
  return gap.test(response.split('/')[0]?.trimStart() ?? '')
}

/** Splits '2 3/4', '3/4', '2' and every half-typed form between them; the inverse of `joinMixed`. */
export function splitMixed(response: string): MixedParts {
  const slash = response.indexOf('/')
  const before = slash < 0 ? response : response.slice(0, slash)
  const bottom = slash < 0 ? '' : response.slice(slash + 1)
  const space = before.search(gap)
  if (space >= 0) return { whole: before.slice(0, space), top: before.slice(space + 1), bottom }
  return slash < 0 ? { whole: before, top: '', bottom } : { whole: '', top: before, bottom }
}

/** Writes the parts as '2 3/4'; a part that is empty is left empty, so that nothing typed is lost. */
export function joinMixed({ whole, top, bottom }: MixedParts): string {
  if (!top && !bottom) return whole
  return `${whole ? `${whole} ` : ''}${top}/${bottom}`
}

/** A mixed number can be sent as a whole number alone, or with both parts of the fraction. */
export function isMixedComplete({ whole, top, bottom }: MixedParts): boolean {
  return top !== '' && bottom !== '' ? /\d/.test(top) && /\d/.test(bottom) : !top && !bottom && /\d/.test(whole)
}

/** Splits what a box of a fraction holds: without a space a number alone is the upper part. */
export function splitFraction(response: string): MixedParts {
  if (isMixed(response)) return splitMixed(response)
  const [top = '', ...rest] = response.split('/')
  return { whole: '', top, bottom: rest.join('/') }
}

/** Writes a fraction: without a lower part it is a whole number. A whole number before it keeps its space while the rest is missing. */
export function joinFraction(parts: MixedParts, mixed: boolean): string {
  if (mixed) return parts.top || parts.bottom ? joinMixed(parts) || ' ' : `${parts.whole} `
  return parts.bottom ? `${parts.top}/${parts.bottom}` : parts.top
}

/** A fraction can be sent with both parts, as a whole number or decimal alone, or as a mixed number. */
export function isFractionComplete(parts: MixedParts, mixed: boolean): boolean {
  if (mixed) return isMixedComplete(parts)
  return /\d/.test(parts.top) && (parts.bottom === '' || /\d/.test(parts.bottom))
}

export type FractionBox = keyof MixedParts

/**
 * Takes a text typed or pasted into one of the boxes: '/' goes on to the lower box, a space makes what stands before it the
 * whole number. Says to which box the caret goes, where that is another one.
 */
export function typedInto(
  parts: MixedParts,
  box: FractionBox,
  text: string,
): { parts: MixedParts; goTo?: FractionBox } {
  if (box === 'bottom') return { parts: { ...parts, bottom: text } }
  const slash = text.indexOf('/')
  const before = (slash < 0 ? text : text.slice(0, slash)).trimStart()
  const bottom = slash < 0 ? parts.bottom : text.slice(slash + 1).trim() || parts.bottom
  const space = before.trimEnd() === '' ? -1 : before.search(gap)
  const goTo = slash >= 0 ? ({ goTo: 'bottom' } as const) : {}
  if (space >= 0) {
    const top = before.slice(space + 1).trim()
    const next = { whole: before.slice(0, space), top: top || (box === 'whole' ? parts.top : ''), bottom }
    return { parts: next, goTo: slash >= 0 ? 'bottom' : 'top' }
  }
  // '3/4' in the box of the whole number is a fraction without one.
  if (box === 'whole' && slash >= 0) return { parts: { whole: '', top: before, bottom }, goTo: 'bottom' }
  return { parts: { ...parts, [box]: before, bottom }, ...goTo }
}
