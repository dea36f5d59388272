import { createHmac } from 'node:crypto'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token signed with HS256. RFC 7515, section 3.1; RFC 7518, section 3.2. */
export function signJwt(claims: object, secret: string, header: object = {}): string {
  const text = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
