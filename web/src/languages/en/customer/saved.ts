import { english } from '~/language/english'

/** People and places that a customer saved, in forms and on their own page. */
export const savedTexts = english('savedTexts', {
  title: 'Saved people and places',
  lead: 'One tap fills in an order.',
  loadFailed: 'We could not fetch them.',
  none: 'Nobody is saved yet',
  noneHint: 'Save people you often send to, or your home, and type them only once.',

  others: (count: number) => `${String(count)} more`,
  filled: (name: string) => `Filled in: ${name}.`,
  forNextTime: 'Save for next time',
  kept: (name: string) => `${name} is saved for next time.`,
  notKept: 'Your order is placed, but we could not save it for next time',
  notKeptHint: (name: string, why: string) =>
    `${name} is not saved. ${why} You can add ${name} in your profile.`,

  add: 'Add one',
  addTitle: 'Save a person or place',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeHint: 'Your orders stay as they are.',
  removed: (name: string) => `${name} is deleted.`,
  removeFailed: 'We could not delete it.',
  name: 'Name',
  nameHint: 'A person, or a place.',
  label: 'What is it to you?',
  labelHint: 'Home, Work or Mama.',
  phone: 'Phone',
  phoneHint: 'A place alone needs none.',
  place: 'Place',
  landmark: 'How to find it',
  save: 'Save',
  saving: 'Saving…',
  saved: (name: string) => `${name} is saved.`,
  saveFailed: 'We could not save it',
  nothingLost: 'What you typed is still here.',
})
