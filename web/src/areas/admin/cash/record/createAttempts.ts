import type { RemittanceInput } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import { newKey } from '~/browser/idempotencyKey'

interface Attempt {
  readonly key: string
  readonly riderId: string
  readonly version: number
  /** It was sent, and nobody knows whether it was recorded. */
  isOpen: boolean
}

/** Whether what was sent may be recorded all the same: no answer of ours, a failure, or still being recorded. */
const isOutcomeUnknown = ({ code, status }: CallRefusal): boolean =>
  status === 0 || status >= 500 || code === 'UNKNOWN' || code === 'IDEMPOTENCY_IN_FLIGHT'

/**
 * The remittances that were sent. The same content for the same rider has the same key each time, so it is
 * recorded once. Attempts whose outcome is unknown are remembered, so that nobody is told that they failed.
 */
export function createAttempts() {
  const byContent = new Map<string, Attempt>()
  const contentOf = (riderId: string, body: RemittanceInput) => JSON.stringify([riderId, body])
  const openOf = (riderId: string) =>
    [...byContent.values()].filter((attempt) => attempt.riderId === riderId && attempt.isOpen)

  return {
    keyOf(riderId: string, body: RemittanceInput): string {
      const content = contentOf(riderId, body)
      const known = byContent.get(content)
      if (known) return known.key
      const attempt = { key: newKey(), riderId, version: body.version, isOpen: false }
      byContent.set(content, attempt)
      return attempt.key
    },

    /** One was recorded: whoever looks after this rider has seen what is held now. */
    recorded(riderId: string): void {
      for (const [content, attempt] of byContent) if (attempt.riderId === riderId) byContent.delete(content)
    },

    /**
     * It was answered that the rider's cash has changed. The server looks for the key first, so this one is not
     * the change.
     * @returns whether another attempt may be the change
     */
    changed(riderId: string, body: RemittanceInput): boolean {
      byContent.delete(contentOf(riderId, body))
      return openOf(riderId).length > 0
    },

    /**
     * It failed otherwise.
     * @returns whether an amount may be recorded all the same, this one or one sent for the same version; only
     *   one of them can be
     */
    failed(riderId: string, body: RemittanceInput, refusal: CallRefusal): boolean {
      const attempt = byContent.get(contentOf(riderId, body))
      if (attempt && isOutcomeUnknown(refusal)) attempt.isOpen = true
      return openOf(riderId).some(({ version }) => version === body.version)
    },
  }
}
