import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Microphone and camera that are always allowed: the microphone beeps once a second, the camera shows a moving figure. */
export const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** Makes the connections of a page visible to a test; with `relayOnly` nothing gets through, as where UDP is blocked. */
export async function watchConnections(context: BrowserContext, relayOnly = false): Promise<void> {
  await context.addInitScript((only: boolean) => {
    const page = window as unknown as { connections: RTCPeerConnection[] }
    page.connections = []
    const Plain = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Plain {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, ...(only ? { iceTransportPolicy: 'relay' } : {}) })
        page.connections.push(this)
      }
    }
  }, relayOnly)
}

/** What a page hears and sees: totals over all that comes down. */
export interface Received {
  readonly connected: number
  readonly framesDecoded: number
  readonly audioEnergy: number
  readonly audioPackets: number
  readonly lost: number
}

export async function received(page: Page): Promise<Received> {
  return page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] }
    const sum = { connected: 0, framesDecoded: 0, audioEnergy: 0, audioPackets: 0, lost: 0 }
    for (const connection of connections) {
      if (connection.connectionState !== 'connected') continue
      sum.connected += 1
      for (const report of (await connection.getStats()).values()) {
        if (report.type !== 'inbound-rtp') continue
        sum.lost += report.packetsLost ?? 0
        if (report.kind === 'video') sum.framesDecoded += report.framesDecoded ?? 0
        else {
          sum.audioEnergy += report.totalAudioEnergy ?? 0
          sum.audioPackets += report.packetsReceived ?? 0
        }
      }
    }
    return sum
  })
}

/** Waits until a page hears, and sees when it shall. */
export async function untilReceived(page: Page, wanted: { hears?: boolean; sees?: boolean }): Promise<Received> {
  let last: Received | null = null
  await expect
    .poll(
      async () => {
        last = await received(page)
        const hears = wanted.hears !== true || last.audioEnergy > 0.001
        const sees = wanted.sees !== true || last.framesDecoded > 5
        return hears && sees
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(true)
    .catch((error: unknown) => {
      throw new Error(`received only ${JSON.stringify(last)}`, { cause: error })
    })
  return last ?? received(page)
}

/** The processes that carry sound and picture, by the server that started them. */
export function mediaProcessesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('media-process'))
}
