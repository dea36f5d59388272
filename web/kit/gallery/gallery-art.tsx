import { avatarShapes } from '../avatar-drawings.ts'
import { Avatar } from '../avatar.tsx'
import { Character, characterPoses } from '../character.tsx'
import { GradeShape } from '../grade-shape.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { iconDrawings } from '../icon-drawings.ts'
import { Logo, LogoMark } from '../logo.tsx'
import { Row, Section } from './section.tsx'

export function GalleryArt() {
  return (
    <>
      <Section title="Avatars and characters">
        {[75, 50, 24].map((size) => (
          <Row key={size}>
            {avatarShapes.map((shape) => (
              <span key={shape}>
                <Avatar shape={shape} size={size} />
              </span>
            ))}
          </Row>
        ))}
        <Row>
          {avatarShapes.map((shape, i) => (
            <Character key={shape} shape={shape} pose={characterPoses[i % characterPoses.length]!} width={110} />
          ))}
          <Character shape="hexagon" pose="cheer" face="cheer" />
          <Character shape="pentagon" pose="think" face="think" />
        </Row>
      </Section>
      <Section title="Grades and logo">
        <Row>
          {Array.from({ length: 13 }, (_, grade) => (
            <GradeShape key={grade} grade={grade} />
          ))}
        </Row>
        <Row>
          <Logo size={56} />
          <LogoMark size={56} mono />
        </Row>
      </Section>
      <Section title="Icons">
        <Row>
          {(Object.keys(iconDrawings) as IconName[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={24} />
            </span>
          ))}
        </Row>
      </Section>
    </>
  )
}
