/** Two notes: start in seconds after the first, and frequency in hertz. */
const NOTES = [
  { at: 0, frequency: 659.25 },
  { at: 0.16, frequency: 880 },
] as const
const NOTE_SECONDS = 0.4
const LOUDNESS = 0.18
/** An exponential ramp cannot reach zero. */
const SILENCE = 0.0001

let context: AudioContext | null = null

/** Whether the browser plays sounds on this page now. */
export const isSoundAllowed = (): boolean => context?.state === 'running'

/**
 * Unlocks sound: browsers play none on a page without user interaction. Call it on each interaction; only the
 * first has an effect.
 */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
}

/**
 * Plays two soft notes; silent if there was no user interaction. Synthesized by the browser, so there is no
 * file to load.
 */
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
