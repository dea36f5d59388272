import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Files that stand under their own name and are kept from the first visit on. The landing page is not: its shell is. */
const named = /^(?:index\.html|before-paint\.js|mark\.svg|manifest\.webmanifest|icons\/(?:icon|maskable)-\d+\.png)$/
/** Files with a mark of their contents in the name that are worth keeping: of fonts those that every browser here reads. */
const worthKeeping = /\.(?:js|css|svg)$|-latin-[^/]*\.woff2$|KaTeX[^/]*\.woff2$/

/** The files of the first chunk: the entry with all that it imports, and their style sheets. */
export function filesOfEntry(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    const { viteMetadata } = chunk as typeof chunk & { viteMetadata?: { importedCss?: Set<string> } }
    for (const style of viteMetadata?.importedCss ?? []) found.add(style)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(file)
  return [...found]
}

/** Builds the service worker into `dist`, with the list of the files that stand there. `entry` are those of the first chunk. */
export async function buildWorker(root: string, dist: string, entry: readonly string[]): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/')).sort()
  const marked = files.filter((file) => file.startsWith('assets/') && worthKeeping.test(file))
  const first = marked.filter((file) => entry.includes(file) || /(?:gabarito|lexend)-latin-wght-normal/.test(file))
  const revision = async (file: string): Promise<string> =>
    createHash('sha256')
      .update(await readFile(join(dist, file)))
      .digest('base64url')
      .slice(0, 16)
  const kept = files.filter((file) => named.test(file))
  const builtFiles = {
    named: await Promise.all(kept.map(async (file) => ({ url: `/${file}`, revision: await revision(file) }))),
    first: first.map((file) => `/${file}`),
    others: marked.filter((file) => !first.includes(file)).map((file) => `/${file}`),
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { builtFiles: JSON.stringify(builtFiles), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'offline', 'worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
