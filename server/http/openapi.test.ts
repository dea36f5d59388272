import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { sectionOperations } from '@polyhex/contract/classes/section-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import type { Operation } from '@polyhex/contract/operation'
import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

it('is as docs/openapi.json says; after a change of the contract run `npm run openapi` [C-221]', async () => {
  const kept = await readFile(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')
  expect(JSON.parse(JSON.stringify(openApi()))).toEqual(JSON.parse(kept))
})

const classCalls = {
  ...attendanceOperations,
  ...cohortOperations,
  ...creditOperations,
  ...groupingOperations,
  ...scheduleOperations,
  ...sectionOperations,
  ...timeSlotOperations,
}

it.each(Object.entries(classCalls) as [string, Operation][])(
  'documents the path of %s, by its name [C-179]',
  async (name, { method, path }) => {
    const kept = JSON.parse(await readFile(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')) as {
      paths: Record<string, Record<string, { operationId: string; summary: string }>>
    }
    const documented = kept.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
    expect(documented).toMatchObject({ operationId: name, summary: expect.stringMatching(/\w{3,}/) })
  },
)
