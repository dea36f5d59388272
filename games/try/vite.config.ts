import { defineConfig } from 'vite'
import { emojiPlugin } from '../build/emoji-plugin.ts'

/** `npx vite games/try`: the page that shows one game by itself. */
export default defineConfig({ root: import.meta.dirname, plugins: [emojiPlugin()], server: { port: 4102 } })
