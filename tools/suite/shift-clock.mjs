// @ts-check
/**
 * Loaded into every Node process of a run under another clock (`npm test -- --clock …`, which sets NODE_OPTIONS), never by
 * the product: `Date` stands TEST_CLOCK_AHEAD_MS ahead of the machine's clock and goes on from there. A plain module, as
 * the npm of some journey may run on an older Node.
 */

import { shiftDate } from './shift-date.mjs'

const ahead = Number(process.env['TEST_CLOCK_AHEAD_MS'] ?? 0)
if (ahead !== 0) shiftDate(ahead)
