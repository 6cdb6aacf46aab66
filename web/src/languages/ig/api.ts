import type { Translation } from '~/language/english'
import type { apiTexts } from '~/languages/en/api'

export const api: Translation<typeof apiTexts> = {
  offline: 'Netwọk adịghị. Lelee netwọk gị, nwalee ọzọ.',
  unreachable: 'Anyị enweghị ike iru Ozi. Lelee netwọk gị, nwalee ọzọ.',
  unknown: 'O nwere ihe mebiri',
  notProved: 'O nweghị ihe e mere, n’ihi na ị gosighị na ọ bụ gị.',
}
