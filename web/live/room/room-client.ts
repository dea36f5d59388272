import { closeCodes, type FromBrowser, type FromServer, roomProtocol } from '@polyhex/contract/live/room/room-messages'
import type { ServerKind, ServerMessage } from '@polyhex/contract/live/room/room-messages'
import { roomOperations } from '@polyhex/contract/live/room/room-operations'
import { callServer } from '../../call/call-server.ts'
import { mayPass, ServerProblem } from '../../call/problems.ts'
import { afterMessage, roomAtFirst, type RoomState } from './room-state.ts'

type Listener = (message: FromServer) => void

/** Milliseconds before each try to come back; the last one again and again. A class is back within 3 s. */
const pauses = [0, 250, 500, 1000, 2000, 3000]
const pingEvery = 10_000
/** So long an answer to a ping may take, in ms. */
const pongWithin = 4000

/**
 * The connection of this browser to one room: comes back by itself when it breaks, each time with a new token, until the
 * server says that the stay is over. State is followed with `follow` and `state`; features listen to kinds of messages.
 */
export class RoomClient {
  readonly groupId: string
  private current: RoomState = roomAtFirst
  private readonly followers = new Set<() => void>()
  private readonly listeners = new Map<ServerKind, Set<Listener>>()
  private socket: WebSocket | null = null
  private tries = 0
  private retry: number | undefined
  private ping: number | undefined
  private pong: number | undefined
  private pings = 0
  private over = false

  constructor(groupId: string) {
    this.groupId = groupId
  }

  get state(): RoomState {
    return this.current
  }

  follow = (follower: () => void): (() => void) => {
    this.followers.add(follower)
    return () => this.followers.delete(follower)
  }

  /** Hears every message of a kind from now on; gives the way to stop. */
  listen<Kind extends ServerKind>(kind: Kind, listener: (message: ServerMessage<Kind>) => void): () => void {
    const all = this.listeners.get(kind) ?? new Set<Listener>()
    this.listeners.set(kind, all)
    all.add(listener as Listener)
    return () => all.delete(listener as Listener)
  }

  /** Says something to the server; false while there is no connection, and then nothing is kept for later. */
  send = (message: FromBrowser): boolean => {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  open(): void {
    window.addEventListener('online', this.atOnce)
    void this.connect()
  }

  /** Leaves for good. */
  leave(): void {
    this.send({ kind: 'leave' })
    this.end({ ended: 'left' })
  }

  /** Ends without a word, when the page goes. */
  close(): void {
    this.over = true
    window.removeEventListener('online', this.atOnce)
    window.clearTimeout(this.retry)
    this.quiet()
    this.socket?.close()
  }

  /** Takes a spotlight question off the screen. */
  answerSpotlight(accept: boolean): void {
    this.send({ kind: 'spotlight-answer', accept })
    this.set({ ...this.current, spotlightAsked: null })
  }

  /** Takes the question about the microphone off the screen. */
  answerMicrophone(): void {
    this.set({ ...this.current, microphoneAsked: null })
  }

  private set(next: RoomState): void {
    if (next === this.current) return
    this.current = next
    for (const follower of this.followers) follower()
  }

  private end(why: Pick<RoomState, 'ended'> & Partial<Pick<RoomState, 'refusal'>>): void {
    this.close()
    this.set({ ...this.current, phase: 'ended', ...why })
  }

  private readonly atOnce = (): void => {
    if (this.retry === undefined) return
    window.clearTimeout(this.retry)
    this.tries = 0
    void this.connect()
  }

  private async connect(): Promise<void> {
    this.retry = undefined
    const params = { groupId: this.groupId }
    try {
      const { token } = await callServer(roomOperations.openRoom, { params })
      if (!this.over) this.attach(token)
    } catch (problem) {
      if (this.over) return
      if (problem instanceof ServerProblem && !mayPass(problem))
        this.end({ ended: 'refused', refusal: problem.message })
      else this.again()
    }
  }

  private attach(token: string): void {
    const address = new URL(`/api/rooms/${this.groupId}/socket`, window.location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address, [roomProtocol, token])
    this.socket = socket
    socket.addEventListener('open', () => this.beat(socket))
    socket.addEventListener('message', ({ data }) => this.heard(JSON.parse(String(data)) as FromServer))
    socket.addEventListener('close', ({ code }) => {
      if (this.socket !== socket || this.over) return
      this.quiet()
      if (this.current.phase === 'ended' || code === closeCodes.ended) this.close()
      else this.again()
    })
  }

  private heard(message: FromServer): void {
    if (message.kind === 'pong') window.clearTimeout(this.pong)
    if (message.kind === 'welcome' || message.kind === 'waiting') this.tries = 0
    this.set(afterMessage(this.current, message))
    for (const listener of this.listeners.get(message.kind) ?? []) listener(message)
  }

  private beat(socket: WebSocket): void {
    this.quiet()
    this.ping = window.setInterval(() => {
      this.pings += 1
      this.send({ kind: 'ping', n: this.pings })
      window.clearTimeout(this.pong)
      this.pong = window.setTimeout(() => {
        // The browser would wait for minutes on a line that is gone.
        if (this.socket !== socket) return
        this.socket = null
        socket.close()
        this.quiet()
        this.again()
      }, pongWithin)
    }, pingEvery)
  }

  private quiet(): void {
    window.clearInterval(this.ping)
    window.clearTimeout(this.pong)
  }

  private again(): void {
    const first = this.current.room === null
    this.set({ ...this.current, phase: first ? 'connecting' : 'reconnecting' })
    const pause = pauses[Math.min(this.tries, pauses.length - 1)] ?? 0
    this.tries += 1
    this.retry = window.setTimeout(() => void this.connect(), pause)
  }
}
