import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/offline'

export default {
  offlineTexts: {
    pageTitle: 'Netwọk adịghị · Ozi',
    title: 'Netwọk adịghị',
    lead: 'E debeghị peeji a n’ekwentị gị, ya mere ọ chọrọ netwọk. E debere ọda gị ndị ikpeazụ: i nwere ike ịgụ ha ugbu a.',
    tryAgain: 'Nwalee ọzọ',
    orders: 'Ọda gị ndị ikpeazụ',
  },
} satisfies Translation<typeof english>
