import { networkInterfaces } from 'node:os'

/** Whether an address is one of this machine, so that a socket can be bound to it. */
export function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === address) ?? false)
}

/**
 * A candidate line (RFC 8839) as browsers shall see it: with the announced address in place of that of this machine.
 * Null for what leads nowhere: other than UDP, and addresses of this machine only, where there is an announced one.
 */
export function announced(candidate: string, address: string | null): string | null {
  const parts = candidate.split(' ')
  if (parts[2]?.toLowerCase() !== 'udp') return null
  if (address === null || parts[7] !== 'host') return candidate
  parts[4] = address
  return parts.join(' ')
}

/** An offer in which every candidate line is as browsers shall see it, each once. */
export function announcedSdp(sdp: string, address: string | null): string {
  const seen = new Set<string>()
  return sdp
    .split('\r\n')
    .flatMap((line) => {
      if (line.startsWith('m=')) seen.clear()
      if (!line.startsWith('a=candidate:')) return [line]
      const shown = announced(line.slice('a='.length), address)
      if (shown === null) return []
      const [, component, , , host, port] = shown.split(' ')
      const key = `${component} ${host} ${port}`
      if (seen.has(key)) return []
      seen.add(key)
      return [`a=${shown}`]
    })
    .join('\r\n')
}
