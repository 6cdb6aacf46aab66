import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/track'

export default {
  trackTexts: {
    pageTitle: 'Soro ihe a na-ebuga · Ozi',
    description: 'Hụ ebe ọ nọ, kpọọ onye ozi.',
    order: (number) => `Ọda ${number}`,
    progress: (state) => `Ebe o ruru: ${state}`,
    life: 'Ebe o ruru',
    call: (firstName) => `Kpọọ ${firstName}`,
    follows: 'Peeji a na-emelite onwe ya.',
    unreachable: 'Anyị enweghị ike iru Ozi ugbu a; anyị ka na-anwale.',
    retry: 'Nwalee ọzọ',
    downTitle: 'Anyị enweghị ike iru Ozi ugbu a',
    down: 'Njikọ ahụ dị mma. Biko nwalee ọzọ n’oge na-adịghị anya.',
    unknownTitle: 'Njikọ a anaghị eduga n’ihe ọ bụla a na-ebuga',
    unknown: 'O nwere ike na o zughị ezu. Rịọ onye zigara gị ya ka o ziga njikọ ahụ niile.',
    endedTitle: 'E mechaala mbuga a',
    ended: 'Njikọ ahụ rụrụ ọrụ otu ụbọchị. Onye nyere ọda ahụ na-ahụ ya n’ọda ya.',
    home: 'Gaa na Mbido',
    getTitle: 'Were Ozi',
    get: 'Anyị na-ebu ihe ọ bụla gaa ebe ọ bụla n’obodo. Buru ụzọ hụ ego ọ bụ.',
    getAction: 'Hụ ụgwọ ibu',
    cashAtDoor: (amount) => `A ga-akwụ n’ọnụ ụzọ, ego n’aka: ${amount}.`,
    nothingAtDoor: 'Ọ dịghị ihe a ga-akwụ n’ọnụ ụzọ.',
    cashAtPickup: (amount) =>
      `Onye na-eziga ya na-akwụ ${amount} ebe a ga-eburu ya. Ọ dịghị ihe a ga-akwụ n’ọnụ ụzọ.`,
    waits: (time) => `Onye ozi ga-eche n’ọnụ ụzọ ruo ${time}.`,
    waited: (time) => `Onye ozi echeela ruo ${time}. O nwere ike ịpụ ugbu a.`,
    transferDue: 'A ga-akwụ site na nnyefe ego',
    payDue: 'Ego ọda a',
    payFirst: (time) => `Anyị ga-amalite ozugbo a kwụrụ ya: tupu ${time}, ma ọ bụghị ya ọda a ga-akwụsị.`,
    transferHint: 'A ga-enye ya mgbe ego ahụ ruru. Foto rasit ezughị.',
    pay: 'Kwụọ ugbu a',
    payFailed: 'Anyị enweghị ike imepe peeji ịkwụ ụgwọ. Biko nwalee ọzọ.',
    transferPaid: 'A kwụọla ya. Onye ozi nwere ike inye ya.',
    sandbox: 'Nnwale: ọ bụghị ezigbo ego',
    failed: 'Enweghị ike inyefe ya. Jụọ onye nyere ọda ahụ ihe na-esonụ.',
  },

  whatItIsTexts: {
    send: (name) => `Ngwugwu ${name}`,
    receive: (name) => `Ngwugwu si n’aka ${name}`,
    shop: (name) => `Ọda ${name}`,
    ofShop: (shop, name) => `Site na ${shop}, nke ${name}`,
  },
} satisfies Translation<typeof english>
