/** What one reads while bringing in a list from a file. */
export const importTexts = {
  file: 'Choose a CSV file',
  another: 'Choose another file',
  lead: 'Nothing is kept before you have seen what would happen.',
  template: 'Download a template',
  bad: (count: number) =>
    count === 1
      ? '1 line has a problem and is left out'
      : `${String(count)} problems; these lines are left out`,
  line: 'Line',
  column: 'Column',
  why: 'What is wrong',
  good: (count: number) => (count === 1 ? '1 good line' : `${String(count)} good lines`),
  none: 'No line of this file can be brought in.',
  cancel: 'Cancel',
  failed: 'The file could not be brought in',
  changed: 'Something changed meanwhile. This is what would happen now.',
} as const
