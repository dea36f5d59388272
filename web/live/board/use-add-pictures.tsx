import { boardPage } from '@polyhex/contract/live/board/board-document'
import { boardOperations } from '@polyhex/contract/live/board/board-operations'
import { type ReactNode, useRef, useState } from 'react'
import { callServer } from '../../call/call-server.ts'
import { ServerProblem } from '../../call/problems.ts'
import { showToast } from '../../kit/toasts.ts'
import type { BoardDoc } from './board-doc.ts'
import { FileProblem, picturesOf } from './picture-files.ts'

/** Units of the page that stay free around a picture. */
const edge = 40

/** Where a picture of this size in px lies on a page: as large as fits, in the middle. */
export function placeOfPicture(width: number, height: number): { x: number; y: number; width: number; height: number } {
  const scale = Math.min((boardPage.width - 2 * edge) / width, (boardPage.height - 2 * edge) / height)
  const size = { width: Math.max(20, Math.round(width * scale)), height: Math.max(20, Math.round(height * scale)) }
  return { ...size, x: (boardPage.width - size.width) / 2, y: (boardPage.height - size.height) / 2 }
}

/**
 * Puts the pictures of a file onto the board of a group: the first on the page on show if it is empty, each further one,
 * such as the pages of a PDF, on a new page after it.
 */
export function useAddPictures(given: {
  readonly groupId: string
  readonly board: BoardDoc
  readonly onShow: (place: number) => void
}): { readonly choose: (page: { id: string; place: number; empty: boolean }) => void; readonly field: ReactNode } {
  const { groupId, board, onShow } = given
  const input = useRef<HTMLInputElement>(null)
  const [onto, setOnto] = useState({ id: '', place: 0, empty: true })

  async function add(file: File): Promise<void> {
    let { place } = onto
    let page: string | null = onto.empty ? onto.id : null
    for await (const { jpeg, width, height } of picturesOf(file)) {
      const { pictureId } = await callServer(boardOperations.addBoardPicture, { params: { groupId }, body: { jpeg } })
      if (page === null) {
        page = board.addPage(place, 'plain')
        place += 1
      }
      if (page === null) throw new FileProblem('This board has as many pages as it can hold.')
      board.add({ kind: 'picture', page, ...placeOfPicture(width, height), pictureId, text: file.name.slice(0, 100) })
      onShow(place)
      page = null
    }
  }
  function chosen(): void {
    const [file] = input.current?.files ?? []
    if (input.current !== null && file !== undefined) {
      showToast('note', 'The picture is on its way to the board.')
      add(file).catch((problem: unknown) => {
        const words = problem instanceof FileProblem || problem instanceof ServerProblem ? problem.message : null
        showToast('error', words ?? 'The picture did not get onto the board. Please try again.')
      })
      // The same file can be chosen again.
      queueMicrotask(() => {
        if (input.current !== null) input.current.value = ''
      })
    }
  }
  return {
    choose: (page) => {
      setOnto(page)
      input.current?.click()
    },
    field: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture or PDF for the board"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={chosen}
      />
    ),
  }
}
