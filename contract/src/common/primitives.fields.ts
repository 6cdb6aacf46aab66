import { z } from 'zod/mini'
import { TEXT_LIMIT } from './primitives.constants.ts'

/**
 * Surrogate halves and control characters: no keyboard types them, and PostgreSQL cannot store all of them.
 */
const UNKEEPABLE = /\p{Cs}|(?![\t\n\r])\p{Cc}/u
/** Marks that show the letters after them backwards. No phone copies them along, and they disguise a text as another. */
const REVERSES = /[\u202d\u202e]/
/**
 * Matches letters that nobody sees: marks of direction, spaces without width, soft hyphens, invisible letters, tags.
 * Phones and pages copy them along, and they hide a word or a link from whoever looks for it. The joiner stays between
 * emojis, which it makes one.
 */
const UNSEEN = /(?!\u200d|[\ufe00-\ufe0f]|\u202d|\u202e)\p{Default_Ignorable_Code_Point}/gu
const JOINED_LETTERS = /([\p{L}\p{N}\p{P}])\u200d+/gu

/** A text without what nobody sees in it. */
export const withoutUnseen = (typed: string): string =>
  typed.replace(UNSEEN, '').replace(JOINED_LETTERS, '$1')
/** Only paragraphs may have line breaks: a name with line breaks could add lines to mails. */
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g
const VISIBLE = /[^\p{C}\p{Z}]/u

const text = (max: number, message?: string) =>
  z.string(message === undefined ? undefined : { error: message }).check(
    z.overwrite((typed) => {
      const seen = withoutUnseen(typed)
      return max < TEXT_LIMIT.paragraph ? seen.replace(LINE_BREAKS, ' ') : seen
    }),
    z.trim(),
    z.maxLength(max, `Please keep this under ${max} characters.`),
    z.refine(
      (typed) => !REVERSES.test(typed),
      'This text has a hidden mark that turns letters around. Please type it again.',
    ),
    z.refine(
      (typed) => !UNKEEPABLE.test(typed),
      'This text has a character that we cannot save. Please remove it.',
    ),
  )

/** A required text, trimmed; a single line, unless `max` allows a paragraph. */
export const requiredText = (max: number, message = 'Please fill this in.') =>
  text(max, message).check(
    z.minLength(1, message),
    z.refine((typed) => typed === '' || UNKEEPABLE.test(typed) || VISIBLE.test(typed), message),
  )

/** A text that may be empty, trimmed, a single line as above. */
export const possibleText = (max: number) => text(max)

/** The same; absent counts as empty. */
export const optionalText = (max: number) => z._default(possibleText(max), '')

export const EMAIL_LONG = 'This e-mail address is too long.'

export const Email = z.string({ error: 'Please enter your e-mail address.' }).check(
  z.trim(),
  z.toLowerCase(),
  // The pattern may take long over a long text, so it is not asked then.
  z.maxLength(TEXT_LIMIT.email, { error: EMAIL_LONG, abort: true }),
  z.email('This is not an e-mail address.'),
)

/**
 * How every Nigerian mobile number begins and how long it is. Forms check no more: the numbering plan, by which
 * the server knows the numbers that exist (NigerianMobile), is too heavy for a page.
 */
export const MobileShape = z
  .string({ error: 'Please enter a phone number.' })
  .check(z.regex(/^\+234[789]\d{9}$/, 'This is not a Nigerian mobile number.'))
