import type { MetadataJson } from 'libphonenumber-js/core'
import parsePhoneNumber from 'libphonenumber-js/core'
import { z } from 'zod'
import { PAGE_SIZE, TEXT_LIMIT } from './primitives.constants.ts'
import nigeria from './nigeria.phones.json' with { type: 'json' }

// libphonenumber's numbering plan, reduced to Nigeria: the plan for the whole world would add 80 KB to every
// page load.
const numberingPlan = nigeria as unknown as MetadataJson

/** The opaque id of a record, `_id` in JSON. Lower-cased, so that ids in capitals match. */
export const Id = z.uuid({ error: 'This is not an id of ours.' }).toLowerCase()

/** An id that a client gives what it sends: a message or a move that is sent again is stored once. */
export const ClientId = z.uuid({ error: 'This is not an id of a client.' }).toLowerCase()

/** Increased by every change of a record. */
export const Version = z.int().min(1)

/**
 * In an update: the version that was edited. If the record has another version by now, nothing is saved: 409
 * CHANGED_MEANWHILE with the current record. Without it, the update overwrites whatever is there.
 */
export const editedVersion = Version.optional()

/** Money in the API: naira, at most two decimals. Inside the server it is integer kobo. */
export const Naira = z.number().meta({ description: 'naira, at most two decimals', examples: [2345.6] })

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** The years that calendars and the database both support. ISO dates compare correctly as strings. */
const isInReach = (date: string): boolean => date >= '1900' && date < '9999-12-31T'

const OUT_OF_REACH = 'This is too far from today.'

/** An instant sent by a client. */
export const InstantInput = Instant.refine(isInReach, OUT_OF_REACH)

/** The same, with any offset from UTC. */
export const ZonedInstantInput = z.iso.datetime({ offset: true }).refine(isInReach, OUT_OF_REACH)

/** A calendar day in Lagos, YYYY-MM-DD. */
export const Day = z.iso.date({ error: 'Write a day as 2026-03-02.' }).refine(isInReach, OUT_OF_REACH)

/** A range of whole days; both ends are included. */
export const dayRange = { from: Day.optional(), to: Day.optional() }

/** A Nigerian mobile number as people type it; normalised to E.164 (+234 and ten digits). */
export const NigerianMobile = z
  .string({ error: 'Please enter a phone number.' })
  .trim()
  .max(32, 'This is not a Nigerian mobile number.')
  .transform((text, context) => {
    const number = parsePhoneNumber(text, 'NG', numberingPlan)
    const isMobile =
      number?.country === 'NG' &&
      number.isValid() &&
      (number.getType() === 'MOBILE' || number.getType() === 'FIXED_LINE_OR_MOBILE')
    if (number && isMobile) return number.number as string
    context.addIssue({ code: 'custom', message: 'This is not a Nigerian mobile number.' })
    return z.NEVER
  })

/** [longitude, latitude] in degrees, WGS 84. */
export const LngLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
export type LngLat = z.infer<typeof LngLat>

/** [longitude, latitude] as a query parameter, 'lng,lat'. */
export const LngLatText = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/, 'Write a point as lng,lat.')
  .transform((text) => text.split(',').map(Number))
  .pipe(LngLat)

/** An integer in a query string. */
export const queryInteger = (range: { min: number; max: number; default: number }) =>
  z
    .union([z.number(), z.string().regex(/^\d+$/, 'This is not a whole number.')])
    .transform(Number)
    .pipe(z.int().min(range.min).max(range.max))
    .default(range.default)

/** The input of every list call. */
export const ListQuery = z.object({
  search: z.string().trim().max(TEXT_LIMIT.line).optional(),
  limit: queryInteger(PAGE_SIZE),
  cursor: z.string().max(400).optional(),
})

/** Every list answers this besides its rows. */
export const listAnswer = {
  nextCursor: z.string().nullable(),
  total: z.int(),
  totalIsMinimum: z.literal(true).optional(),
  searchedNewest: z.int().optional().meta({
    description: 'a search without three letters or digits in a row looked at this many newest rows',
  }),
}

/** An image in a request. */
export const ImageInput = z.string().optional().meta({ description: 'data URL, at most 2 MB decoded' })

/** An image with its size, so that a page can reserve its space before it loads. */
export const WebImage = z.object({ url: z.string(), width: z.int(), height: z.int() })
export type WebImage = z.infer<typeof WebImage>
