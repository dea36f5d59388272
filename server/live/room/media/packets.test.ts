import { describe, expect, it } from 'vitest'
import { announced, announcedSdp, isOwnAddress } from './candidate-address.ts'
import { processOf } from './media-processes.ts'
import { portPairs, shareOfPorts } from './media-ports.ts'
import { beginsKeyFrame } from './vp8.ts'

describe('a VP8 packet', () => {
  it('begins a key frame when it starts the first part of a frame whose lowest bit is 0', () => {
    expect(beginsKeyFrame(Uint8Array.of(0x10, 0x10))).toBe(true)
    expect(beginsKeyFrame(Uint8Array.of(0x10, 0x11))).toBe(false)
    expect(beginsKeyFrame(Uint8Array.of(0x00, 0x10))).toBe(false)
    expect(beginsKeyFrame(Uint8Array.of(0x11, 0x10))).toBe(false)
    expect(beginsKeyFrame(Uint8Array.of())).toBe(false)
  })
  it('is read behind its picture number, layer and key numbers', () => {
    expect(beginsKeyFrame(Uint8Array.of(0x90, 0x80, 0x05, 0x10))).toBe(true)
    expect(beginsKeyFrame(Uint8Array.of(0x90, 0x80, 0x85, 0x33, 0x10))).toBe(true)
    expect(beginsKeyFrame(Uint8Array.of(0x90, 0xe0, 0x85, 0x33, 0x01, 0x20, 0x11))).toBe(false)
    expect(beginsKeyFrame(Uint8Array.of(0x90, 0xe0, 0x85, 0x33, 0x01, 0x20, 0x10))).toBe(true)
    expect(beginsKeyFrame(Uint8Array.of(0x90, 0x80, 0x85))).toBe(false)
  })
})

describe('the address that browsers are told', () => {
  const host = 'candidate:1 1 udp 2113937151 172.17.0.2 40001 typ host'
  it('stands in place of that of this machine, and only UDP is told', () => {
    expect(announced(host, '203.0.113.7')).toBe('candidate:1 1 udp 2113937151 203.0.113.7 40001 typ host')
    expect(announced(host, null)).toBe(host)
    expect(announced(host.replace('udp', 'tcp'), null)).toBeNull()
    const relay = 'candidate:2 1 udp 16777215 198.51.100.9 50000 typ relay raddr 172.17.0.2 rport 40001'
    expect(announced(relay, '203.0.113.7')).toBe(relay)
  })
  it('is told once where a machine has several of its own', () => {
    const other = host.replace('172.17.0.2', '10.0.0.8')
    const sdp = ['m=audio 9', `a=${host}`, `a=${other}`, 'm=video 9', `a=${host}`, ''].join('\r\n')
    const line = 'a=candidate:1 1 udp 2113937151 203.0.113.7 40001 typ host'
    expect(announcedSdp(sdp, '203.0.113.7')).toBe(['m=audio 9', line, 'm=video 9', line, ''].join('\r\n'))
  })
  it('is known to be this machine’s own or not', () => {
    expect(isOwnAddress('127.0.0.1')).toBe(true)
    expect(isOwnAddress('203.0.113.7')).toBe(false)
  })
})

describe('the UDP ports', () => {
  it('go out in pairs, in turn, and come back', () => {
    const pairs = portPairs([40_000, 40_003])
    const first = pairs.take()
    expect([first, pairs.take()]).toEqual([
      [40_000, 40_001],
      [40_002, 40_003],
    ])
    expect(() => pairs.take()).toThrow('MEDIA_PORTS')
    pairs.free(first)
    expect(pairs.take()).toEqual(first)
    expect(portPairs(null).take()).toBeNull()
  })
  it('are divided between processes without overlap', () => {
    const shares = [0, 1, 2].map((index) => shareOfPorts([40_000, 40_019], index, 3))
    expect(shares).toEqual([
      [40_000, 40_005],
      [40_006, 40_011],
      [40_012, 40_017],
    ])
  })
})

it('a room is always carried by the same process, and rooms are spread over all', () => {
  const rooms = Array.from({ length: 400 }, (_, at) => `0199aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`)
  const counts = [0, 0, 0, 0]
  for (const room of rooms) {
    expect(processOf(room, 4)).toBe(processOf(room, 4))
    counts[processOf(room, 4)]! += 1
  }
  expect(Math.min(...counts)).toBeGreaterThan(60)
})
