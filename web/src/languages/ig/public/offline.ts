import type { Translation } from '~/language/english'
import type { offlineTexts } from '~/languages/en/public/offline'

export const offline: Translation<typeof offlineTexts> = {
  pageTitle: 'Netwọk adịghị · Ozi',
  title: 'Netwọk adịghị',
  lead: 'E debeghị peeji a n’ekwentị gị, ya mere ọ chọrọ netwọk. E debere ọda gị ndị ikpeazụ: i nwere ike ịgụ ha ugbu a.',
  tryAgain: 'Nwalee ọzọ',
  orders: 'Ọda gị ndị ikpeazụ',
}
