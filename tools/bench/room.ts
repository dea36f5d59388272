import type { ServerUnderTest } from '../server-under-test/start-server.ts'
import { median, percentile } from './ratio.ts'
import { measureRoomDelays } from './room-screens.ts'
import { benchRoomMedia } from './room-media.ts'

type Say = (name: string, figure: string, aim: string, met: boolean) => void

/** People in a class: the smallest group, and the largest with its tutor. */
const sizes = [4, 8, 13] as const
/** Of one core that the largest class may take, and how many times as much for each packet as the smallest. */
const aims = { core: 0.5, growth: 1.5, arrived: 0.95 } as const

/** Says what a class costs the server in sound and picture, and how it grows. */
export async function sayRoomMedia(say: Say, seconds: number): Promise<void> {
  const loads = await benchRoomMedia(sizes, seconds)
  for (const { people, core, packetsIn, packetsOut, arrived, megabytes } of loads) {
    const packets = `${packetsIn.toFixed(0)} packets/s in, ${packetsOut.toFixed(0)} out, ${(100 * arrived).toFixed(1)} % of all arrived`
    const figure = `${(100 * core).toFixed(0)} % of a core (${packets}, ${megabytes.toFixed(0)} MB)`
    const met = core <= aims.core && arrived >= aims.arrived
    say(`a class of ${people}, all talking, one picture`, figure, `at most ${100 * aims.core} %`, met)
  }
  const each = loads.map(({ core, packetsIn, packetsOut }) => core / (packetsIn + packetsOut))
  const growth = (each.at(-1) ?? 0) / (each[0] ?? 1)
  const [first, last] = [loads[0], loads.at(-1)]
  const all = `${((last?.core ?? 0) / (first?.core ?? 1)).toFixed(1)} times the core for ${last?.people} as for ${first?.people}`
  const figure = `${growth.toFixed(2)} times as much for each packet (${all})`
  say('a class that grows', figure, `at most ${aims.growth}`, growth <= aims.growth)
}

/** Says how soon a tutor sees what a child does, between two browsers on this machine. */
export async function sayRoomDelays(
  say: Say,
  server: ServerUnderTest,
  executablePath: string,
  times: number,
): Promise<void> {
  const delays = await measureRoomDelays(server, executablePath, times)
  const one = (name: string, values: readonly number[], aim: number): void => {
    const slowest = percentile(values, 0.95)
    const figure = `${median(values).toFixed(0)} ms, p95 ${slowest.toFixed(0)} ms of ${values.length}`
    say(name, figure, `under ${aim} ms`, slowest < aim)
  }
  one("what a child types, on the tutor's tile", delays.typed, 1000)
  one("what a child answers, on the tutor's tile", delays.answered, 1000)
  one('a stroke of one browser, in the other', delays.stroke, 300)
}
