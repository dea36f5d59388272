import { HocuspocusProvider, WebSocketStatus } from '@hocuspocus/provider'
import { BoardObject } from '@polyhex/contract/live/board/board-document'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as Y from 'yjs'
import { openBoardDoc, type BoardDoc } from './board-doc.ts'
import type { Draft } from './use-board-tools.ts'
import { boardTokens } from './board-token.ts'

export type BoardState = 'connecting' | 'open' | 'lost' | 'refused'

export interface SharedBoard {
  board: BoardDoc
  state: BoardState
  /** Students' pens are kept still by a tutor. */
  still: boolean
  /** By who leads. */
  keepStill: (still: boolean) => void
  /** What others are drawing just now. */
  drafts: readonly Draft[]
  tellDraft: (draft: Draft | null) => void
}

interface BoardPlace {
  groupId: string
  /** Oneself, as the room names one. */
  me: string
  /** A good token of the room. */
  token: () => Promise<string>
  /** Something was not taken: the board has to be opened anew, from what is there. */
  onRefused: (why: string) => void
}

/** Milliseconds between two tellings of a line that grows: often enough to look alive. */
const draftPauseMs = 40

/** The words in a message of the server that something was not taken; null for any other message. */
function whyIn(payload: string): string | null {
  try {
    const read: unknown = JSON.parse(payload)
    return typeof read === 'object' && read !== null && 'refused' in read ? String(read.refused) : null
  } catch {
    return null
  }
}

/** What others say they are drawing, as far as it has the form of something that can be drawn. */
function draftsOf(provider: HocuspocusProvider): Draft[] {
  const { awareness } = provider
  if (!awareness) return []
  return [...awareness.getStates()].flatMap(([client, state]) => {
    if (client === awareness.clientID || typeof state['draft'] !== 'object' || state['draft'] === null) return []
    const parsed = BoardObject.safeParse({ ...state['draft'], id: 'draft', by: state['memberId'], z: 0 })
    return parsed.success && 'pen' in parsed.data ? [parsed.data] : []
  })
}

/**
 * The board of a group, shared over the socket at /api/boards: comes back by itself after a lost connection, with what was
 * drawn meanwhile.
 */
export function useBoard({ groupId, me, token, onRefused }: BoardPlace): SharedBoard {
  const [state, setState] = useState<BoardState>('connecting')
  const [still, setStill] = useState(false)
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const latestToken = useRef(token)
  latestToken.current = token
  const refused = useRef(onRefused)
  refused.current = onRefused
  const provider = useRef<HocuspocusProvider | null>(null)
  const board = useMemo(() => openBoardDoc(new Y.Doc(), me, HocuspocusProvider), [me])

  useEffect(() => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const tokens = boardTokens(async () => latestToken.current())
    const opened = new HocuspocusProvider({
      url: `${scheme}://${location.host}/api/boards/${groupId}`,
      name: groupId,
      document: board.doc,
      token: tokens.next,
      onSynced: () => {
        setState('open')
        setStill(board.doc.getMap('settings').get('still') === true)
        board.begin()
        board.arrived()
      },
      onStatus: ({ status }) => {
        if (status === WebSocketStatus.Disconnected) setState((before) => (before === 'refused' ? before : 'lost'))
      },
      onAuthenticationFailed: () => setState('refused'),
      // Somebody who may not be here any more, or may do something else here by now.
      onClose: ({ event }) => {
        if (event.reason === 'permission-denied') setState('refused')
      },
      onStateless: ({ payload }) => {
        if (payload === 'still' || payload === 'free') setStill(payload === 'still')
        else {
          const why = whyIn(payload)
          if (why !== null) refused.current(why)
        }
      },
      onAwarenessChange: () => setDrafts(draftsOf(opened)),
    })
    provider.current = opened
    return () => {
      provider.current = null
      tokens.end()
      opened.destroy()
      // The socket belongs to this provider alone and is closed with it.
      opened.configuration.websocketProvider.destroy()
    }
  }, [groupId, board])
  useEffect(() => () => board.close(), [board])

  const tell = useRef({ at: 0, timer: 0 })
  return {
    board,
    state,
    still,
    drafts,
    keepStill: (next) => provider.current?.sendStateless(next ? 'still' : 'free'),
    tellDraft: (draft) => {
      const { awareness } = provider.current ?? {}
      clearTimeout(tell.current.timer)
      const send = () => {
        tell.current.at = Date.now()
        awareness?.setLocalStateField('draft', draft)
      }
      const wait = draft === null ? 0 : Math.max(0, tell.current.at + draftPauseMs - Date.now())
      if (wait === 0) send()
      else tell.current.timer = window.setTimeout(send, wait)
    },
  }
}
