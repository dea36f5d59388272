import { Button } from '../../kit/button.tsx'
import type { ButtonLook, ButtonSize } from '../../kit/button-class.ts'
import { showToast } from '../../kit/toasts.ts'
import { Tooltip } from '../../kit/tooltip.tsx'

/** Copies the address of a group's room and says so for 5 s; without an address it is disabled and says why. C-069, C-070. */
export function CopyZoomLinkButton({
  link,
  look = 'line',
  size = 'md',
}: {
  link: string | null
  look?: ButtonLook
  size?: ButtonSize
}) {
  const button = (
    <Button
      look={look}
      size={size}
      icon="copy"
      aria-disabled={link === null}
      onClick={() => {
        if (link !== null) void copy(link)
      }}
    >
      Copy Zoom link
    </Button>
  )
  return link === null ? <Tooltip text="This group has no link yet.">{button}</Tooltip> : button
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast('done', `Copied zoom link ${link}`)
  } catch {
    showToast('error', `This browser did not let us copy. The link is ${link}`)
  }
}
