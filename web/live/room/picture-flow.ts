/** Share of lost packets above which pictures are paused, and below which a line is good. */
const loss = { tooMuch: 0.08, little: 0.01 } as const
/** Bad looks in a row that pause the pictures. */
export const looksToPause = 2
/** Looks after a beginning that are not judged: a busy machine loses packets while it sets up a connection or a picture. */
export const looksToSettle = 2
/** Good looks in a row before pictures are tried again: the first time, and at most. Each time they fail, it takes twice as long. */
export const looksToTry = { first: 8, most: 64 } as const
/** Good looks in a row with pictures after which a line is trusted as at first. */
export const looksToTrust = 15
/** Fewer packets than these since the last look tell nothing. */
const enough = 50

/** Whether the pictures of others come down the line of this browser, and what was seen of the line lately. */
export interface PictureFlow {
  readonly paused: boolean
  /** Looks in a row. */
  readonly bad: number
  readonly good: number
  /** Good looks that it takes until paused pictures are tried again. */
  readonly wait: number
  /** What came down at the last look, in any words that change when it does. */
  readonly shown: string
  /** Looks that are still not judged. */
  readonly settling: number
}
export const flowing: PictureFlow = {
  paused: false,
  bad: 0,
  good: 0,
  wait: looksToTry.first,
  shown: '',
  settling: 0,
}

/**
 * The flow after a look at the line: voices come before pictures where it does not carry both. `lost` is the share of packets
 * lost since the last look (0 to 1), null where too few came to tell, which speaks for the line. `shown` names the connection
 * and the pictures in it: where they are new, loss is the beginning's and not the line's.
 */
export function flowAfter(flow: PictureFlow, lost: number | null, shown: string): PictureFlow {
  if (!flow.paused && shown !== flow.shown) return { ...flow, shown, settling: looksToSettle, bad: 0 }
  if (!flow.paused && flow.settling > 0) return { ...flow, settling: flow.settling - 1 }
  const good = lost === null || lost < loss.little ? flow.good + 1 : 0
  if (flow.paused) {
    if (good < flow.wait) return { ...flow, shown, good }
    return { ...flow, shown, paused: false, bad: 0, good: 0, wait: Math.min(flow.wait * 2, looksToTry.most) }
  }
  const bad = lost !== null && lost > loss.tooMuch ? flow.bad + 1 : 0
  if (bad >= looksToPause) return { ...flow, paused: true, bad: 0, good: 0 }
  return { ...flow, bad, good, wait: good >= looksToTrust ? looksToTry.first : flow.wait }
}

/** Packets of a connection since it began. */
export interface Arrived {
  readonly came: number
  readonly lost: number
}
export const nothingArrived: Arrived = { came: 0, lost: 0 }

/** What has come down a connection, by its report. Source: WebRTC statistics, inbound-rtp. */
export function arrivedIn(report: RTCStatsReport): Arrived {
  let { came, lost } = nothingArrived
  for (const stats of report.values()) {
    if (stats.type !== 'inbound-rtp') continue
    came += stats.packetsReceived ?? 0
    lost += stats.packetsLost ?? 0
  }
  return { came, lost }
}

/** The share of packets lost between two looks at one connection; null where too few came to tell. */
export function shareLost(before: Arrived, now: Arrived): number | null {
  // What was sent again and came late is no longer lost.
  const lost = Math.max(0, now.lost - before.lost)
  const all = lost + now.came - before.came
  return all < enough ? null : lost / all
}
