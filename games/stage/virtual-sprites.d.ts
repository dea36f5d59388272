declare module 'virtual:polyhex-sprites/*' {
  import type { SpriteShapes } from '../art/sprite-shapes.ts'
  export const sprites: Readonly<Record<string, SpriteShapes>>
}
