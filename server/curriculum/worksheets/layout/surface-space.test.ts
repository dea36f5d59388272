import { surfaceWidgetSamples } from '@polyhex/curriculum/surfaces/surface-widget-samples'
import { expect, it } from 'vitest'
import { surfaceSpace } from './surface-space.ts'

/** 1.2 cm in points. */
const leastToWrite = 34

it.each(surfaceWidgetSamples.map(({ name, widget }) => [name, widget] as const))(
  'prints room to work by hand, inside of its column: %s [P31]',
  (_, widget) => {
    for (const column of [180, 300, 500]) {
      const block = surfaceSpace(widget, column)
      expect(block.width).toBeLessThanOrEqual(Math.min(column, 240))
      expect(block.height).toBeGreaterThanOrEqual(leastToWrite)
      expect(block.marks).toMatchObject([{ kind: 'part', role: 'Figure' }])
    }
  },
)
