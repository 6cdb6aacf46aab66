import {
  EARNING_TERMS_FIELDS,
  type EarningTerms,
  type EarningTermsField,
  earningTermsFields,
  type TermsInput,
} from '@ozi/contract'
import type { ErrorsAt } from '~/form/errors'
import { rule } from '~/form/rule'

/** The texts in the inputs; a field in which nothing is typed shows the terms in force. */
export type TermsInputs = Readonly<Partial<Record<EarningTermsField, string>>>

/** Before there are terms, nothing is suggested: a share is a decision. */
export const textOf = (field: EarningTermsField, terms: EarningTerms | null, typed: TermsInputs): string =>
  typed[field] ?? (terms ? String(terms[field]) : '')

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

/** The terms as typed, or what is wrong with them. */
export function readTyped(
  terms: EarningTerms | null,
  typed: TermsInputs,
): { readonly edited: TermsInput } | { readonly errors: ErrorsAt<EarningTermsField> } {
  const texts = EARNING_TERMS_FIELDS.map((field) => [field, textOf(field, terms, typed)] as const)
  const errors = texts.flatMap(([field, text]) => {
    const answer = rule(earningTermsFields[field], {}, numberOf)(text)
    return answer === true ? [] : [[field, answer] as const]
  })
  if (errors.length > 0) return { errors: Object.fromEntries(errors) }
  return {
    edited: Object.fromEntries(texts.map(([field, text]) => [field, numberOf(text)])) as TermsInput,
  }
}

export const isTermsUnsaved = (terms: EarningTerms | null, typed: TermsInputs): boolean =>
  EARNING_TERMS_FIELDS.some((field) => textOf(field, terms, typed) !== textOf(field, terms, {}))
