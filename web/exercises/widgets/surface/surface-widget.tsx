import { lazy, Suspense, type ComponentType } from 'react'
import type { AnySurface } from '@polyhex/curriculum/surfaces/surface'
import type { SurfaceWidget as Widget } from '@polyhex/contract/exercises/surface-widgets'
import { Skeleton } from '../../../kit/skeleton.tsx'
import { untilFetched } from '../../../kit/until-fetched.ts'
import { SurfaceStage, type SurfaceStageProps } from './surface-stage.tsx'

type Props = Omit<SurfaceStageProps, 'surface' | 'widget'> & { widget: Widget }

/** A surface that is fetched when the first question needs it; the service worker keeps all of them. */
function fetched(load: () => Promise<AnySurface>): ComponentType<Props> {
  return lazy(async () => {
    const surface = await untilFetched(load)
    return { default: (props: Props) => <SurfaceStage surface={surface} {...props} /> }
  })
}

const stages: Readonly<Record<Widget['widget'], ComponentType<Props>>> = {
  counters: fetched(async () => (await import('@polyhex/curriculum/surfaces/counters')).countersSurface),
  rings: fetched(async () => (await import('@polyhex/curriculum/surfaces/rings')).ringsSurface),
  tape: fetched(async () => (await import('@polyhex/curriculum/surfaces/tape')).tapeSurface),
  fraction_parts: fetched(async () => (await import('@polyhex/curriculum/surfaces/fraction-parts')).fractionParts),
  base_ten: fetched(async () => (await import('@polyhex/curriculum/surfaces/base-ten')).baseTen),
  plot: fetched(async () => (await import('@polyhex/curriculum/surfaces/plot')).plotSurface),
  clock_set: fetched(async () => (await import('@polyhex/curriculum/surfaces/clock-set')).clockSetSurface),
  written: fetched(async () => (await import('@polyhex/curriculum/surfaces/written')).writtenSurface),
  chart: fetched(async () => (await import('@polyhex/curriculum/surfaces/chart')).chartSurface),
  line_points: fetched(async () => (await import('@polyhex/curriculum/surfaces/line-points')).linePoints),
  line_jumps: fetched(async () => (await import('@polyhex/curriculum/surfaces/line-jumps')).lineJumps),
  line_ray: fetched(async () => (await import('@polyhex/curriculum/surfaces/line-ray')).lineRay),
  balance: fetched(async () => (await import('@polyhex/curriculum/surfaces/balance')).balanceSurface),
  hot_spot: fetched(async () => (await import('@polyhex/curriculum/surfaces/hot-spot')).hotSpot),
  coins: fetched(async () => (await import('@polyhex/curriculum/surfaces/coins')).coinsSurface),
}

/** The surface that a question asks for. */
export function SurfaceWidget(props: Props) {
  const Stage = stages[props.widget.widget]
  return (
    <Suspense fallback={<Skeleton height={280} />}>
      <Stage {...props} />
    </Suspense>
  )
}
