import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/saved'

export default {
  savedTexts: {
    title: 'Ndị na ebe i debere',
    lead: 'Otu mpịa ga-ejupụta ọda.',
    loadFailed: 'Anyị enwetaghị ndị na ebe i debere.',
    none: 'O nweghị onye i debere',
    noneHint: 'Debe onye ị na-ezigakarị ihe, ma ọ bụ ụlọ gị, ka ị ghara ide ya ọzọ.',

    others: (count) => `${String(count)} ọzọ`,
    filled: (name) => `E denyela: ${name}.`,
    forNextTime: 'Debe ya maka oge ọzọ',
    kept: (name) => `E debela ${name} maka oge ọzọ.`,
    notKept: 'E tinyela ọda gị, ma anyị edebeghị ya maka oge ọzọ',
    notKeptHint: (name, why) => `E debeghị ${name}. ${why} Ị nwere ike itinye ${name} na profaịlụ gị.`,

    add: 'Tinye otu',
    addTitle: 'Debe mmadụ ma ọ bụ ebe',
    change: 'Gbanwee',
    changeOf: (name) => `Gbanwee ${name}`,
    remove: 'Hichapụ',
    removeOf: (name) => `Hichapụ ${name}`,
    removeTitle: (name) => `Ị ga-ehichapụ ${name}?`,
    removeHint: 'Ọda gị ga-adị otú ha dị.',
    removed: (name) => `E hichapụla ${name}.`,
    removeFailed: 'Anyị enweghị ike ihichapụ ya.',
    name: 'Aha',
    nameHint: 'Mmadụ, ma ọ bụ ebe.',
    label: 'Gịnị ka ọ bụụrụ gị?',
    labelHint: 'Ụlọ, Ọrụ ma ọ bụ Mama.',
    phone: 'Ekwentị',
    phoneHint: 'Ọ bụrụ naanị ebe, ọ chọghị ya.',
    place: 'Ebe',
    landmark: 'Otú a ga-esi chọta ya',
    save: 'Debe',
    saving: 'Na-edebe…',
    saved: (name) => `E debela ${name}.`,
    saveFailed: 'Anyị edebeghị ya',
    nothingLost: 'Ihe i dere ka dị ebe a.',
  },
} satisfies Translation<typeof english>
