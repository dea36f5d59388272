import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { inOrder, readAnswers } from './read-answers.ts'

const folder = mkdtempSync(join(tmpdir(), 'polyhex-answers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = [
  'seq,user_id,skills,item_id,correct,timestamp',
  '10,7,2 5,a,1,0',
  '2,7,5,b,0,0',
  '',
  '1,-3,9,a,1,0',
  '2,7,5,c,1,0',
]

function fileOf(name: string, text: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('reading recorded answers', () => {
  it('takes the columns by name, in any order, packed or not', async () => {
    const plain = await readAnswers(fileOf('answers.csv', lines.join('\n')))
    expect(plain.map((row) => [row.userId, row.seq, row.itemId, row.right])).toEqual([
      ['7', '10', 'a', true],
      ['7', '2', 'b', false],
      ['-3', '1', 'a', true],
      ['7', '2', 'c', true],
    ])
    expect(plain.map((row) => row.skills)).toEqual([[0, 1], [1], [2], [1]])
    expect(await readAnswers(fileOf('answers.csv.gz', gzipSync(lines.join('\r\n'))))).toEqual(plain)
  })

  it('puts users and their answers in order, and leaves equal ones as they came', async () => {
    const rows = inOrder(await readAnswers(fileOf('order.csv', lines.join('\n'))))
    expect(rows.map((row) => row.itemId)).toEqual(['a', 'b', 'c', 'a'])
  })

  it('names the line of a fault', async () => {
    const header = 'user_id,seq,item_id,skills,correct'
    await expect(readAnswers(fileOf('a.csv', 'user_id,seq'))).rejects.toThrow('no column item_id')
    await expect(readAnswers(fileOf('b.csv', `${header}\n1,1,1,1,1\nx,1,1,1,1`))).rejects.toThrow('line 3')
    await expect(readAnswers(fileOf('c.csv', `${header}\n1,1,1,1,2`))).rejects.toThrow("correct '2'")
  })
})
