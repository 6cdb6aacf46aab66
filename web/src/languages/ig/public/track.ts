import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/track'

export default {
  trackTexts: {
    pageTitle: 'Soro ihe a na-ebuga · Ozi',
    description: 'Hụ ebe ọ nọ ugbu a, kpọọ onye ozi. Ị chọghị akaụntụ.',
    order: (number) => `Ọda ${number}`,
    progress: (state) => `Ebe o ruru: ${state}`,
    life: 'Ebe o ruru',
    call: (firstName) => `Kpọọ ${firstName}`,
    follows: 'Peeji a na-emelite onwe ya.',
    unreachable: 'Anyị enweghị ike iru Ozi ugbu a. Ihe ị na-ahụ nwere ike ịbụ nke mbụ; anyị ka na-anwale.',
    retry: 'Nwalee ọzọ',
    downTitle: 'Anyị enweghị ike iru Ozi ugbu a',
    down: 'Njikọ ahụ dị mma. Biko nwalee ọzọ n’oge na-adịghị anya.',
    unknownTitle: 'Njikọ a anaghị eduga n’ihe ọ bụla a na-ebuga',
    unknown:
      'O nwere ike ịbụ na o zughị ezu mgbe o ruru gị. Rịọ onye zigara gị ya ka o ziga njikọ ahụ niile.',
    endedTitle: 'E mechaala mbuga a',
    ended: 'Njikọ ya rụrụ ọrụ otu ụbọchị e mechara ya. Onye nyere ọda ahụ ka na-ahụ ya n’ọda ya.',
    home: 'Gaa na Mbido',
    getTitle: 'Were Ozi',
    get: 'Anyị na-ebu ihe ọ bụla gaa ebe ọ bụla n’obodo. Hụ ego ọ bụ tupu ị debanye aha.',
    getAction: 'Hụ ụgwọ ibu',
    cashAtDoor: (amount) => `A ga-akwụ n’ọnụ ụzọ, ego n’aka nye onye ozi: ${amount}.`,
    nothingAtDoor: 'Ọ dịghị ihe a ga-akwụ n’ọnụ ụzọ.',
    cashAtPickup: (amount) =>
      `Onye na-eziga ya na-akwụ ${amount}, ego n’aka, ebe a ga-eburu ya. Ọ dịghị ihe a ga-akwụ n’ọnụ ụzọ.`,
    waits: (time) => `Onye ozi ga-eche n’ọnụ ụzọ ruo ${time}.`,
    waited: (time) => `Onye ozi echeela ruo ${time}. O nwere ike ịpụ ugbu a.`,
    transferDue: 'A ga-akwụ site na nnyefe ego',
    payDue: 'Ego ọda a',
    payFirst: (time) =>
      `Anyị ga-amalite ozugbo a kwụrụ ya. Kwụọ tupu ${time}, ma ọ bụghị ya ọda a ga-akwụsị.`,
    transferHint: 'Onye ozi ga-enye ya mgbe ego ahụ ruru. Foto rasit ezughị.',
    pay: 'Kwụọ ugbu a',
    payFailed: 'Anyị enweghị ike imepe peeji ịkwụ ụgwọ. Biko nwalee ọzọ n’oge na-adịghị anya.',
    transferPaid: 'A kwụọla ya. Onye ozi nwere ike inye ya.',
    sandbox: 'Nnwale: ọ bụghị ezigbo ego',
    failed: 'Onye ozi enweghị ike inyefe ya. Jụọ onye nyere ọda ahụ ihe na-esonụ.',
  },

  whatItIsTexts: {
    send: (name) => `Ngwugwu ${name}`,
    receive: (name) => `Ngwugwu si n’aka ${name}`,
    shop: (name) => `Ọda ${name}`,
    ofShop: (shop, name) => `Site na ${shop}, nke ${name}`,
  },
} satisfies Translation<typeof english>
