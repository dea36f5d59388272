import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startServer } from '../../tools/server-under-test/start-server.ts'
import { copyDemoData } from '../demo-data.ts'
import { demoPassword } from '../world.ts'

const executor = '/flows/executor/login-progressive/?query='
const png = Buffer.from('89504e470d0a1a0a0000', 'hex')

it('keeps passwords, tokens and cookies out of the log at its lowest level', async () => {
  const folder = copyDemoData()
  const server = await startServer({ folder }, { env: { LOG_LEVEL: 'trace' } })
  const jar = new Map<string, string>()
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const form = body instanceof FormData
    const response = await fetch(`${server.origin}/api/v3${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin: server.origin,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
  try {
    await ask('GET', executor)
    await ask('POST', executor, { uid_field: 'admin.ada' })
    await ask('POST', executor, { password: 'open sesame' })
    await ask('POST', executor, { password: demoPassword })
    const done = (await (await ask('GET', executor)).json()) as { component: string }
    expect(done.component).toBe('xak-flow-redirect')
    const form = new FormData()
    form.set('file', new Blob([png]))
    expect((await ask('POST', '/flows/instances/logout/set_background/', form)).status).toBe(200)
    const printed = server.output().replace(`Password: ${demoPassword}`, '')
    expect(printed).toContain('flows_executor_solve')
    expect([...jar.keys()].toSorted()).toEqual(['polyhex_device', 'polyhex_flow', 'polyhex_session'])
    for (const secret of [demoPassword, 'open sesame', ...jar.values()]) expect(printed).not.toContain(secret)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
