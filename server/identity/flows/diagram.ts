import { demandNamedFlow } from './demand-flow.ts'
import { type FlowAnswer, type FlowCall, ok } from './flow-call.ts'
import { type BoundStage, type FlowRow, stagesOf } from './flow-rows.ts'
import { stageKinds } from './flow-words.ts'

/** A text within a diagram: its quotes would end it. */
const quoted = (text: string): string => `"${text.replaceAll('"', '#quot;')}"`

/** A flow as a mermaid graph, word for word as authentik draws one without policies. */
export function drawDiagram(flow: Pick<FlowRow, 'name'>, bound: readonly BoundStage[]): string {
  const stages = bound.map((binding, place) => {
    const words = quoted(`Stage (${stageKinds[binding.stage_kind].title})\n${binding.stage_name}`)
    return `${place === 0 ? '' : `stage_${place - 1} `}--> stage_${place}([${words}])`
  })
  const last = bound.length === 0 ? 'flow_start' : `stage_${bound.length - 1}`
  const lines = [`flow_start[[${quoted(`Flow\n${flow.name}`)}]]`, ...stages, `${last} --> done[["End of the flow"]]`]
  return ['graph TD', ...lines].join('\n')
}

/** GET /flows/instances/{slug}/diagram/. */
export async function flowDiagram(call: FlowCall): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'slug')
  return ok({ diagram: drawDiagram(flow, await stagesOf(call.db.queries, [flow.id])) })
}
