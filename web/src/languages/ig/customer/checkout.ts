import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/checkout'

export default {
  checkoutTexts: {
    title: 'Mezue ọda',
    backToCart: 'Laghachi na nkata',
    whereTo: 'Ebee ka a ga-ebuga ya?',
    goods: 'Ihe ị na-azụ',
    subtotal: (shop) => `Ego niile nke ${shop}`,
    paymentHint: 'Kwadebe ego ị ga-enye onye ozi.',
    total: 'Ego niile',
    totalWaiting: 'Họrọ ebe a ga-ebuga ya ka ị hụ ya.',
    totalLoading: 'Na-agbakọ ego niile…',

    leftOut: 'A gaghị enweta ha ugbu a, ha esoghị n’ọda a:',
    removeLost: 'Wepụ na nkata',
    nothingLost: 'O nweghị ihe furu efu. Ịnwale ọzọ anaghị eme ọda nke abụọ.',
    pricesChangedTitle: 'Ọnụ ahịa ụfọdụ agbanweela',
    orderAtNewPrices: 'Tinye ọda n’ọnụ ahịa ọhụrụ',
    createdOne: (number, total) => `Ọda ${number}: kwadebe ${total} ị ga-enye onye ozi n’aka.`,
    createdSeveral: (numbers, total) => `Ọda ${numbers}: kwadebe ${total}, nye onye ozi ọ bụla nke ya n’aka.`,
  },
} satisfies Translation<typeof english>
