import PDFDocument from 'pdfkit'
import { type FontName, fontOf } from './fonts.ts'
import type { Mark } from './marks.ts'
import { haloOutline } from './outline-of-text.ts'

export interface Page {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** What a file says of itself. */
export interface Title {
  readonly title: string
  readonly subject: string
  /** The same sheet must be the same bytes, so its day is the day on which its kind was last changed. */
  readonly made: Date
}

type Document = PDFKit.PDFDocument

class PdfPainter {
  readonly doc: Document
  readonly fonts = new Set<FontName>()
  constructor(doc: Document) {
    this.doc = doc
  }

  useFont(name: FontName): void {
    if (!this.fonts.has(name)) this.doc.registerFont(name, fontOf(name) as unknown as PDFKit.Mixins.PDFFontSource)
    this.fonts.add(name)
    this.doc.font(name)
  }

  text(mark: Extract<Mark, { kind: 'text' }>): void {
    const { doc } = this
    if (mark.halo !== undefined) {
      doc.save().translate(mark.x, mark.y).path(haloOutline(mark)).lineJoin('round').lineWidth(mark.halo.width)
      doc.stroke(mark.halo.color).restore()
    }
    this.useFont(mark.font)
    doc.fontSize(mark.size).fillColor(mark.color, mark.opacity ?? 1)
    doc.text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' })
  }

  path(mark: Extract<Mark, { kind: 'path' }>): void {
    const { doc } = this
    const { stroke, fill } = mark
    doc.save()
    if (mark.opacity !== undefined) doc.opacity(mark.opacity)
    doc.path(mark.d)
    if (stroke !== undefined) {
      doc.lineWidth(stroke.width)
      if (stroke.round === true) doc.lineCap('round').lineJoin('round')
      if (stroke.dash !== undefined) doc.dash(stroke.dash as unknown as number, {})
    }
    if (stroke !== undefined && fill !== undefined) doc.fillAndStroke(fill, stroke.color)
    else if (stroke !== undefined) doc.stroke(stroke.color)
    else if (fill !== undefined) doc.fill(fill)
    doc.restore()
  }

  marks(marks: readonly Mark[]): void {
    for (const mark of marks) {
      if (mark.kind === 'text') this.text(mark)
      else if (mark.kind === 'path') this.path(mark)
      else if (mark.kind === 'part') this.marks(mark.marks)
      else {
        this.doc.save().transform(...mark.matrix)
        if (mark.clip !== undefined) this.doc.path(mark.clip).clip()
        this.marks(mark.marks)
        this.doc.restore()
      }
    }
  }
}

/** Parts of a page, in the order in which they are read; what is in none of them is decoration. */
function paintParts(painter: PdfPainter, root: PDFKit.PDFStructureElement, marks: readonly Mark[]): void {
  const { doc } = painter
  for (const mark of marks) {
    if (mark.kind === 'group' && mark.clip === undefined) {
      doc.save().transform(...mark.matrix)
      paintParts(painter, root, mark.marks)
      doc.restore()
    } else if (mark.kind === 'part' && mark.role !== 'Artifact') {
      const options = mark.alt === undefined ? {} : { alt: mark.alt }
      root.add(doc.struct(mark.role, options, () => painter.marks(mark.marks)))
    } else {
      doc.markContent('Artifact', {})
      painter.marks(mark.kind === 'part' ? mark.marks : [mark])
      doc.endMarkedContent()
    }
  }
}

/**
 * Pages as a PDF file with real text, a title, a language, headings and the words of its figures for screen readers. The
 * same pages give the same bytes. `compress` false leaves the drawing readable, for tests.
 */
export async function toPdf(pages: readonly Page[], about: Title, compress = true): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: about.title,
      Subject: about.subject,
      Author: 'Polyhex',
      Creator: 'Polyhex',
      Producer: 'Polyhex',
      CreationDate: about.made,
    },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const painter = new PdfPainter(doc)
  for (const page of pages) {
    doc.addPage({ size: [page.width, page.height], margin: 0 })
    paintParts(painter, root, page.marks)
  }
  root.end()
  doc.end()
  return done
}
