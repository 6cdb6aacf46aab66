import { type ClientPromiseResult, isDefinedError, ORPCError } from '@orpc/client'
import type {
  ItemsRefusalData,
  PlaceRefusalData,
  RefusalCode,
  HasRunningOrdersData,
  ValidationData,
} from '@ozi/contract'
import { serverWordsNow, textsNow } from '~/language'
import { apiTexts } from '~/languages/en/base/api'
import { isRefusalBody } from './refusalBody'
import { Unreachable } from './transport'

/** Why a call failed, ready for a screen: the server's own words, or ours where it did not speak. */
export interface CallRefusal {
  /** NETWORK: nothing of Ozi answered. UNKNOWN: an answer, or a fault of ours, without a code. */
  readonly code: RefusalCode | 'NETWORK' | 'UNKNOWN'
  /** Fit to show. */
  readonly message: string
  /** HTTP status; 0 when nothing answered. */
  readonly status: number
  /** VALIDATION: one message for each field, by its dotted path. */
  readonly fields?: ValidationData['fields']
  /** OUTSIDE_AREA, NO_ROAD_NEARBY, NO_ROUTE: the end it is about. */
  readonly end?: PlaceRefusalData['end']
  /** FEE_CHANGED: the fare in force, naira. */
  readonly fee?: number
  /** FEE_CHANGED: the quote that holds now; not looked at yet. */
  readonly quote?: unknown
  /** ITEM_UNAVAILABLE, OPTIONS_CHANGED, SHOP_NOT_ORDERABLE: the items it is about. */
  readonly items?: ItemsRefusalData['items']
  /** HAS_RUNNING_ORDERS: numbers of orders that must end first. */
  readonly orders?: HasRunningOrdersData['orders']
}

/** The error of an edit that came after somebody else's; its record is typed by the contract. */
export type Conflict<Row> = ORPCError<'CHANGED_MEANWHILE', { current: Row }>

/** The promise of an edit, which may reject with a conflict about a `Row`. */
export type Edit<Answer, Row> = ClientPromiseResult<Answer, Conflict<Row> | Error>

/** The same edit, with a part of its answer. */
export const partOf = <Answer, Row, Part>(
  edit: Edit<Answer, Row>,
  part: (answer: Answer) => Part,
): Edit<Part, Row> => edit.then(part)

/** The record as it is now, if an edit was refused because somebody else has changed it. */
export const currentIn = <Row>(error: Conflict<Row> | Error | null): Row | undefined =>
  isConflict(error) && isRecord(error.data) ? error.data.current : undefined

const isConflict = <Row>(error: Conflict<Row> | Error | null): error is Conflict<Row> =>
  error instanceof ORPCError && error.code === 'CHANGED_MEANWHILE'

/** An answer whose status is a success, and that says `success: false`. */
export class Unsuccessful extends Error {
  override readonly name = 'Unsuccessful'
}

/** Reads the body of a refused call; undefined for a body that is not ours. */
export function decodeRefusal(body: unknown, { status }: { status: number }) {
  if (!isRefusalBody(body)) return undefined
  const { code, message, data } = body
  return new ORPCError<string, unknown>(code, { status, message, data, defined: true })
}

export function refusalOf(error: unknown): CallRefusal {
  if (error instanceof Unreachable) {
    const texts = textsNow(apiTexts)
    const isOffline = typeof navigator !== 'undefined' && !navigator.onLine
    return { code: 'NETWORK', message: isOffline ? texts.offline : texts.unreachable, status: 0 }
  }
  if (error instanceof ORPCError && isDefinedError(error)) {
    return {
      code: error.code as RefusalCode,
      message: [serverWordsNow(error.message), noticeIn(error.data)].filter(Boolean).join(' '),
      status: error.status,
      ...(isRecord(error.data) ? readData(error.data) : {}),
    }
  }
  const status = error instanceof ORPCError ? error.status : 0
  return { code: 'UNKNOWN', message: textsNow(apiTexts).unknown, status }
}

/** ORDERS_PAUSED: what the staff says about it, in their own words. */
const noticeIn = (data: unknown): unknown => (isRecord(data) ? data['notice'] : undefined)

/** Whether a retry may succeed: there was no answer, or the server failed. */
export function isWorthRetrying(error: unknown): boolean {
  const { code, status } = refusalOf(error)
  return code === 'NETWORK' || status >= 500
}

function readData(data: Record<string, unknown>): Partial<CallRefusal> {
  return {
    ...(isRecord(data['fields']) ? { fields: translated(data['fields'] as ValidationData['fields']) } : {}),
    ...(data['end'] === 'pickup' || data['end'] === 'dropoff' ? { end: data['end'] } : {}),
    ...(typeof data['fee'] === 'number' ? { fee: data['fee'] } : {}),
    ...(isRecord(data['quote']) ? { quote: data['quote'] } : {}),
    ...(Array.isArray(data['items']) ? { items: data['items'].filter((id) => typeof id === 'string') } : {}),
    ...(Array.isArray(data['orders'])
      ? { orders: data['orders'].filter((number) => typeof number === 'string') }
      : {}),
  }
}

const translated = (fields: ValidationData['fields']): ValidationData['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, serverWordsNow(message)]))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
