import { chatFeature } from '../board/chat-feature.ts'
import { boardFeature } from '../board/serve-boards.ts'
import { workFeature } from '../work/work-feature.ts'
import { ledFeature } from './features/led-feature.ts'
import { mediaFeature } from './features/media-feature.ts'
import { presenceFeature } from './features/presence-feature.ts'
import { spotlightFeature } from './features/spotlight-feature.ts'
import type { RoomFeature } from './room-feature.ts'

/** Everything that answers messages in a room, one line each. No kind may be in two of them. */
export const roomFeatures: readonly RoomFeature[] = [
  presenceFeature,
  spotlightFeature,
  mediaFeature,
  chatFeature,
  workFeature,
  boardFeature,
  ledFeature,
]
