import type { IncomingHttpHeaders } from 'node:http'
import type { DisputeEnd } from '@ozi/contract'

/** The id of our own sandbox, which moves no money. */
export const SANDBOX = 'sandbox'

/**
 * A provider takes payments for us and sends payouts. Amounts are in kobo, or in the smallest unit of the currency
 * beside them. A call throws ProviderFailure. An adapter translates: nothing of a provider's own types leaves its
 * folder.
 */
export interface PaymentProvider {
  /** Rows keep it, so it must never change. */
  readonly id: string
  /** How people know it. */
  readonly name: string
  /** Its events come to `/payments/<path>/webhook`. */
  readonly path: string
  /** false: it has no key, and each call fails. */
  readonly isOffered: boolean
  /** From when on it remembers payments; absent: from the first. */
  readonly since?: Date

  readonly payments: {
    /**
     * Opens a page to pay at. The same reference is opened once: the second time it fails as `duplicate`. Fails as `email`
     * if the payer's address is not accepted.
     */
    readonly open: (payment: PaymentToOpen) => Promise<PaymentPage>
    /** Null if the provider does not know the reference. */
    readonly find: (reference: string) => Promise<ProviderPayment | null>
    /** All that were opened in a period, one for each reference: the paid one, if there were several attempts. */
    readonly list: (period: Period) => Promise<readonly ProviderPayment[]>
  }

  readonly refunds: {
    /** The adapter does not try it again. If the answer is lost, `listOf` finds the refund by its `refundId`. */
    readonly send: (refund: RefundToSend) => Promise<ProviderRefund>
    /** By the provider's id. Null if it does not know it. */
    readonly find: (id: string) => Promise<ProviderRefund | null>
    /** The latest of a payment, by the provider's id of the payment. */
    readonly listOf: (paymentId: string) => Promise<readonly ProviderRefund[]>
    /** All that were asked for in a period. */
    readonly list: (period: Period) => Promise<readonly ProviderRefund[]>
  }

  readonly transfers: {
    /** Banks that transfers can go to. */
    readonly banks: () => Promise<readonly { readonly code: string; readonly name: string }[]>
    /** The name that the bank gives; null if it knows no such account. */
    readonly holderOf: (account: AccountNumber) => Promise<string | null>
    /**
     * The provider's own name of an account. The same account has one, however often it is asked. It is stored as it is,
     * so it must not contain the account's number.
     */
    readonly recipientOf: (account: AccountNumber & { readonly holder: string }) => Promise<string>
    /** The provider refuses a known reference, so that a transfer whose answer was lost is not sent twice. */
    readonly send: (transfer: TransferToSend) => Promise<ProviderTransfer>
    /** Null if the provider does not know the reference. */
    readonly find: (reference: string) => Promise<ProviderTransfer | null>
  }

  /** True for an event that the provider signed. @param body the bytes as they came */
  readonly isSigned: (body: Buffer, headers: IncomingHttpHeaders) => boolean
  /** Reads a signed event. We act on none that is `other`; `unreadable` is one that we should act on. */
  readonly readEvent: (body: Buffer) => ProviderEvent | 'other' | 'unreadable'
}

export interface PaymentToOpen {
  /** Our own name of the payment. */
  readonly reference: string
  readonly email: string
  readonly amountKobo: number
  /** Where the payer comes back to. */
  readonly callbackUrl: string
  /** Only ways to pay whose end is known within minutes. */
  readonly isAtDoor: boolean
}

export interface PaymentPage {
  readonly authorizationUrl: string
  /** By which the page can be opened inside ours, if the provider has that. */
  readonly accessCode?: string
}

export interface ProviderPayment {
  readonly id: string
  readonly reference: string
  /** `reversed`: taken, and given back. A page that nobody has paid at yet is `pending`. */
  readonly status: 'pending' | 'paid' | 'failed' | 'reversed'
  readonly amountKobo: number
  readonly currency: string
  /** The provider's fee; null if it does not say. */
  readonly feesKobo: number | null
  /** A test payment at a provider that moves real money. */
  readonly isTest: boolean
}

export interface RefundToSend {
  /** Our own id, by which a refund is found whose answer was lost. */
  readonly refundId: string
  readonly reference: string
  /** The provider's id of the payment. */
  readonly paymentId: string | null
  readonly amountKobo: number
}

export interface ProviderRefund {
  readonly id: string
  /** Ours; null of one that somebody made at the provider itself. */
  readonly refundId: string | null
  readonly status: 'pending' | 'done' | 'failed'
  readonly amountKobo: number
}

export interface AccountNumber {
  /** One of the contract's `BANKS`, or of the provider's own list. */
  readonly bankCode: string
  readonly accountNumber: string
}

export interface TransferToSend {
  /** 16 to 50 lower-case letters, digits, dashes. */
  readonly reference: string
  readonly recipient: string
  readonly amountKobo: number
  readonly reason: string
}

export interface ProviderTransfer {
  /** `reversed`: had succeeded, and came back. `needs_code`: somebody has to confirm it at the provider. */
  readonly status: 'pending' | 'needs_code' | 'paid' | 'failed' | 'reversed'
  readonly feesKobo: number
  /** Why it failed, in words for the staff. */
  readonly reason: string
}

export type ProviderEvent =
  | { readonly kind: 'payment'; readonly payment: ProviderPayment }
  | {
      readonly kind: 'refund'
      readonly reference: string
      readonly amountKobo: number | null
      readonly currency: string
    }
  | { readonly kind: 'transfer'; readonly reference: string }
  | DisputeEvent

/** A step of a bank's dispute: it begins, waits for our answer, or ends. */
export interface DisputeEvent {
  readonly kind: 'dispute'
  readonly step: 'opened' | 'reminded' | 'ended'
  readonly id: string
  /** The payment's. */
  readonly reference: string
  readonly amountKobo: number | null
  readonly currency: string
  /** Absent: finance has to look. */
  readonly end?: DisputeEnd
  /** The provider's own word for its end. */
  readonly resolution: string
}

/** From is included, to is not. */
export interface Period {
  readonly from: Date
  readonly to: Date
}

/**
 * A provider did not do what it was asked. `refused`: it will refuse again. `away`: it did not answer, and nobody knows
 * whether it did it.
 */
export class ProviderFailure extends Error {
  readonly kind: 'refused' | 'away'
  /** The subject of a refusal, where we act on it. */
  readonly problem: 'duplicate' | 'email' | undefined
  /** The provider's words for people. */
  readonly words: string

  constructor(
    kind: ProviderFailure['kind'],
    message: string,
    { problem, words = '' }: { readonly problem?: ProviderFailure['problem']; readonly words?: string } = {},
  ) {
    super(message)
    this.name = 'ProviderFailure'
    this.kind = kind
    this.problem = problem
    this.words = words
  }
}
