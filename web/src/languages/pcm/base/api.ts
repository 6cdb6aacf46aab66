import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/api'

export default {
  apiTexts: {
    offline: 'You no get network. Check your network, then try again.',
    unreachable: 'We no fit reach Ozi. Check your network, then try again.',
    unknown: 'Something spoil',
    notProved: 'We no do anything: you no confirm say na you.',
  },
} satisfies Translation<typeof english>
