import type { RefusalForm } from '../refusal-form.ts'

/** Refusals of games. */
export const gameRefusals = {
  game_not_found: { status: 404, message: 'We could not find this game. Choose another one.' },
  game_not_answerable: {
    status: 409,
    message: 'These questions are answered by hand, so no game can ask them. Practice them, or choose another topic.',
  },
} as const satisfies Record<string, RefusalForm>
