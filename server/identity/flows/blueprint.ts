import { isNode, parseDocument, visit } from 'yaml'
import { z } from 'zod'

/** The models that a blueprint may hold here: flows and what belongs to them, nothing else. */
export const blueprintModels = [
  'authentik_flows.flow',
  'authentik_flows.flowstagebinding',
  'authentik_stages_identification.identificationstage',
  'authentik_stages_password.passwordstage',
  'authentik_stages_user_login.userloginstage',
  'authentik_stages_user_logout.userlogoutstage',
] as const
export type BlueprintModel = (typeof blueprintModels)[number]

/** Largest file, in bytes, and how often it may repeat a part of itself. */
export const blueprintLimits = { bytes: 262_144, aliases: 20, entries: 200 } as const

const Values = z.record(z.string(), z.unknown())

const Entry = z.strictObject({
  model: z.enum(blueprintModels, {
    error: (issue) =>
      `Model ${String(issue.input)} is not allowed: only flows, their stages and bindings can be imported.`,
  }),
  state: z.enum(['present', 'created', 'must_created', 'absent']).default('present'),
  conditions: z.array(z.boolean()).default([]),
  identifiers: Values,
  attrs: Values.nullish().transform((attrs) => attrs ?? {}),
  permissions: z.array(z.never('Permissions cannot be imported.')).default([]),
  id: z.string().nullish(),
})
export type BlueprintEntry = z.infer<typeof Entry>

const Blueprint = z.strictObject({
  version: z.literal(1, 'The version must be 1.'),
  metadata: z.object({ name: z.string() }).optional(),
  context: Values.optional(),
  entries: z.array(Entry).max(blueprintLimits.entries),
})

/** What is wrong with a blueprint, in words for the person who imports it. */
export class BlueprintFault extends Error {}

/**
 * Reads a blueprint: YAML without tags (`!Env`, `!File`, `!Find` and all others, which would read what is none of its
 * business), small, and without repetitions that unfold into more than can be held. Throws BlueprintFault.
 */
export function readBlueprint(bytes: Buffer): BlueprintEntry[] {
  if (bytes.length > blueprintLimits.bytes) throw new BlueprintFault('The file is too large.')
  let value: unknown
  try {
    const document = parseDocument(bytes.toString('utf8'), { schema: 'core', customTags: [], logLevel: 'silent' })
    const fault = document.errors[0] ?? document.warnings[0]
    visit(document, {
      Node: (_, node) => {
        if (isNode(node) && 'tag' in node && typeof node.tag === 'string') {
          throw new BlueprintFault(`Tags such as ${node.tag} are not allowed.`)
        }
      },
    })
    if (fault !== undefined) throw new BlueprintFault(`The file cannot be read as YAML: ${fault.code}.`)
    value = document.toJS({ maxAliasCount: blueprintLimits.aliases })
  } catch (error) {
    if (error instanceof BlueprintFault) throw error
    throw new BlueprintFault('The file cannot be read as YAML.')
  }
  const read = Blueprint.safeParse(value)
  if (read.success) return read.data.entries
  const issue = read.error.issues[0]
  throw new BlueprintFault(issue === undefined ? 'This is no blueprint.' : `${issue.path.join('.')}: ${issue.message}`)
}
