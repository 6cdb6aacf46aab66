import { PROOF } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/sessions'

export default {
  sessionsTexts: {
    title: 'Ebe ị banyere',
    lead: 'Ọ bụghị nke gị? Pụọ na ya, gbanwee okwuntughe gị.',
    loadFailed: 'Anyị enwetaghị ebe ị banyere.',
    thisDevice: 'Ngwaọrụ a',
    unknownDevice: 'Ngwaọrụ a na-amaghị',
    network: (start) => `Netwọk ${start}`,
    seen: 'A hụrụ ya ikpeazụ',
    since: 'Ị banyere',
    logOut: 'Pụọ',
    logOutOf: (device) => `Pụọ na ${device}`,
    logOutOthers: 'Pụọ n’ebe ndị ọzọ niile',
    busy: 'Ọ na-apụ…',
    loggedOut: 'Ị pụọla na ya.',
    othersLoggedOut: 'Ugbu a, naanị ebe a ka ị banyere.',
    failed: 'Anyị enweghị ike ịpụ na ya.',

    proofTitle: 'Ọ̀ bụ gị?',
    proofPassword: `Biko tinye okwuntughe gị. Anyị agaghị ajụ ọzọ n’ime nkeji ${PROOF.validMinutes}.`,
    proofCode: `Koodu si na ngwa gị, ma ọ bụ koodu mgbake. Anyị agaghị ajụ ọzọ n’ime nkeji ${PROOF.validMinutes}.`,
    usePasskey: 'Jiri igodo nbanye',
    passkeyFailed: 'Igodo nbanye gị arụghị ọrụ. Biko dee ya.',
    password: 'Okwuntughe',
    passwordMissing: 'Biko tinye okwuntughe gị.',
    code: 'Koodu',
    codeMissing: 'Biko tinye koodu ahụ.',
    goOn: 'Gaa n’ihu',
    checking: 'Anyị na-elele…',
  },
} satisfies Translation<typeof english>
