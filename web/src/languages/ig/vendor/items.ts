import type { Translation } from '~/language/english'
import type {
  itemChangesTexts,
  itemFormTexts,
  itemOptionsTexts,
  itemPictureTexts,
  vendorItemsTexts,
} from '~/languages/en/vendor/items'

export const items: Translation<typeof vendorItemsTexts> = {
  importItems: 'Bubata ngwa ahịa',
  newItem: 'Ihe ọhụrụ',
  search: 'Chọọ na ngwa ahịa gị',
  clearSearch: 'Hichapụ ihe ị na-achọ',
  addFirst: 'Tinye ihe mbụ gị',
  added: (item) => `E tinyela ${item}`,
  saved: (item) => `E chekwala ${item}`,
  removed: (item) => `E wepụla ${item}`,
  change: (item) => `Gbanwee ${item}`,
  remove: (item) => `Wepụ ${item}`,
}

export const itemForm: Translation<typeof itemFormTexts> = {
  newItem: 'Ihe ọhụrụ',
  ofShop: (shop) => `Nke ${shop}`,
  cancel: 'Kagbuo',
  showTheirs: 'Gosi nke ha',
  saving: 'Anyị na-echekwa…',
  add: 'Tinye ihe a',
  save: 'Chekwaa mgbanwe',
  failed: 'Anyị enweghị ike ichekwa ihe a',
  name: 'Aha',
  description: 'Nkọwa',
  price: 'Ọnụ ahịa',
  from: 'Ọ na-ewe, site na',
  to: 'ruo',
  minutes: 'nkeji',
  available: 'Ọ dị',
  notAvailable: 'Ọ dịghị',
  availableHint: 'Ọ bụrụ na i gbanyụọ nke a, ndị ahịa ka na-ahụ ya, mana ha agaghị azụli ya.',
  changeFailed: 'Anyị enweghị ike ịgbanwe nke a.',
  outToday: 'Ọ gwụla taa',
  sellAgain: 'Ree ya ọzọ',
  outUntilTomorrow: 'Ọ gwụla ruo echi',
  askRemove: (item) => `Ị chọrọ iwepụ ${item}?`,
  remove: 'Wepụ',
  keep: 'Hapụ ya',
  removeHint: 'Ndị ahịa agaghị azụli ya ọzọ. Ọda ndị nweburu ya na-adị otú ha dị.',
}

export const itemPicture: Translation<typeof itemPictureTexts> = {
  label: 'Foto',
  choose: 'Họrọ foto',
  change: 'Gbanwee foto',
  remove: 'Wepụ',
  opening: 'Na-emepe…',
  tooBig: 'Foto a buru oke ibu imepe ebe a. Biko họrọ nke dị obere.',
  unreadable: 'Faịlụ a abụghị foto anyị nwere ike imeghe. Biko họrọ nke ọzọ.',
}

export const itemOptions: Translation<typeof itemOptionsTexts> = {
  title: 'Nhọrọ',
  optional: '(ọ bụghị iwu)',
  hint: 'Ihe ndị ahịa na-ahọrọ, dị ka nha ma ọ bụ ihe mgbakwunye.',
  add: 'Tinye nhọrọ',
  newOptions: 'Nhọrọ ọhụrụ',
  name: 'Aha nhọrọ ndị a',
  example: 'Nha',
  remove: (options) => `Wepụ nhọrọ: ${options}`,
  min: 'A ga-ahọrọ opekata mpe',
  max: 'na ọ karịa',
  addChoice: 'Tinye otu nhọrọ',
  choice: 'Otu nhọrọ',
  price: 'Ego ọ na-agbakwunye',
  available: 'Ọ dị',
  removeChoice: (choice) => `Wepụ otu nhọrọ: ${choice}`,
}

export const itemChanges: Translation<typeof itemChangesTexts> = {
  conflict: (changes) =>
    `Onye ọzọ gbanwere ihe a mgbe i meghere ya (${changes}). Ihe i dere ka dị ebe a; chekwaa ọzọ ka i jiri nke gị dochie nke ha.`,
  name: (name) => `aha “${name}”`,
  description: 'nkọwa',
  price: (before, now) => `ọnụ ahịa ${before} → ${now}`,
  time: (before, now) => `oge ${before} → ${now}`,
  available: 'ọ dị ọzọ',
  notAvailable: 'ọ dịghị',
  outToday: 'ọ gwụla taa',
  soldToday: 'a na-ere ya taa',
  options: 'nhọrọ',
  picture: 'foto',
}
