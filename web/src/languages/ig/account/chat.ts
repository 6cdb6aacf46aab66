import { MESSAGE_TEXT } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/chat'

export default {
  chatTexts: {
    messages: 'Ozi',
    none: 'Ozi adịghị',
    conversationFailed: 'Anyị enweghị ike ibubata mkparịta ụka a',
    messagesFailed: 'Anyị enweghị ike ibubata ozi ndị a',
    loading: 'Na-ebubata ozi…',
    you: 'Gị',
    today: 'Taa',
    yesterday: 'Ụnyaahụ',
    earlier: 'Ozi ndị bu ụzọ',
    newest: 'Gaa n’ozi kacha ọhụrụ',
    typing: (name) => `${name} na-ede…`,
    write: 'Dee ozi',
    send: 'Ziga',
    addImage: 'Tinye foto',
    openingImage: 'Na-emepe foto…',
    removeImage: 'Wepụ foto',
    imageToSend: 'Foto a ga-eziga',
    image: 'Foto',
    openImage: (name) => `Foto sitere n’aka ${name}: mepee ya ka o buo ibu`,
    imageTooLarge: 'Foto a karịrị 2 MB. Biko họrọ nke dị obere.',
    imageTooBigToOpen: 'Foto a buru oke ibu imepe. Biko họrọ nke dị obere.',
    imageHeic:
      'Nke a bụ foto HEIC, nke ngwaọrụ ole na ole na-egosi. Biko họrọ ya dịka JPEG, ma ọ bụ zitere anyị foto ihuenyo.',
    imageUnreadable: 'Faịlụ ahụ abụghị foto anyị nwere ike ịgụ. Biko họrọ nke ọzọ.',
    tooLong: `Biko ka nke a ghara ịkarị mkpụrụ edemede ${String(MESSAGE_TEXT.max)}.`,
    waiting: 'Na-eche ka e zigaa ya',
    delivered: 'O ruola',
    read: 'A gụọla ya',
    notSent: 'E zigaghị ya:',
    notYetSent: 'E zigabeghị ya:',
    notLasting: 'Ihe nchọgharị a enweghị ohere ichekwa ya. Biko nọrọ na peeji a ruo mgbe e zigara ya.',
    retry: 'Nwalee ọzọ',
    discard: 'Tufuo',
    newFrom: (name, text) => `Ozi ọhụrụ sitere n’aka ${name}: ${text}`,
  },
} satisfies Translation<typeof english>
