import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/passkeys'

export default {
  passkeysTexts: {
    title: 'Igodo nbanye',
    lead: 'Jiri mkpịsị aka, ihu ma ọ bụ PIN banye, na-enweghị okwuntughe na koodu.',
    loadFailed: 'Anyị enwetaghị igodo nbanye gị.',
    none: 'I nwebeghị nke ọ bụla.',
    unable: 'Ihe nchọgharị a enweghị ike ime ya. Nwalee ekwentị gị.',
    add: 'Tinye igodo nbanye',
    adding: 'Chere ntakịrị…',
    added: 'E debela ya. Oge ọzọ họrọ “Jiri igodo nbanye”.',
    addFailed: 'E tinyebeghị igodo nbanye gị.',
    cancelled: 'O nweghị ihe e kwadoro. Biko nwalee ọzọ.',
    known: 'Ngwaọrụ a enweelarị otu.',
    failed: 'Ngwaọrụ a enweghị ike ime ya. Biko nwalee ọzọ.',
    unknownDevice: 'Ngwaọrụ a na-amaghị',
    made: 'E tinyere ya',
    used: 'E ji ya ikpeazụ',
    neverUsed: 'E jibeghị ya',
    remove: 'Wepụ',
    removeOf: (device) => `Wepụ igodo nbanye nke ${device}`,
    removeTitle: 'Wepụ igodo nbanye a?',
    removeHint: (device) => `${device} ga-achọ okwuntughe gị.`,
    removed: 'E wepụla igodo nbanye ahụ.',
    removeFailed: 'E wepụbeghị igodo nbanye ahụ.',
    keep: 'Debe ya',
    offer: 'Ị chọrọ iji mkpịsị aka, ihu ma ọ bụ PIN banye oge ọzọ?',
    notNow: 'Ọ bụghị ugbu a',
  },
} satisfies Translation<typeof english>
