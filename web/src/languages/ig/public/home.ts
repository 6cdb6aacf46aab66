import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/home'

export default {
  publicHomeTexts: {
    pageTitle: (city) => `Ozi: anyị na-ebuga ihe ọ bụla na ${city}`,
    description: (city) =>
      `Ziga ma ọ bụ nata ngwugwu ebe ọ bụla na ${city}. Buru ụzọ hụ ụgwọ ibu, na naịra, tupu ị debanye aha ma ọ bụ tinye ọda.`,
    headline: ['Kwuo ebe.', 'Anyị ga-ebuga ya.'],
    lead: (city) =>
      `Ziga ma ọ bụ nata ngwugwu ebe ọ bụla na ${city}. Ị na-ahụ ụgwọ ibu tupu ị debanye aha, ị na-ahọrọkwa otú ị ga-esi akwụ.`,
    from: 'Site ebee?',
    to: 'Ruo ebee?',
    fromExample: 'dịka Ikenegbu Layout',
    toExample: 'dịka FUTO main gate',
    seeFare: 'Hụ ụgwọ ibu',
    way: (from, to, distance) => `Ụzọ si ${from} ruo ${to}, ${distance}`,
    examplesTitle: 'Ego ọ bụ ugbu a',
    exampleTo: 'ruo',
    ridersTitle: 'Onye na-abịa n’ọnụ ụzọ gị',
    riders: [
      'Anyị onwe anyị debanyere aha onye ozi ọ bụla, nọmba ekwentị ya na nọmba ụgbọ ya.',
      'Anyị na-edebe NIN ha; ọ dịghị mmadụ abụọ nwere otu.',
      'Mgbe onye ozi bu ihe gị, ị na-ahụ aha ya, nọmba ekwentị ya na nọmba ụgbọ ya.',
    ],
    ifWrong: 'O gbuola oge, o furu ma ọ bụ mebie? Ihe anyị na-eme',
    deliveredThisMonth: () => 'ozi e bugara n’ọnwa a',
    figuresTitle: 'Ozi n’ọnụọgụ',
    figures: [
      { value: '400+', label: 'ihe e bugara' },
      { value: '30%', label: 'oge e chekwara' },
      { value: '99%', label: 'ọda ziri ezi' },
      { value: '20%', label: 'ego e chekwara' },
    ],
    storesTitle: 'Ụlọ ahịa kacha ewu ewu',
    storesLead: 'Meghee otu ka ị hụ ihe o nwere.',
    allStores: 'Ụlọ ahịa niile',
    category: { food: 'Nri', health: 'Ahụike', clothing: 'Uwe' },
    items: (count) => `Ihe ${String(count)}`,
    notOrderable: 'Ọ ga-emepe n’oge na-adịghị anya',
    anythingTitle: 'Anyị na-ebuga ihe ọ bụla',
    anythingLead: 'Ọ bụrụ na ọ na-aba n’ụgbọala ma ọ bụ bọs, onye ozi nwere ike ibute ya.',
    send: {
      title: 'Ziga ngwugwu',
      text: 'Site n’ọnụ ụzọ gị ruo nke ha. Jiri okwu gị kwuo ihe dị nso: “n’ihu ebe a na-ere achịcha na-acha edo edo” bụ adreesị ebe a.',
    },
    receive: {
      title: 'Nata ngwugwu',
      text: 'Ihe gị ọ̀ nọ n’akụkụ ọzọ nke obodo? Gwa anyị onye ji ya, anyị ga-ebutere gị ya.',
    },
    steps: [
      { title: 'Ebe abụọ', text: 'Họrọ ha site n’okporo ámá, ahịa, ụlọ akwụkwọ na ụlọ ụka.' },
      { title: 'Otu ụgwọ ibu', text: 'Dịka ụzọ ahụ si dị ogologo, otu n’otu, tupu i tinye ọda.' },
      { title: 'Koodu abụọ', text: 'Otu e ji enye ya, otu e ji anata ya. Otú a, ọ na-eru onye kwesịrị.' },
    ],
    citiesTitle: 'Obodo kacha ewu ewu',
    citiesLead: (city, state) =>
      `Otu obodo ka ọ dị ugbu a, ya niile: ${city}, steeti ${state}. Họrọ ebe ọ ga-aga:`,
    areaKind: {
      neighborhood: (city) => `akụkụ ${city}`,
      town: (city) => `obodo dị ${city} gburugburu`,
    },
    allPlaces: (count) => `Ebe niile ${String(count)}`,
    map: (city) => `Akụkụ ${city} na obodo dị ya gburugburu ebe ndị ozi na-aga`,
    installTitle: 'Tinye Ozi n’ekwentị gị',
    installLead:
      'Ọ dịghị ihe a na-ebudata n’ụlọ ahịa ngwa. Saịtị a bụ ngwa ahụ: tinye ya na ihuenyo gị, ọ na-emepe dịka ngwa ọ bụla.',
    install: 'Tinye Ozi',
    installHow: 'Otú e si eme ya',
    installSteps: [
      { device: 'Android', text: 'Na Chrome, mepee menu dị n’elu n’aka nri, họrọ “Add to Home screen”.' },
      { device: 'iPhone', text: 'Na Safari, pịa Share, họrọ “Add to Home Screen”.' },
      { device: 'Kọmputa', text: 'Na Chrome ma ọ bụ Edge, pịa akara ntinye dị na ngwụcha ebe adreesị.' },
    ],
  },
} satisfies Translation<typeof english>
