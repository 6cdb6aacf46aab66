import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/form'

export default {
  formTexts: {
    tryAgain: 'Biko nwalee ọzọ.',
    accountReady: 'Akaụntụ gị adịla njikere',
    pleaseLogIn: 'Biko banye ka ị gaa n’ihu.',
    passkeyFailed: 'Igodo nbanye gị arụghị ọrụ. Biko nwalee ọzọ, ma ọ bụ jiri okwuntughe gị.',
    resend: 'Ziga koodu ọhụrụ',
    resendIn: (seconds) => `Ziga koodu ọhụrụ ma sekọnd ${seconds} gachaa`,
    passwordChanged: 'A gbanweela okwuntughe',
    messageFailed: 'O gaghị. Ozi gị ka dị ebe a: biko nwalee ọzọ.',
    messageOffline: 'Netwọk adịghị. Ozi gị ka dị ebe a: ziga ya ma emechaa.',
    messageAnother: 'Dee ozi ọzọ',
  },
} satisfies Translation<typeof english>
