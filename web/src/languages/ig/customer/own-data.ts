import type { Translation } from '~/language/english'
import type { ownDataTexts } from '~/languages/en/customer/own-data'

export const ownData: Translation<typeof ownDataTexts> = {
  title: 'Ihe e debere gbasara m',
  lead: 'Nweta otu mbipụta nke ihe niile Ozi debere gbasara gị.',
  open: 'Hụ ihe ị nwere ike ime',

  copy: 'Otu mbipụta nke ihe e debere',
  copyHint:
    'Otu faịlụ ZIP: profaịlụ gị, adreesị, ọda, ozi, ego ị kwụrụ na ego ị nwetara, na foto gị. Okwuntughe na koodu anọghị na ya; n’ihe gbasara ndị ọzọ, naanị nke ị na-ahụ na Ozi dị na ya.',
  copyKeep: 'Debere onwe gị faịlụ ahụ: onye nwere ya nwere ike ịgụ ọda na ozi gị.',
  download: 'Budata ihe e debere gbasara m',
  preparing: 'Na-akwado…',
  begun: 'Mbudata gị amalitela.',
  downloadFailed: 'Anyị enweghị ike ịkwado ya.',
}
