import type { Translation } from '~/language/english'
import type { complaintTexts, complaintWords } from '~/languages/en/customer/complaint'

export const complaint: Translation<typeof complaintTexts> = {
  ask: 'Something go wrong?',
  title: 'Wetin go wrong?',
  lead: 'Choose wetin e be, and tell us for down wetin happen. Photo dey help. We go answer here.',
  what: 'Na about this',
  missing: 'Abeg choose wetin go wrong.',
}

export const complaints: Translation<typeof complaintWords> = {
  lost: 'E no come',
  broken: 'E don break',
  late: 'E come late',
  wrong_item: 'No be the correct thing',
  money: 'Money',
  rider: 'The rider',
  other: 'Another thing',
}
