import { useState } from 'react'
import { Button } from '../button.tsx'
import { buttonLooks } from '../button-class.ts'
import { Chip, chipHues } from '../chip.tsx'
import { CoinCounter } from '../coin-counter.tsx'
import styles from '../gallery.module.css'
import { HexTile, hexStates, type HexState } from '../hex-tile.tsx'
import { IconButton } from '../icon-button.tsx'
import { LinkButton } from '../link-button.tsx'
import { DisplayMaths, Maths } from '../maths.tsx'
import { Note } from '../note.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { ProgressRing } from '../progress-ring.tsx'
import { Stepper } from '../stepper.tsx'
import { WeekFlower } from '../week-flower.tsx'
import { Row, Section } from './section.tsx'

const scales = ['ink', 'lapis', 'honey', 'leaf', 'coral', 'sky', 'grape']

export function GalleryMarks() {
  const [coins, setCoins] = useState(1250)
  return (
    <>
      <Section title="Color">
        {scales.map((scale) => (
          <div key={scale} className={styles['scale']}>
            {scale}
            {Array.from({ length: 12 }, (_, i) => (
              <i key={i} style={{ background: `var(--${scale}-${i + 1})` }} />
            ))}
          </div>
        ))}
      </Section>
      <Section title="Buttons">
        <Row>
          {buttonLooks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
        </Row>
        <Row>
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg" iconAfter="arrow">
            Large
          </Button>
          <Button loading>Saving</Button>
          <Button look="line" loading icon="refresh">
            Retry
          </Button>
          <Button disabled>Disabled</Button>
          <LinkButton href="#main" look="soft">
            A link
          </LinkButton>
        </Row>
        <Row>
          <IconButton icon="settings" label="Settings" />
          <IconButton icon="settings" label="Settings, framed" look="line" />
          <IconButton icon="refresh" label="Refresh" tip="Try to work through the question first" aria-disabled />
          <IconButton icon="x" label="Close" size="sm" />
        </Row>
      </Section>
      <Section title="Chips and notes">
        <Row>
          {chipHues.map((hue) => (
            <Chip key={hue} hue={hue} icon="star">
              {hue}
            </Chip>
          ))}
        </Row>
        <Note>Skipping only this date keeps the credit.</Note>
        <Note kind="ask">Dana asks to sign in as you.</Note>
        <Note kind="bad">The map did not load. Check your connection.</Note>
      </Section>
      <Section title="Progress">
        <Row>
          <ProgressRing percent={34} label="34 percent" />
          <ProgressRing percent={72} size={80} stroke={8} label="72 percent" />
          <ProgressRing percent={57} look="primary" label="57 percent" />
          <WeekFlower week={['done', 'done', 'done', 'none', 'started', 'none', 'none']} today={4} />
          <CoinCounter amount={coins} unit="dollars" />
          <Button size="sm" look="reward" onClick={() => setCoins(coins + 34)}>
            Earn 34
          </Button>
        </Row>
        <ProgressBar value={8} max={14} label="Pass bar" valueText="8 of 14" look="reward" />
        <ProgressBar value={40} label="Loading" />
        <Stepper label="Order" steps={['Order', 'Payment', 'Confirmation']} current={1} />
      </Section>
      <Section title="Cells">
        <Row>
          {(Object.keys(hexStates) as HexState[]).map((state) => (
            <HexTile key={state} state={state} progress={60} icon="topic-fraction">
              Compare fractions
            </HexTile>
          ))}
          <HexTile state="started" progress={57} active icon="topic-graph">
            Graph a rule
          </HexTile>
          <HexTile state="locked" large icon="topic-geo">
            29
          </HexTile>
        </Row>
      </Section>
      <Section title="Maths">
        <p style={{ fontSize: 'var(--question)', fontWeight: 500 }}>
          <Maths text="Noor hikes \(\frac{2}{3}\) mile, then \(\frac{1}{4}\) mile. How far in all?" />
        </p>
        <DisplayMaths latex="x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}" />
      </Section>
    </>
  )
}
