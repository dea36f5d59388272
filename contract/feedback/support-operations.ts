import { z } from 'zod'
import { operation } from '../operation.ts'

/** Where people find help. C-094. */
export const supportOperations = {
  getSupport: operation({
    method: 'GET',
    path: '/support',
    access: 'everyone',
    summary: 'The email address that people can write to.',
    response: z.object({ email: z.string() }),
    caching: { seconds: 3600, scope: 'public' },
    small: true,
  }),
}
