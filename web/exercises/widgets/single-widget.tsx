import { lazy, Suspense } from 'react'
import { Skeleton } from '../../kit/skeleton.tsx'
import { untilFetched } from '../../kit/until-fetched.ts'
import type { SingleWidget as Widget } from '@polyhex/contract/exercises/questions'
import { ChoiceWidget } from './choice-widget.tsx'
import { ClockWidget } from './clock-widget.tsx'
import { ComparisonWidget } from './comparison-widget.tsx'
import { ExpressionWidget } from './expression-widget.tsx'
import { FractionWidget } from './fraction-widget.tsx'
import { GraphLineWidget } from './graph-line-widget.tsx'
import { GraphPointWidget } from './graph-point-widget.tsx'
import { GroupsWidget } from './groups-widget.tsx'
import { MatchingWidget } from './matching-widget.tsx'
import { MixedNumberWidget } from './mixed-number-widget.tsx'
import { MoneyWidget } from './money-widget.tsx'
import { MultiChoiceWidget } from './multi-choice-widget.tsx'
import { NumberLineWidget } from './number-line-widget.tsx'
import { NumericWidget } from './numeric-widget.tsx'
import { OrderingWidget } from './ordering-widget.tsx'
import { SurfaceWidget } from './surface/surface-widget.tsx'
import { TableWidget } from './table-widget.tsx'
import { TimeWidget } from './time-widget.tsx'
import type { Outcome, WidgetAnswer } from './widget-props.ts'
import { YesNoWidget } from './yes-no-widget.tsx'

/** Fetched when the first question needs it; the service worker keeps it. */
const StepsWidget = lazy(async () => ({
  default: (await untilFetched(async () => import('./steps/steps-widget.tsx'))).StepsWidget,
}))

const SlotsWidget = lazy(async () => ({
  default: (await untilFetched(async () => import('./slots/slots-widget.tsx'))).SlotsWidget,
}))

export interface SingleWidgetProps {
  widget: Widget
  response: string
  outcome?: Outcome
  /** What was answered the first time and is wrong. */
  tried?: string
  labelledBy: string
  onAnswer: (answer: WidgetAnswer) => void
  onSubmit: (response: string) => void
}

/** The widget that a question, or one of its parts, asks for. */
export function SingleWidget({ widget, ...rest }: SingleWidgetProps) {
  switch (widget.widget) {
    case 'choice':
      return <ChoiceWidget widget={widget} {...rest} />
    case 'multi_choice':
      return <MultiChoiceWidget widget={widget} {...rest} />
    case 'yes_no':
      return <YesNoWidget widget={widget} {...rest} />
    case 'comparison':
      return <ComparisonWidget widget={widget} {...rest} />
    case 'numeric':
      return <NumericWidget widget={widget} {...rest} />
    case 'fraction':
      return <FractionWidget widget={widget} {...rest} />
    case 'mixed_number':
      return <MixedNumberWidget widget={widget} {...rest} />
    case 'money':
      return <MoneyWidget widget={widget} {...rest} />
    case 'time':
      return <TimeWidget widget={widget} {...rest} />
    case 'clock':
      return <ClockWidget widget={widget} {...rest} />
    case 'expression':
      return <ExpressionWidget widget={widget} {...rest} />
    case 'number_line':
      return <NumberLineWidget widget={widget} {...rest} />
    case 'graph_point':
      return <GraphPointWidget widget={widget} {...rest} />
    case 'graph_line':
      return <GraphLineWidget widget={widget} {...rest} />
    case 'ordering':
      return <OrderingWidget widget={widget} {...rest} />
    case 'matching':
      return <MatchingWidget widget={widget} {...rest} />
    case 'groups':
      return <GroupsWidget widget={widget} {...rest} />
    case 'table':
      return <TableWidget widget={widget} {...rest} />
    case 'counters':
    case 'rings':
    case 'fraction_parts':
    case 'base_ten':
    case 'coins':
    case 'plot':
    case 'clock_set':
    case 'chart':
    case 'written':
    case 'line_points':
    case 'line_jumps':
    case 'line_ray':
    case 'tape':
    case 'balance':
    case 'hot_spot':
      return <SurfaceWidget widget={widget} {...rest} />
    case 'steps':
      return (
        <Suspense fallback={<Skeleton height={280} />}>
          <StepsWidget widget={widget} {...rest} />
        </Suspense>
      )
    case 'slots':
      return (
        <Suspense fallback={<Skeleton height={220} />}>
          <SlotsWidget widget={widget} {...rest} />
        </Suspense>
      )
  }
}
