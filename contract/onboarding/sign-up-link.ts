import { isOwnPath } from '../identity/own-path.ts'

/** What an address of sign-up carries besides the type. A-024. */
export const signUpLinkKeys = ['email', 'name', 'gradeLevel', 'idp', 'intent', 'path', 'code'] as const
export type SignUpLinkKey = (typeof signUpLinkKeys)[number]
export type SignUpLink = Partial<Record<SignUpLinkKey, string>>

/** Longer values than these are nobody's, and make no address. */
const longest = 2000

/**
 * The values as one part of an address. Each is encoded twice: the outer encoding is undone by whoever splits the address
 * at its slashes, so that a path with slashes, `&` or `%` in it survives. '' when there is nothing to carry.
 */
export function encodeSignUpLink(link: SignUpLink): string {
  const pairs = signUpLinkKeys.flatMap((key) => {
    const value = link[key]
    return value === undefined || value === '' ? [] : [`${key}=${encodeURIComponent(value)}`]
  })
  return encodeURIComponent(pairs.join('&'))
}

/** The values of an encoded part, whether or not its outer encoding has been undone. What cannot be read is left out. */
export function decodeSignUpLink(encoded: string): SignUpLink {
  const link: SignUpLink = {}
  const outer = /^[a-zA-Z]+=/.test(encoded) ? encoded : safely(encoded)
  for (const pair of outer.split('&')) {
    const at = pair.indexOf('=')
    const key = signUpLinkKeys.find((one) => one === pair.slice(0, at))
    const value = at < 0 ? '' : safely(pair.slice(at + 1))
    if (key !== undefined && value !== '' && value.length <= longest) link[key] = value
  }
  return link
}

function safely(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

/** Where one may go after sign-up: a path of this site, never another host. Null for anything else. */
export function ownPath(path: string | undefined): string | null {
  return path !== undefined && isOwnPath(path) ? path : null
}
