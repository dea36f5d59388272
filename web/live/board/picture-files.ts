import { pictureLimits } from '@polyhex/contract/live/board/board-document'

/** A picture ready for the board. */
export interface BoardImage {
  /** JPEG, in base64. */
  readonly jpeg: string
  readonly width: number
  readonly height: number
}

/** Why a file did not become pictures, in words. */
export class FileProblem extends Error {}

const isPdf = (file: File): boolean => file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')

/** The size in px at which something of this size fits the limits. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, pictureLimits.side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function canvasOf(size: { width: number; height: number }): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (context === null) throw new FileProblem('This browser cannot show pictures. Please try another one.')
  // Clear parts of a picture would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  return [canvas, context]
}

/** As JPEG, with less quality until it is small enough. */
function encoded(canvas: HTMLCanvasElement): BoardImage {
  for (const quality of [0.9, 0.75, 0.6, 0.4]) {
    const jpeg = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
    if (jpeg.length * 0.75 <= pictureLimits.bytes) return { jpeg, width: canvas.width, height: canvas.height }
  }
  throw new FileProblem('This picture is too large. Please try a smaller one.')
}

async function ofImage(file: File): Promise<BoardImage> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new FileProblem('This file is not a picture that can be shown. Please try a JPEG, PNG, WebP or PDF.')
  })
  const size = fitted(bitmap.width, bitmap.height)
  const [canvas, context] = canvasOf(size)
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  bitmap.close()
  return encoded(canvas)
}

async function* ofPdf(file: File): AsyncGenerator<BoardImage> {
  const [{ getDocument, GlobalWorkerOptions }, { default: workerAddress }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ])
  GlobalWorkerOptions.workerSrc = workerAddress
  // Nothing is fetched from elsewhere, and no script of the file runs.
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()) })
  try {
    const pdf = await task.promise.catch(() => {
      throw new FileProblem('This PDF cannot be read. It may be locked with a password.')
    })
    if (pdf.numPages > pictureLimits.pdfPages) {
      throw new FileProblem(`This PDF has ${pdf.numPages} pages. A board takes ${pictureLimits.pdfPages} at once.`)
    }
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const plain = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: pictureLimits.side / Math.max(plain.width, plain.height) })
      const [canvas] = canvasOf(fitted(viewport.width, viewport.height))
      await page.render({ canvas, viewport }).promise
      yield encoded(canvas)
    }
  } finally {
    await task.destroy()
  }
}

/** The pictures of a file: one of a picture, one for each page of a PDF. Throws a FileProblem that says what to do. */
export async function* picturesOf(file: File): AsyncGenerator<BoardImage> {
  if (file.size > pictureLimits.fileBytes)
    throw new FileProblem('This file is larger than 15 MB. Please try a smaller one.')
  if (isPdf(file)) yield* ofPdf(file)
  else yield await ofImage(file)
}
