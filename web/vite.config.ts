import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { emojiPlugin } from '@polyhex/games/build/emoji-plugin'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { mostFirstScriptBytes } from './first-route-limit.ts'
import { buildWorker, filesOfEntry } from './worker-build.ts'

const root = import.meta.dirname
const dist = join(root, 'dist')

/** The latin faces are needed for the first paint: the page asks for them before it has read its style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) =>
          /(gabarito|lexend)-latin-wght-normal.*\.woff2$/.test(file),
        )
        return {
          html,
          tags: fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
        }
      },
    },
  }
}

/**
 * After the build: draws the landing page once with the product's own code, as landing.html, builds the service worker,
 * which knows every file by then, and packs all files.
 */
function finishPages(): Plugin {
  let entry: string[] = []
  return {
    name: 'finish-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      entry = filesOfEntry(bundle)
    },
    async closeBundle(error) {
      // A build that failed wrote no pages: its own reason is to be read, not that they are missing.
      if (error !== undefined) return
      const place = '<div id="root"></div>'
      const html = await readFile(join(dist, 'index.html'), 'utf8')
      if (!html.includes(place)) throw new Error(`index.html has no ${place} to put the landing page into.`)
      const landing = await landingMarkup()
      await writeFile(
        join(dist, 'landing.html'),
        html.replace(place, () => `<div id="root">${landing}</div>`),
      )
      await buildWorker(root, dist, entry)
      await packFiles()
      await checkFirstRoute(entry)
    },
  }
}

async function landingMarkup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polyhex-prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), emojiPlugin()],
      // Everything is bundled: the folder lies outside the project, where no package is found.
      ssr: { noExternal: true },
      build: { ssr: 'shell/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false, target: 'node24' },
    })
    const built = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as {
      landingMarkup: () => Promise<string>
    }
    return await built.landingMarkup()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Below this many bytes a packed file saves nothing. */
const leastPacked = 1024

/** Lays a Brotli and a gzip copy beside every file of text, packed as well as can be, for the server to send as they are. */
async function packFiles(): Promise<void> {
  const files = await readdir(dist, { recursive: true })
  const texts = files.filter((file) => /\.(js|css|html|svg)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const bytes = await readFile(join(dist, file))
      if (bytes.length < leastPacked) return
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      await writeFile(join(dist, `${file}.br`), await promisify(brotliCompress)(bytes, quality))
      await writeFile(join(dist, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

/** Fails when the scripts of the first page, packed, are more than a first visit may have to fetch. */
async function checkFirstRoute(entry: readonly string[]): Promise<void> {
  const scripts = entry.filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (file) => {
      const packed = await stat(join(dist, `${file}.br`)).catch(() => null)
      return { file, bytes: (packed ?? (await stat(join(dist, file)))).size }
    }),
  )
  const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0)
  if (bytes <= mostFirstScriptBytes) return
  const list = sizes.map((one) => `${one.file} ${one.bytes}`).join(', ')
  throw new Error(
    `The first page has ${bytes} bytes of scripts, packed; at most ${mostFirstScriptBytes} may be: ${list}.`,
  )
}

/**
 * Chunks that change rarely or are wanted together; everything else follows the routes. A file of its own for each part that
 * two routes share would cost the first visit a request and its headers each.
 */
const vendors: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\// },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'katex', test: /node_modules\/katex\// },
  { name: 'offline', test: /\/web\/offline\/(start-offline|register-worker|sync-answers|queue-store)\.ts$/ },
  { name: 'first', tags: ['$initial'], priority: -1 },
]

export default defineConfig({
  root,
  plugins: [react(), emojiPlugin(), preloadFonts(), finishPages()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: vendors } } },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 4300),
    // The host stays as the browser has it, or the server takes each call for another website's.
    proxy: { '/api': { target: `http://localhost:${process.env['API_PORT'] ?? 4000}`, changeOrigin: false } },
  },
})
