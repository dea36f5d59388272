import { z } from 'zod'
import { firstWidgetSet } from './widget-set.ts'

/** The set of widgets that the browser can show, as a call says it. */
export const widgetSetSent = z.number().int().min(1).max(1000).default(firstWidgetSet)
