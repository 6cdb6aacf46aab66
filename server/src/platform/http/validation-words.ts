import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/**
 * Makes every schema without words of its own refuse in plain ones, which pages can show. zod's own name types
 * and patterns.
 */
export function useValidationWords(): void {
  z.config({ customError: wordsOf })
}

/** @returns the message of an issue; undefined for the issues whose message `refusalOfIssues` writes */
function wordsOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
    case 'invalid_union':
      return undefined
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Please fill this in.'
      // A query has an array where its address repeats a parameter.
      return Array.isArray(issue.input) ? 'Please give this only once.' : 'This is not of the right kind.'
    case 'invalid_value':
      return 'This is none of the values that we know.'
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Please fill this in.'
      return `${unitOf(issue.origin)}at least ${issue.minimum}.`
    case 'too_big':
      return `${unitOf(issue.origin)}at most ${issue.maximum}.`
    default:
      return 'This does not look right.'
  }
}

/** The beginning of a sentence about a limit, such as 'This must be '. */
function unitOf(origin: string): string {
  if (origin === 'string') return 'The number of characters must be '
  return ['array', 'set', 'map', 'object'].includes(origin)
    ? 'The number of entries must be '
    : 'This must be '
}
