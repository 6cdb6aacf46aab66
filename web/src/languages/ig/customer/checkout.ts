import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/checkout'

export default {
  checkoutTexts: {
    title: 'Mezue ọda',
    lead: 'Kwuo ebe a ga-ebuga ya. Ị ga-ahụ ego ole ọ bụ tupu i tinye ọda.',
    backToCart: 'Laghachi na nkata',
    whereTo: 'Ebee ka a ga-ebuga ya?',
    dropoff: 'Ruo ebee?',
    landmark: 'Adreesị ebe a ga-ebuga ya',
    landmarkHint: 'N’okwu nke gị, kwuo ihe e ji mara ebe ahụ: “n’akụkụ ọdụ bọs SUG”.',
    who: 'Kedu onye ga-anata ya?',
    name: 'Aha onye ga-anata ya',
    phone: 'Ekwentị onye ga-anata ya',
    goods: 'Ihe ị na-azụ',
    subtotal: (shop) => `Ego niile nke ${shop}`,
    ordersOfShops: (count) => `Ụlọ ahịa ${String(count)}: nke ọ bụla nwere otu ọda na otu onye ozi.`,
    paymentHint: 'Ị gaghị akwụ ihe ọ bụla ugbu a. Kwadebe ego ị ga-enye onye ozi.',
    total: 'Ego niile',
    totalWaiting: 'Họrọ ebe a ga-ebuga ya ka ị hụ ya.',
    totalLoading: 'Na-agbakọ ego niile…',

    leftOut: 'Ihe ndị a esoghị n’ọda a, n’ihi na a gaghị enweta ha ugbu a:',
    removeLost: 'Wepụ na nkata',
    nothingLost: 'Nkata gị na ihe i dere ka dị ebe a. Ịnwale ọzọ anaghị eme ọda nke abụọ.',
    pricesChangedTitle: 'Ọnụ ahịa ụfọdụ agbanweela',
    was: 'ọ bụbu',
    isNow: 'ugbu a ọ bụ',
    orderAtNewPrices: 'Tinye ọda n’ọnụ ahịa ọhụrụ',
    createdOne: (number, total) => `Ọda ${number}: kwadebe ${total} ị ga-enye onye ozi n’aka.`,
    createdSeveral: (numbers, total) => `Ọda ${numbers}: kwadebe ${total}, nye onye ozi ọ bụla nke ya n’aka.`,
  },
} satisfies Translation<typeof english>
