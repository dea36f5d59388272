/** Three soft notes through the speaker, 900 ms in all. Rejects when the browser plays nothing yet. */
export async function playTestTone(deviceId: string): Promise<void> {
  const context = new AudioContext()
  if (deviceId !== '' && 'setSinkId' in context) {
    await (context as AudioContext & { setSinkId(id: string): Promise<void> }).setSinkId(deviceId).catch(() => {})
  }
  const begin = context.currentTime
  for (const [at, pitch] of [523.25, 659.25, 783.99].entries()) {
    const note = context.createOscillator()
    const volume = context.createGain()
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin + at * 0.3)
    volume.gain.linearRampToValueAtTime(0.2, begin + at * 0.3 + 0.03)
    volume.gain.linearRampToValueAtTime(0, begin + at * 0.3 + 0.28)
    note.connect(volume).connect(context.destination)
    note.start(begin + at * 0.3)
    note.stop(begin + at * 0.3 + 0.3)
  }
  await new Promise((resolve) => window.setTimeout(resolve, 1000))
  await context.close()
}
