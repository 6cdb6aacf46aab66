import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/orders'

export default {
  orderMessageTexts: {
    incomplete: 'Biko dejupụta ebe niile dị mkpa',
    createFailed: 'Ọda gị abataghị. Biko nwalee ọzọ.',
    created: 'Ọda gị abatala!',
    none: 'Ị nwebeghị ọda ọ bụla.',
  },

  ordersTexts: {
    noneHint: 'Gwa anyị ihe anyị ga-ebu, ebe anyị ga-esi buru ya na ebe anyị ga-ebuga ya.',
    failed: 'Anyị enweghị ike iweta ọda gị.',
    failedNext: 'Anyị enweghị ike iweta ọda ndị ọzọ.',
    earlier: 'Ihe dị n’okpuru bụ nke e gosiri na mbụ.',
    filters: 'Kedu ọda',
    all: 'Ha niile',
    running: 'Nke na-aga n’ihu',
    completed: 'Nke e mezuru',
    cancelled: 'Nke a kagburu',
    search: 'Chọọ ọda gị',
    searchHint: 'Nọmba, ebe ma ọ bụ aha',
    clearSearch: 'Hichapụ ihe ị na-achọ',
    noMatch: 'Ọ dịghị ọda dabara.',
    noneRunning: 'Ọ dịghị ihe nọ n’ụzọ ugbu a.',
    noneCompleted: 'Ọ dịbeghị nke ruru.',
    noneCancelled: 'Ọ dịghị ọda a kagburu.',
    showAll: 'Gosi ọda niile',
    loading: 'Na-achọ…',
    count: (shown) => `Ọda ${shown}`,
    noMatchHint: 'Nwalee akụkụ nọmba, ebe ma ọ bụ aha.',
  },
} satisfies Translation<typeof english>
