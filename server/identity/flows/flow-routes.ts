import { sendBackground, setBackgroundUrl, uploadBackground } from './backgrounds.ts'
import { exportFlow } from './blueprint-export.ts'
import { importFlows } from './blueprint-import.ts'
import { flowDiagram } from './diagram.ts'
import { getChallenge, solveChallenge } from './executor.ts'
import {
  bindingUsedBy,
  createBinding,
  deleteBinding,
  listBindings,
  patchBinding,
  retrieveBinding,
  updateBinding,
} from './flow-bindings.ts'
import { cacheInfo, clearCache, executeFlow } from './flow-cache.ts'
import type { FlowAnswer, FlowCall } from './flow-call.ts'
import { createFlow, deleteFlow, flowUsedBy, listFlows, patchFlow, retrieveFlow, updateFlow } from './flow-instances.ts'
import { inspectFlow } from './inspector.ts'

/** One call of the prefix. `name` is authentik's operation id, for the log. */
export interface FlowRoute {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: 'everyone' | 'admin'
  readonly run: (call: FlowCall) => Promise<FlowAnswer>
  /** A GET that changes something. */
  readonly changesByGet?: true
}

const executor = '/flows/executor/:flow_slug/'
const flows = '/flows/instances/'
const flow = '/flows/instances/:slug/'
const bindings = '/flows/bindings/'
const binding = '/flows/bindings/:fsb_uuid/'
const admin = 'admin'

/** Everything under /api/v3.. */
export const flowRoutes: readonly FlowRoute[] = [
  {
    name: 'flows_executor_get',
    method: 'GET',
    path: executor,
    access: 'everyone',
    run: getChallenge,
    changesByGet: true,
  },
  { name: 'flows_executor_solve', method: 'POST', path: executor, access: 'everyone', run: solveChallenge },
  { name: 'flows_inspector_get', method: 'GET', path: '/flows/inspector/:flow_slug/', access: admin, run: inspectFlow },
  { name: 'flows_instances_list', method: 'GET', path: flows, access: admin, run: listFlows },
  { name: 'flows_instances_create', method: 'POST', path: flows, access: admin, run: createFlow },
  {
    name: 'flows_instances_cache_clear_create',
    method: 'POST',
    path: `${flows}cache_clear/`,
    access: admin,
    run: clearCache,
  },
  {
    name: 'flows_instances_cache_info_retrieve',
    method: 'GET',
    path: `${flows}cache_info/`,
    access: admin,
    run: cacheInfo,
  },
  { name: 'flows_instances_import_create', method: 'POST', path: `${flows}import/`, access: admin, run: importFlows },
  { name: 'flows_instances_retrieve', method: 'GET', path: flow, access: admin, run: retrieveFlow },
  { name: 'flows_instances_update', method: 'PUT', path: flow, access: admin, run: updateFlow },
  { name: 'flows_instances_partial_update', method: 'PATCH', path: flow, access: admin, run: patchFlow },
  { name: 'flows_instances_destroy', method: 'DELETE', path: flow, access: admin, run: deleteFlow },
  { name: 'flows_instances_diagram_retrieve', method: 'GET', path: `${flow}diagram/`, access: admin, run: flowDiagram },
  {
    name: 'flows_instances_execute_retrieve',
    method: 'GET',
    path: `${flow}execute/`,
    access: admin,
    run: executeFlow,
    changesByGet: true,
  },
  { name: 'flows_instances_export_retrieve', method: 'GET', path: `${flow}export/`, access: admin, run: exportFlow },
  { name: 'flows_instances_used_by_list', method: 'GET', path: `${flow}used_by/`, access: admin, run: flowUsedBy },
  {
    name: 'flows_instances_set_background_create',
    method: 'POST',
    path: `${flow}set_background/`,
    access: admin,
    run: uploadBackground,
  },
  {
    name: 'flows_instances_set_background_url_create',
    method: 'POST',
    path: `${flow}set_background_url/`,
    access: admin,
    run: setBackgroundUrl,
  },
  { name: 'flows_bindings_list', method: 'GET', path: bindings, access: admin, run: listBindings },
  { name: 'flows_bindings_create', method: 'POST', path: bindings, access: admin, run: createBinding },
  { name: 'flows_bindings_retrieve', method: 'GET', path: binding, access: admin, run: retrieveBinding },
  { name: 'flows_bindings_update', method: 'PUT', path: binding, access: admin, run: updateBinding },
  { name: 'flows_bindings_partial_update', method: 'PATCH', path: binding, access: admin, run: patchBinding },
  { name: 'flows_bindings_destroy', method: 'DELETE', path: binding, access: admin, run: deleteBinding },
  { name: 'flows_bindings_used_by_list', method: 'GET', path: `${binding}used_by/`, access: admin, run: bindingUsedBy },
  {
    name: 'flow_backgrounds_retrieve',
    method: 'GET',
    path: '/flows/backgrounds/:flow_uuid/:hash/',
    access: 'everyone',
    run: sendBackground,
  },
]
