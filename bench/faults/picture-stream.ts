import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_ROOT, type Message } from '@ozi/contract'
import sharp from 'sharp'
import type { Spot } from '../chat/writer.ts'

const PAUSE_MS = 300
const REPEAT_MS = 200

/** A customer who sends one picture after the other, and repeats each until it is acknowledged. */
export class PictureStream {
  /** The texts beside the acknowledged pictures, and when they were acknowledged. */
  readonly acknowledged = new Set<string>()
  readonly acknowledgedAt: number[] = []
  readonly #url: string
  readonly #spot: Spot
  readonly #addresses: string[] = []
  #running: Promise<void> = Promise.resolve()
  #isOn = false

  constructor(url: string, spot: Spot) {
    this.#url = url
    this.#spot = spot
  }

  start(): void {
    this.#isOn = true
    this.#running = this.#sendAll()
  }

  async stop(): Promise<void> {
    this.#isOn = false
    await this.#running
  }

  /** How many acknowledged pictures cannot be read. */
  async countMissing(): Promise<number> {
    const answers = await Promise.all(
      this.#addresses.map(async (address) => {
        const answer = await fetch(this.#url + address, { headers: this.#headers() })
        return answer.ok && (await answer.arrayBuffer()).byteLength > 0
      }),
    )
    return answers.filter((isThere) => !isThere).length
  }

  #headers() {
    return { authorization: `Bearer ${this.#spot.token}`, 'content-type': 'application/json' }
  }

  async #sendAll(): Promise<void> {
    const drawn = sharp({ create: { width: 80, height: 60, channels: 3, background: '#b23a1b' } })
    const image = `data:image/png;base64,${(await drawn.png().toBuffer()).toString('base64')}`
    while (this.#isOn) {
      const clientId = randomUUID()
      const body = JSON.stringify({ clientId, content: clientId, image })
      for (let address = await this.#send(body); ; address = await this.#send(body)) {
        if (address === null) {
          await sleep(REPEAT_MS)
          continue
        }
        this.#addresses.push(address)
        this.acknowledged.add(clientId)
        this.acknowledgedAt.push(performance.now())
        break
      }
      await sleep(PAUSE_MS)
    }
  }

  /** @returns the picture's address; null if it was not acknowledged */
  async #send(body: string): Promise<string | null> {
    const url = `${this.#url}${API_ROOT}/conversations/${this.#spot.conversationId}/messages`
    const answer = await fetch(url, { method: 'POST', headers: this.#headers(), body }).catch(() => null)
    const text = (await answer?.text().catch(() => '')) ?? ''
    if (answer?.status !== 201 || text === '') return null
    return (JSON.parse(text) as { data: Message }).data.image?.url ?? null
  }
}
