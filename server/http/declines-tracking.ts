import type { IncomingHttpHeaders } from 'node:http'

/** Whether a browser asks not to be followed: `Sec-GPC: 1` (Global Privacy Control) or `DNT: 1` (Do Not Track). */
export function declinesTracking(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1'
}
