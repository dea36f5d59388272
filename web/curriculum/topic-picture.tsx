import { useEffect, useState } from 'react'
import { Picture } from './picture.tsx'
import { demoPictures } from './demo-pictures.ts'
import { topicLook, type PictureName } from './topic-looks.ts'

const first: Readonly<Record<string, string>> = demoPictures

/** The picture of a topic on its tint, by the icon of the catalogue. Decorative. Rarer drawings are fetched when wanted. */
export function TopicPicture({ icon, className }: { icon: string; className?: string }) {
  const { picture, hue } = topicLook(icon)
  const drawing = useDrawing(picture)
  return <Picture drawing={drawing} hue={hue} {...(className ? { className } : {})} />
}

function useDrawing(name: PictureName): string {
  const known = first[name]
  const [more, setMore] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (known !== undefined) return
    let gone = false
    void import('./more-pictures.ts').then(({ morePictures }) => {
      if (!gone) setMore(morePictures)
    })
    return () => {
      gone = true
    }
  }, [known])
  return known ?? more[name] ?? ''
}
