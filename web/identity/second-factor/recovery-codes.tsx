import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Note } from '../../kit/note.tsx'
import styles from './second-factor.module.css'

const textOf = (username: string, codes: readonly string[]): string =>
  [`Polyhex recovery codes for ${username}`, 'Each code works once.', '', ...codes, ''].join('\n')

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'polyhex-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}

/** Recovery codes, the one time that they can be seen: to copy, download, or print. */
export function RecoveryCodes({ username, codes }: { username: string; codes: readonly string[] }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const text = textOf(username, codes)
  return (
    <div className={styles['codes']}>
      <Note kind="ask">
        <p>
          Save these codes now. You cannot see them again. Each one signs you in once when you do not have your phone or
          passkey.
        </p>
      </Note>
      <p className={styles['onPaper']}>Polyhex recovery codes for {username}. Each code works once.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button
          look="line"
          icon="copy"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopied('yes'),
              () => setCopied('no'),
            )
          }
        >
          Copy
        </Button>
        <Button look="line" icon="download" onClick={() => download(text)}>
          Download
        </Button>
        <Button look="line" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {copied === 'yes' && 'The codes are copied.'}
        {copied === 'no' && 'This browser does not let us copy. Download or print the codes.'}
      </p>
    </div>
  )
}
