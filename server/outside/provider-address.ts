type Environment = Readonly<Record<string, string | undefined>>

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Reads the address of a provider from an environment variable; null where none is given. Keys and tokens go there, so that
 * production takes https only; an address of this very machine, where a double or a proxy may listen, must be allowed by
 * ALLOW_LOOPBACK_PROVIDERS=true. What cannot be is added to `faults`.
 */
export function providerAddress(
  environment: Environment,
  name: string,
  production: boolean,
  faults: string[],
): URL | null {
  const given = environment[name] ?? ''
  if (given === '') return null
  const address = URL.canParse(given) ? new URL(given) : null
  if (address === null || !/^https?:$/.test(address.protocol)) {
    faults.push(`${name} must be an address such as https://api.example.com or http://127.0.0.1:4010.`)
    return null
  }
  const isLoopback = loopback.test(address.hostname)
  if (production && isLoopback && environment['ALLOW_LOOPBACK_PROVIDERS'] !== 'true') {
    faults.push(
      `${name} is an address of this machine, where no real provider is. Remove it, or say ALLOW_LOOPBACK_PROVIDERS=true.`,
    )
  } else if (production && !isLoopback && address.protocol !== 'https:') {
    faults.push(`${name} must begin with https:// in production: keys and tokens are sent there.`)
  }
  return address
}
