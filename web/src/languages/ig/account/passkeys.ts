import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/passkeys'

export default {
  passkeysTexts: {
    title: 'Igodo nbanye',
    lead: 'Jiri mkpịsị aka, ihu ma ọ bụ PIN nke ekwentị ma ọ bụ kọmputa gị banye, na-enweghị okwuntughe na koodu.',
    loadFailed: 'Anyị enwetaghị igodo nbanye gị.',
    none: 'Ị nwebeghị igodo nbanye.',
    unable: 'Ihe nchọgharị a enweghị ike ime igodo nbanye. Nwalee ya n’ekwentị gị.',
    add: 'Tinye igodo nbanye',
    adding: 'Chere ntakịrị…',
    added: 'E debela igodo nbanye gị. Oge ọzọ họrọ “Jiri igodo nbanye” mgbe ị na-abanye.',
    addFailed: 'E tinyebeghị igodo nbanye gị.',
    cancelled: 'A jụghị ekwentị ma ọ bụ kọmputa, ma ọ bụ onye jụrụ. Biko nwalee ọzọ.',
    known: 'Ngwaọrụ a enweelarị igodo nbanye maka akaụntụ gị.',
    failed: 'Ekwentị ma ọ bụ kọmputa ahụ enweghị ike ime ya. Biko nwalee ọzọ.',
    unknownDevice: 'Ngwaọrụ a na-amaghị',
    made: 'E tinyere ya',
    used: 'E ji ya ikpeazụ',
    neverUsed: 'E jibeghị ya',
    remove: 'Wepụ',
    removeOf: (device) => `Wepụ igodo nbanye nke ${device}`,
    removeTitle: 'Wepụ igodo nbanye a?',
    removeHint: (device) => `${device} ga-eji okwuntughe gị banye ọzọ.`,
    removed: 'E wepụla igodo nbanye ahụ.',
    removeFailed: 'E wepụbeghị igodo nbanye ahụ.',
    keep: 'Debe ya',
    offer: 'Ị chọrọ ịbanye ngwa ngwa oge ọzọ, site na mkpịsị aka, ihu ma ọ bụ PIN kama okwuntughe?',
    notNow: 'Ọ bụghị ugbu a',
  },
} satisfies Translation<typeof english>
