import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/offline'

export default {
  offlineTexts: {
    pageTitle: 'Netwọk adịghị · Ozi',
    title: 'Netwọk adịghị',
    lead: 'Peeji a chọrọ netwọk. E chekwara ọda ikpeazụ gị: ị nwere ike ịgụ ha ugbu a.',
    tryAgain: 'Nwalee ọzọ',
    orders: 'Ọda gị ndị ikpeazụ',
  },
} satisfies Translation<typeof english>
