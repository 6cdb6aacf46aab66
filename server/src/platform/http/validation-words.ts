import type { z } from 'zod'

const CHECK = 'Please check this.'

const SHAPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What to say of an invalid input whose schema has no words of its own. */
export function validationWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined || issue.input === null) return 'Please fill this in.'
      const shape = SHAPES[issue.expected]
      return shape === undefined ? CHECK : `This must be ${shape}.`
    }
    case 'invalid_value':
      return `Please choose one of: ${issue.values.join(', ')}.`
    case 'invalid_union': {
      const { options } = issue as { options?: readonly unknown[] }
      return options === undefined ? CHECK : `Please choose one of: ${options.join(', ')}.`
    }
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1
          ? 'Please fill this in.'
          : `Please use at least ${issue.minimum} characters.`
      }
      return `${issue.origin === 'array' ? 'There must' : 'This must'} be at least ${issue.minimum}.`
    case 'too_big':
      if (issue.origin === 'string') return `Please keep this under ${issue.maximum} characters.`
      return `${issue.origin === 'array' ? 'There may' : 'This must'} be at most ${issue.maximum}.`
    default:
      return CHECK
  }
}
