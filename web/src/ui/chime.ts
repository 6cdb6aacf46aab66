/** Two notes, each so many seconds after the first began, in hertz. */
const NOTES = [
  { at: 0, frequency: 659.25 },
  { at: 0.16, frequency: 880 },
] as const
const NOTE_SECONDS = 0.4
const LOUDNESS = 0.18
/** An exponential fade never arrives at nought. */
const SILENCE = 0.0001

let context: AudioContext | null = null

/**
 * Lets sound be heard later: browsers give none to a page that nobody has touched. Called at each touch, it does
 * something at the first.
 */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
}

/** Two soft notes; nothing on a page that nobody has touched. Drawn by the browser, so there is no file to load. */
export function chime(): void {
  if (context?.state !== 'running') return
  for (const { at, frequency } of NOTES) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = frequency
    loudness.gain.setValueAtTime(LOUDNESS, start)
    loudness.gain.exponentialRampToValueAtTime(SILENCE, start + NOTE_SECONDS)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + NOTE_SECONDS)
  }
}
