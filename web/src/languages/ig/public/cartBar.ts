import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/cartBar'

export default {
  cartBarTexts: {
    title: 'Nkata gị',
    count: (pieces) => `Nkata · ihe ${pieces}`,
    deliveryLater: 'A ga-agbakwunye ụgwọ ibu mgbe ị na-emezu ọda.',
    checkout: 'Mezue ọda',
    inCart: (pieces) => `${pieces} na nkata`,
    less: (item) => `Wepụ otu: ${item}`,
    more: (item) => `Tinyekwuo otu: ${item}`,
    remove: (item) => `Wepụ: ${item}`,
    removed: (item) => `E wepụla ${item}.`,
  },
} satisfies Translation<typeof english>
