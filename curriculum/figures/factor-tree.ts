import type { Figure } from '../values/values.ts'
import { circle, drawing, line } from './drawing.ts'
import { fittingSize, valueLabel } from './lettering.ts'
import { hueOf, tone } from './palette.ts'

export interface TreeNode {
  /** null is asked for. */
  readonly value: number | null
  readonly children?: readonly TreeNode[]
}

interface Placed {
  readonly node: TreeNode
  readonly x: number
  readonly depth: number
  readonly children: readonly Placed[]
}

const leaves = (node: TreeNode): number => (node.children ?? []).reduce((sum, child) => sum + leaves(child), 0) || 1
const depthOf = (node: TreeNode): number => 1 + Math.max(0, ...(node.children ?? []).map(depthOf))

function place(node: TreeNode, left: number, pitch: number, depth: number): Placed {
  let at = left
  const children = (node.children ?? []).map((child) => {
    const placed = place(child, at, pitch, depth + 1)
    at += leaves(child) * pitch
    return placed
  })
  const x = children.length === 0 ? left + pitch / 2 : ((children[0]?.x ?? 0) + (children.at(-1)?.x ?? 0)) / 2
  return { node, x, depth, children }
}

/** A number split into factors, again and again; ends that are known stand in filled discs. */
export function factorTree(root: TreeNode): Figure {
  const pitch = Math.min(74, 308 / leaves(root))
  const radius = Math.min(22, pitch / 2 - 2)
  const rise = 56
  const tree = place(root, (320 - pitch * leaves(root)) / 2, pitch, 0)
  const y = (depth: number): number => radius + 12 + depth * rise
  const branches = (p: Placed): string =>
    p.children
      .map((child) => line(p.x, y(p.depth), child.x, y(child.depth), { stroke: tone.f2, width: 3.5 }) + branches(child))
      .join('')
  const discs = (p: Placed): string => disc(p, p.x, y(p.depth), radius) + p.children.map(discs).join('')
  const height = Math.ceil(y(depthOf(root) - 1) + radius + 12)
  return drawing(
    {
      height,
      hue: hueOf.number,
      title: 'Factor tree',
      alt: `Factor tree: ${said(root)}.`,
      facts: { values: values(root) },
    },
    branches(tree) + discs(tree),
  )
}

function disc(p: Placed, x: number, y: number, radius: number): string {
  const { value } = p.node
  if (value === null)
    return (
      circle(x, y, radius, { fill: tone.paper, stroke: tone.f3, dashed: true }) + valueLabel(x, y, '?', { size: 18 })
    )
  const end = p.children.length === 0
  const size = fittingSize(String(value), radius * 1.7, 18)
  return (
    circle(x, y, radius, end ? {} : { fill: tone.f1, stroke: tone.f3 }) +
    valueLabel(x, y, String(value), { size, fill: end ? tone.f0 : tone.f4 })
  )
}

const name = (node: TreeNode): string => (node.value === null ? 'unknown' : String(node.value))

function said(node: TreeNode): string {
  const children = node.children ?? []
  if (children.length === 0) return name(node)
  const below = children.filter((child) => (child.children ?? []).length > 0).map(said)
  return [`${name(node)} splits into ${children.map(name).join(' and ')}`, ...below].join('; ')
}

const values = (node: TreeNode): (string | number)[] => [node.value ?? '?', ...(node.children ?? []).flatMap(values)]
