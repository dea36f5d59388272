/** Plays the voices that come down, each way on its own, through the speaker that was chosen ('' for the usual one). */
export class VoicePlayers {
  private readonly players = new Map<number, HTMLAudioElement>()
  private speaker: string

  constructor(speaker: string) {
    this.speaker = speaker
  }

  /** Plays what comes on a way from now on. */
  play(place: number, stream: MediaStream): void {
    this.players.get(place)?.remove()
    const player = document.createElement('audio')
    player.autoplay = true
    player.hidden = true
    player.srcObject = stream
    document.body.append(player)
    this.players.set(place, player)
    if (this.speaker !== '') void toSpeaker(player, this.speaker)
    // Whoever came by a press of Join has touched the page, so playing is allowed; after a reload the next press allows it.
    void player.play().catch(() => {
      const begin = (): void => void player.play().catch(() => {})
      document.addEventListener('pointerdown', begin, { once: true })
      document.addEventListener('keydown', begin, { once: true })
    })
  }

  setSpeaker(deviceId: string): void {
    this.speaker = deviceId
    for (const player of this.players.values()) void toSpeaker(player, deviceId)
  }

  close(): void {
    for (const player of this.players.values()) player.remove()
    this.players.clear()
  }
}

async function toSpeaker(player: HTMLAudioElement, deviceId: string): Promise<void> {
  if ('setSinkId' in player) await player.setSinkId(deviceId).catch(() => {})
}
