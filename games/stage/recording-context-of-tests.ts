/** A context that draws nothing and writes down what it is asked for, in the place of a canvas. */
export interface Recording {
  readonly context: CanvasRenderingContext2D
  readonly calls: { readonly name: string; readonly values: readonly unknown[] }[]
  /** Saves that were not restored. */
  depth(): number
}

/** A fresh recording. */
export function recordContext(): Recording {
  const calls: { name: string; values: readonly unknown[] }[] = []
  const kept: Record<string, unknown> = { globalAlpha: 1 }
  const context = new Proxy(kept, {
    get: (target, name) => {
      if (typeof name !== 'string' || name in target) return target[String(name)]
      return (...values: unknown[]) => {
        calls.push({ name, values })
        if (/^create.*Gradient$/.test(name)) return { addColorStop: () => undefined }
        return undefined
      }
    },
    set: (target, name, value) => {
      target[String(name)] = value
      return true
    },
  }) as unknown as CanvasRenderingContext2D
  const count = (name: string): number => calls.filter((call) => call.name === name).length
  return { context, calls, depth: () => count('save') - count('restore') }
}
