/** A typed mixed number, each part as typed and possibly empty. */
export interface MixedParts {
  whole: string
  top: string
  bottom: string
}

/** Splits '2 3/4', '3/4', '2' and every half-typed form between them; the inverse of `joinMixed`. */
export function splitMixed(response: string): MixedParts {
  const slash = response.indexOf('/')
  if (slash < 0) return { whole: response, top: '', bottom: '' }
  const before = response.slice(0, slash)
  const space = before.indexOf(' ')
  return {
    whole: space < 0 ? '' : before.slice(0, space),
    top: space < 0 ? before : before.slice(space + 1),
    bottom: response.slice(slash + 1),
  }
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
