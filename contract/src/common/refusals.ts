import { z } from 'zod'
import type { ProofKind } from '../accounts/sessions.constants.ts'
import { REFUSALS } from './refusals.constants.ts'

/** The body of every answer that is not a success. */
export const RefusalBody = z.object({
  message: z.string().meta({ description: 'fit to show to a person' }),
  code: z.string().meta({ description: 'stable name of the refusal, e.g. FEE_CHANGED' }),
  data: z.record(z.string(), z.unknown()).optional(),
})
export type RefusalBody = z.infer<typeof RefusalBody>

/**
 * The error of a call that edits what the caller has seen: somebody else changed it since, and nothing is saved.
 * `data.current`: as it is now.
 */
export const changedMeanwhile = <Current extends z.ZodType>(current: Current) => ({
  CHANGED_MEANWHILE: { ...REFUSALS.CHANGED_MEANWHILE, data: z.object({ current }) },
})

/** `data` of a VALIDATION refusal: one message for each field, by its dotted path. */
export interface ValidationData {
  readonly fields: Readonly<Record<string, string>>
}

/** `data` of ITEM_UNAVAILABLE, OPTIONS_CHANGED and SHOP_NOT_ORDERABLE: the ids of the affected items. */
export interface ItemsRefusalData {
  readonly items: readonly string[]
}

/** `data` of SHOP_CLOSED: the ids of the affected items, and the shops with when they open, ISO 8601, if that is known. */
export interface ShopClosedData extends ItemsRefusalData {
  readonly shops: readonly {
    readonly _id: string
    readonly name: string
    readonly items: readonly string[]
    readonly opensAt?: string
  }[]
}

/** `data` of REAUTHENTICATE: what to enter again, and whether a passkey would do, too. */
export interface ProofRefusalData {
  readonly by: ProofKind
  readonly hasPasskey: boolean
}

/** `data` of OUTSIDE_AREA, NO_ROAD_NEARBY and NO_ROUTE. */
export interface PlaceRefusalData {
  /** The end that is at fault, if known. */
  readonly end?: 'pickup' | 'dropoff'
  /** OUTSIDE_AREA says what is probably wrong with the point, for whoever wrote the request. */
  readonly hint?: string
}

/** `data` of WAIT_LONGER: when the rider may give up, ISO 8601. */
export interface WaitRefusalData {
  readonly until: string
}
