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
  const [drawing, setDrawing] = useState(known ?? '')
  useEffect(() => {
    if (known !== undefined) {
      setDrawing(known)
      return
    }
    let gone = false
    void import('./more-pictures.ts').then(({ morePictures }) => {
      if (!gone) setDrawing((morePictures as Readonly<Record<string, string>>)[name] ?? '')
    })
    return () => {
      gone = true
    }
  }, [name, known])
  return drawing
}
