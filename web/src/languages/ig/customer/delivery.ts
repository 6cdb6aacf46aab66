import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/delivery'

const pickup = '“ọnụ ụzọ ámá edo edo chere ụlọ ahịa Mama Nneka ihu”'
const dropoff = '“okporo ámá nke abụọ ma ị gafee ụlọ mmanụ”'

export default {
  sendTexts: {
    title: 'Ziga ngwugwu',
    person: 'Kedu onye ga-anata ya?',
    personName: 'Aha onye ga-anata ya',
    personPhone: 'Ekwentị onye ga-anata ya',
  },

  receiveTexts: {
    title: 'Nata ngwugwu',
    person: 'Kedu onye ga-enye ya?',
    personName: 'Aha onye na-eziga ya',
    personPhone: 'Ekwentị onye na-eziga ya',
  },

  deliveryTexts: {
    loading: 'Na-emeghe fọm ahụ…',
    stepOf: (step, last) => `Nzọụkwụ ${String(step)} n’ime ${String(last)}`,
    back: 'Laghachi',
    next: 'Gaa n’ihu',
    confirm: 'Kwụọ ụgwọ ma kwenye',
    places: 'Ebe abụọ ahụ',
    from: 'Site ebee?',
    to: 'Ruo ebee?',
    swap: 'Gbanwerịta ebe abụọ ahụ',
    swapped: 'A gbanwerịtala ha: ebe o si aghọọla ebe ọ na-aga.',
    addresses: 'Otú onye ozi ga-esi chọta ha',
    pickupAddress: 'Adreesị ebe a ga-eburu ya',
    pickupHint: `Ihe e ji mara ebe ahụ, n’okwu nke gị: ${pickup}.`,
    dropoffAddress: 'Adreesị ebe a ga-ebuga ya',
    dropoffHint: `Ihe e ji mara ebe ahụ, n’okwu nke gị: ${dropoff}.`,
    callOnArrival: 'Kpọọ mgbe i rutere',
    contacts: 'Site na kọntaktị',
    phoneHint: 'Onye ozi ga-akpọ nọmba a.',
    details: 'Gịnị dị n’ime ya?',
    addDetails: 'Kwuo ihe ọ bụ',
    detailsHint: 'Ka onye ozi mara otú ọ ga-esi buru ya.',
    paymentHint: 'Ọ dịghị onye na-akwụ ụgwọ ugbu a. Onye ozi ga-anata ụgwọ ibu.',
    fare: 'Ụgwọ ibu',
    fareWaiting: 'Họrọ ebe abụọ ahụ ka ị hụ ya.',
    fareLoading: 'Na-agbakọ ụgwọ ibu…',
    fareKept: (amount, until) => `Anyị debere ụgwọ ibu ${amount} ruo ${until}.`,
    fareNow: (amount) => `Ọ bụ ${amount} ugbu a.`,
    fareSame: 'Ọ gbanwebeghị.',

    unknownPlace: (text) =>
      `Anyị amaghị ebe a na-akpọ ${text}. Nwalee okporo ụzọ ma ọ bụ ihe e ji mara ebe dị ya nso.`,

    nothingLost: 'Ihe i dere ka dị ebe a. Ịnwale ọzọ anaghị eme ọda nke abụọ.',
    feeChangedTitle: 'Ụgwọ ibu agbanweela',
    orderAtNewFare: 'Tinye ọda n’ụgwọ ibu ọhụrụ',
    receiverPays: (number, fare) => `Ọda ${number}: onye ga-anata ya ga-akwụ ${fare} ego n’aka n’ọnụ ụzọ.`,
    senderPays: (number, fare) =>
      `Ọda ${number}: onye na-eziga ya ga-akwụ ${fare} ego n’aka ebe a ga-eburu ya.`,
    customerPays: (number, fare) => `Ọda ${number}: kwadebe ${fare} ị ga-enye onye ozi n’aka.`,
  },
} satisfies Translation<typeof english>
