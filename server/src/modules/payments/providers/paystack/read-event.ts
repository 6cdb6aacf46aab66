import type { DisputeEnd } from '@ozi/contract'
import { z } from 'zod'
import type { DisputeEvent, ProviderEvent } from '../port.ts'
import { Charge, kobo, toPayment } from './charge.ts'
import { codeText } from './texts.ts'

/** Paystack's resolutions, and what each means for our money. With another one, finance looks. */
const ENDS: Readonly<Record<string, DisputeEnd>> = {
  'merchant-accepted': 'lost',
  'auto-accepted': 'lost',
  declined: 'kept',
}

const dispute = (name: string, step: DisputeEvent['step']) =>
  z
    .object({
      event: z.literal(`charge.dispute.${name}`),
      data: z.object({
        id: z.number().int(),
        resolution: codeText.nullish(),
        refund_amount: kobo.nonnegative().nullish(),
        currency: codeText.nullish(),
        transaction: z.object({ reference: codeText, amount: kobo.nullish() }),
      }),
    })
    .transform(({ data }): DisputeEvent => {
      const { resolution, transaction } = data
      const end = step === 'ended' ? ENDS[resolution ?? ''] : undefined
      return {
        kind: 'dispute',
        step,
        id: String(data.id),
        reference: transaction.reference,
        amountKobo: data.refund_amount ?? transaction.amount ?? null,
        currency: data.currency ?? '',
        ...(end !== undefined && { end }),
        resolution: resolution ?? '',
      }
    })

const eventOf = (isLive: boolean) =>
  z.union([
    z
      .object({ event: z.literal('charge.success'), data: Charge })
      .transform(({ data }) => ({ kind: 'payment' as const, payment: toPayment(data, isLive) })),
    z
      .object({
        event: z.string().startsWith('refund.'),
        data: z.object({
          transaction_reference: codeText,
          amount: kobo.nullish(),
          currency: codeText.nullish(),
        }),
      })
      .transform(({ data }) => ({
        kind: 'refund' as const,
        reference: data.transaction_reference,
        amountKobo: data.amount ?? null,
        currency: data.currency ?? '',
      })),
    dispute('create', 'opened'),
    dispute('remind', 'reminded'),
    dispute('resolve', 'ended'),
    z
      .object({ event: z.string().startsWith('transfer.'), data: z.object({ reference: codeText }) })
      .transform(({ data }) => ({ kind: 'transfer' as const, reference: data.reference })),
  ])

const Ours = z.object({ event: z.string().regex(/^(charge\.(success$|dispute\.)|refund\.|transfer\.)/) })

export function createEventReader(isLive: boolean) {
  const Event = eventOf(isLive)
  return (body: Buffer): ProviderEvent | 'other' | 'unreadable' => {
    let json: unknown
    try {
      json = JSON.parse(body.toString('utf8'))
    } catch {
      return 'other'
    }
    return Event.safeParse(json).data ?? (Ours.safeParse(json).success ? 'unreadable' : 'other')
  }
}
