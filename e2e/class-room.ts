import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword, type World } from './world.ts'

/** The title of the page that is shared when somebody shares a screen, without a word. */
const sharedTitle = 'What the tutor shares'

/**
 * Microphone and camera that are always allowed: the microphone beeps once a second, the camera shows a moving figure in green.
 * A shared screen is the page of `openSharedPage`; with a fake dialog of Chromium's it would be the camera's figure again.
 */
export const fakeDevices = [
  '--use-fake-device-for-media-stream',
  '--auto-accept-camera-and-microphone-capture',
  `--auto-select-tab-capture-source-by-title=${sharedTitle}`,
]

/** Another page of the same person, blue and magenta by turns, that is shared when this person shares a screen. */
export async function openSharedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.setContent(`<title>${sharedTitle}</title>`)
  await page.evaluate(() => {
    let turn = 0
    setInterval(() => {
      turn += 1
      document.body.style.background = turn % 2 === 0 ? 'blue' : 'magenta'
    }, 500)
  })
  return page
}

/** The color in the middle of what a video shows now, as far as these tests tell colors apart. */
async function colorOf(video: Locator): Promise<'blue' | 'magenta' | 'other'> {
  const [red = 0, green = 0, blue = 0] = await video.evaluate((element) => {
    const { videoWidth, videoHeight } = element as HTMLVideoElement
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    canvas?.drawImage(element as HTMLVideoElement, videoWidth / 2, videoHeight / 2, 1, 1, 0, 0, 1, 1)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
  })
  if (blue < 150 || green > 100) return 'other'
  return red > 150 ? 'magenta' : 'blue'
}

/** Waits until a video has shown the shared page in both its colors: its picture came, and it moves. */
export async function untilSharedPageMoves(video: Locator): Promise<void> {
  const seen = new Set<string>()
  await expect
    .poll(async () => [...seen.add(await colorOf(video))], { interval: 100 })
    .toEqual(expect.arrayContaining(['blue', 'magenta']))
}

/** Waits until a video shows anything but the shared page. */
export async function untilSharedPageGone(video: Locator): Promise<void> {
  await expect.poll(async () => colorOf(video), { interval: 100 }).toBe('other')
}

/** A further student of grade 10, with the password of the demo people. */
export async function addStudent(world: World, username: string, publicName: string): Promise<void> {
  await world.server.query(
    `insert into accounts (id, username, password_hash, roles, grade, birth_month, name, public_name, time_zone, avatar, created_at)
     select $1, $2, password_hash, roles, grade, birth_month, $3, $3, time_zone, 'oval', created_at
     from accounts where username = 'student.tess'`,
    [randomUUID(), username, publicName],
  )
}

/** Signs in whoever is not one of the demo people, without the sign-in page. */
export async function signInByPassword(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/session', { data: { username, password: demoPassword } })
  expect(answer.status()).toBe(200)
}

/** Keeps the sockets of a page in reach, so that a test can break them. Before the page is opened. */
export async function watchSockets(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as unknown as { sockets: WebSocket[] }
    page.sockets = []
    const Plain = window.WebSocket
    window.WebSocket = class extends Plain {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols)
        page.sockets.push(this)
      }
    }
  })
}

/** The call with which a way into a room begins. */
const doors = /\/api\/groups\/[^/]+\/room$/

/** The sockets of a page break, and it does not come back into the room until the function given back is called. */
export async function loseLine(page: Page): Promise<() => Promise<void>> {
  await page.context().route(doors, (route) => route.abort())
  await page.evaluate(() => {
    for (const socket of (window as unknown as { sockets: WebSocket[] }).sockets) socket.close()
  })
  return async () => page.context().unroute(doors)
}

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
      { interval: 200 },
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
