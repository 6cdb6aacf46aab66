import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/offers'

export default {
  dutyTexts: {
    on: 'Nọ n’ọrụ',
    off: 'Na-ezu ike',
    since: (time) => `Nọ n’ọrụ kemgbe ${time}`,
    ends: (time) => `Ruo ${time}, mgbe ahụ ọ ga-akwụsị n’onwe ya.`,
    endsSoon: (time) => `Ọrụ gị ga-akwụsị na ${time}`,
    stay: 'Nọgide n’ọrụ',
    whatOn: 'Ọrụ dị gị nso ga-ada ụda ebe a obere oge.',
    gaveBackOften: 'Ọrụ gị akwụsịla: ị weghachiri ọtụtụ ọrụ n’ime otu awa.',
    whatOff: 'Malite ọrụ ka e nye gị ọrụ. Ndị dị gị n’aka na-aga n’ihu.',
    goOn: 'Malite ọrụ',
    goOff: 'Kwụsị ọrụ',
  },

  offerTexts: {
    title: 'Ọrụ na-eche onye ozi',
    forYou: 'Ọrụ nke gị',
    secondsLeft: (seconds) => `sekọnd ${String(seconds)} fọdụrụ`,
    isOver: 'Oge agwụla',
    toPickup: 'Ruo ebe ị ga-eburu ya',
    trip: 'Ụzọ ya',
    together: (count) => `${String(count)} ọzọ n’otu ụzọ ahụ`,
    look: 'Lelee ya',
    decline: 'Jụ ya',
    later: 'Emechaa',
    why: 'Gịnị kpatara ya?',
    back: 'Laghachi',
    gone: 'Ọrụ a agafeela: oge ya agwụla, ma ọ bụ ọ dị ndị ọzọ n’aka.',
    opened: 'Nke i mepere',
    openedTaken: 'Ọrụ i mepere abụrụla nke gị.',
    none: 'Ọ dịghị ọrụ na-eche',
    offline: 'Netwọk adịghị. Were ọrụ mgbe netwọk lọtara.',
  },

  declineTexts: {
    too_far: 'Ọ dị anya',
    other_way: 'Ọ bụghị ụzọ m',
    vehicle: 'Ụgbọ m agaghị ebuli ya',
    break: 'Ana m ezu ike',
    other: 'Ihe ọzọ',
  },
} satisfies Translation<typeof english>
