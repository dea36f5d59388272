import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP, isIPv4 } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** Ranges that are nobody's on the public network: private, local, shared, documentation, multicast (RFC 6890). */
const special = new BlockList()
for (const [range, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(range, bits, 'ipv4')
for (const [range, bits] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  special.addSubnet(range, bits, 'ipv6')

/** The IPv4 address inside an IPv6 one that only maps it, as servers that listen on both see their visitors. */
function plainAddress(address: string): string {
  const bare = address.replace(/%.*$/, '')
  const mapped = /^(?:::|(?:0+:){5})ffff:(.+)$/i.exec(bare)?.[1]
  if (mapped === undefined) return bare
  if (isIPv4(mapped)) return mapped
  const parts = /^([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(mapped)
  if (parts === null) return bare
  const [high, low] = [Number.parseInt(parts[1] ?? '', 16), Number.parseInt(parts[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

interface Place extends CountryResponse {
  readonly country_code?: string
}
let reader: Reader<Place> | undefined

/** Opened at the first look-up: 8 MB that many processes never need. */
function openReader(): Reader<Place> {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  )
  return (reader ??= new Reader<Place>(readFileSync(path)))
}

/**
 * The country of a network address, as two letters (ISO 3166-1), from the database that comes with the product: nobody
 * is asked. Null for what is no address, is private or local, or is not in the database. A-279.
 */
export function countryOf(address: string): string | null {
  const plain = plainAddress(address)
  const kind = isIP(plain)
  if (kind === 0 || special.check(plain, kind === 4 ? 'ipv4' : 'ipv6')) return null
  const code = openReader().get(plain)?.country_code
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null
}
