import { spawn } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../database/failure.ts'
import { Refusal } from '../refusal.ts'

/** A phone's 24 megapixels. A small file with more pixels is a decompression bomb. */
const PIXELS_MAX = 25_000_000
/**
 * The child may allocate so much. Node and the decoder need 65 MB; 25 megapixels need 35 to 140 MB more, by
 * format. A picture that needs more is refused (decision 0056).
 */
const MEMORY_MB = 224
const TIMEOUT_MS = 10_000
const WORDS_MAX = 2_000

const PROGRAM = fileURLToPath(new URL('to-webp-child.mjs', import.meta.url))
/** Without its compiler, V8 does not reserve the 500 MB for code that would count as allocated. */
const FLAGS = ['--jitless', '--max-old-space-size=64', '--max-semi-space-size=1']
/** Limits itself, then becomes the command in its arguments. A child that dies leaves no core file. */
const LIMITED = `ulimit -c 0; ulimit -d ${MEMORY_MB * 1024} && exec "$@"`

interface Webp {
  readonly whole: Uint8Array
  readonly size: { readonly widthPx: number; readonly heightPx: number }
  readonly small: Uint8Array | null
}

type Answer = Webp | { readonly problem: 'unreadable' | 'tooLarge' }

/**
 * Converts an image to WebP: at most `widthPx` on each side, upright, without the original's metadata (where
 * and when it was taken). With `smallWidthPx`, also makes a copy of at most that width.
 * @throws Refusal IMAGE_UNREADABLE; IMAGE_TOO_COSTLY; UNAVAILABLE if it takes too long
 */
export async function toWebp(
  bytes: Uint8Array,
  { widthPx, smallWidthPx }: { readonly widthPx: number; readonly smallWidthPx?: number },
  { program = PROGRAM, timeoutMs = TIMEOUT_MS } = {},
): Promise<Webp> {
  const picture = { bytes, pixelsMax: PIXELS_MAX, widthPx, smallWidthPx }
  const answer = await askChild(picture, program, timeoutMs)
  if (!('problem' in answer)) return answer
  throw new Refusal(answer.problem === 'tooLarge' ? 'IMAGE_TOO_COSTLY' : 'IMAGE_UNREADABLE')
}

/** The machine has no descriptors, processes or memory left for a child. */
const isOutOfRoom = (error: unknown): boolean =>
  ['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM'].includes(codeOf(error) ?? '')

/**
 * One process for each picture: what a decoder keeps of one picture would count against the next, and what it
 * breaks ends with it.
 */
async function askChild(picture: object, program: string, timeoutMs: number): Promise<Answer> {
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', process.execPath, ...FLAGS, program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // Nothing of the server's variables, which hold secrets. Large pictures are not put into temporary files,
    // which a killed child would leave behind.
    env: { UV_THREADPOOL_SIZE: '1', VIPS_DISC_THRESHOLD: '1g' },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-WORDS_MAX)
  })
  try {
    return await new Promise<Answer>((resolve, reject) => {
      child.once('error', (error) => reject(isOutOfRoom(error) ? Refusal.unavailable() : error))
      child.once('message', (answer) => resolve(answer as Answer))
      child.once('close', (code, signal) => {
        // Killed for its time, or by a machine without memory. Other signals are a decoder that broke.
        if (signal === 'SIGKILL') reject(Refusal.unavailable())
        else if (signal !== null) resolve({ problem: 'tooLarge' })
        else reject(new Error(`the process that converts pictures ended with ${String(code)}: ${lastWords}`))
      })
      // If it cannot be sent, the child has ended or did not start: `close` or `error` says how.
      if (child.connected) child.send(picture, () => {})
    })
  } finally {
    child.kill('SIGKILL')
  }
}
