import { fareLabels } from '@ozi/contract'
import { serverTable } from '~/language/serverTable'
import { accountRules } from './customer/account'
import { placing } from './customer/placing'

/** What the server says, by its English sentence. */
export const server = serverTable({
  refusals: {
    VALIDATION: 'Biko lelee ebe ndị e nyere akara.',
    MALFORMED_JSON: 'Ozi enweghị ike ịgụ arịrịọ ahụ.',
    BODY_TOO_LARGE: 'Nke ahụ buru oke ibu iziga.',
    UNSUPPORTED_MEDIA_TYPE: 'Ozi enweghị ike ịgụ ụdị ihe ahụ.',
    UNAUTHENTICATED: 'Biko banye.',
    OTP_REQUIRED: 'Biko buru ụzọ tinye koodu anyị zigara na e-mail gị.',
    FORBIDDEN: 'Ị gaghị eme nke a.',
    FOREIGN_ORIGIN: 'Arịrịọ a si na saịtị ọzọ.',
    NOT_FOUND: 'Anyị ahụghị ya.',
    RATE_LIMITED: 'Ị nwalela ọtụtụ ugboro. Biko chere ntakịrị, nwalee ọzọ.',
    UNAVAILABLE: 'Anyị enweghị ike iru Ozi ugbu a. Biko nwalee ọzọ.',
    INTERNAL: 'O nwere ihe mebiri',

    INVALID_CREDENTIALS: 'E-mail ma ọ bụ okwuntughe ezighị ezi',
    ACCOUNT_EXISTS: 'Akaụntụ a dịlarị',
    PASSWORD_MISMATCH: 'Okwuntughe abụọ ahụ abụghị otu',
    PASSWORD_REQUIRED: 'Biko dee okwuntughe ị ji ugbu a.',
    CODE_WRONG: 'Koodu ahụ ezighị ezi. Biko lelee ya, nwalee ọzọ.',
    CODE_EXPIRED: 'Koodu a anaghị arụzi ọrụ. Biko rịọ nke ọhụrụ.',
    RESEND_TOO_SOON: 'Koodu na-abịa. Ị ga-arịọ ọzọ n’ime otu nkeji.',
    LINK_EXPIRED: 'Njikọ a anaghị arụzi ọrụ. Biko rịọ nke ọhụrụ.',
    IMAGE_TOO_LARGE: 'Foto ahụ karịrị 2 MB.',
    IMAGE_UNREADABLE: 'Faịlụ ahụ abụghị foto anyị nwere ike imeghe.',
    IMAGE_HEIC:
      'Foto HEIC ka nke ahụ bụ; ọ bụ ngwaọrụ ole na ole na-egosi ya. Biko họrọ ya dịka JPEG, ma ọ bụ zite foto ihuenyo ya.',
    CHANGED_MEANWHILE: 'Onye ọzọ agbanweela nke a ugbu a. Biko lelee ihe gbanwere.',

    OUTSIDE_AREA: 'Anyị anaghị ebuga ihe n’ebe ahụ.',
    NO_ROAD: 'Anyị amaghị ụzọ si n’otu ebe a ruo n’ebe nke ọzọ.',
    SAME_PLACE: 'Ebe a ga-eburu ya na ebe a ga-ebuga ya bụ otu ebe.',
    FEE_CHANGED: 'Ụgwọ ibu agbanweela. Biko lelee nke ọhụrụ.',
    QUOTE_USED: 'E tinyelarị ọda ji ụgwọ ibu a.',
    QUOTE_MISMATCH: 'Ụgwọ ibu a bụ maka ebe ndị ọzọ.',
    PRICE_CHANGED: 'Ọnụ ahịa ụfọdụ agbanweela. Biko lelee ha.',
    ITEM_UNAVAILABLE: 'O nwere ihe dị na nkata a na-agaghị enwetazi.',
    SHOP_NOT_ORDERABLE: 'Ụlọ ahịa a enwebeghị ike ịnata ọda.',
    ILLEGAL_MOVE: 'Nke ahụ abụghị ihe na-esonụ n’ọda a.',
    MOVE_CODE_WRONG: 'Koodu ahụ ezighị ezi. Biko jụọ ya ọzọ.',
    MOVE_CODE_LOCKED: 'Koodu ezighị ezi ejula oke. Biko kpọọ ndị nkwado anyị.',
    REASON_REQUIRED: 'Biko kwuo ihe kpatara ya.',
    RIDER_REQUIRED: 'Biko họrọ onye ozi.',
    IDEMPOTENCY_MISMATCH: 'E jirila igodo a mee arịrịọ ọzọ.',
    IDEMPOTENCY_IN_FLIGHT: 'Anyị ka na-arụ ọrụ n’arịrịọ a.',
  },
  tooLong: (characters) => `Biko ka o ghara ịkarị mkpụrụedemede ${characters}.`,
  sentences: {
    'That is not your current password.': 'Nke ahụ abụghị okwuntughe ị ji ugbu a.',
    'Please fill this in.': 'Biko dejupụta ebe a.',
    'This text holds a character that we cannot keep.':
      'O nwere mkpụrụedemede anyị enweghị ike idebe n’ihe a.',
    'This e-mail address is too long.': 'Adreesị e-mail a dị oke ogologo.',
    'The cart is empty.': 'Ọ dịghị ihe dị na nkata ahụ.',
    'Please type fewer words.': 'Biko dee okwu ole na ole.',
    'We cannot take this payment method yet.': 'Anyị anabatabeghị ụzọ ịkwụ ụgwọ a.',
    'Please enter your e-mail address.': accountRules.emailMissing,
    'This is not an e-mail address.': accountRules.emailWrong,
    'Please enter a phone number.': placing.needPhone,
    'This is not a Nigerian mobile number.': placing.noMobile,
    'Please choose a password.': accountRules.passwordMissing,
    [fareLabels.deliveryFee]: 'Ụgwọ mbuga',
    [fareLabels.distance]: 'Ogologo ụzọ',
    [fareLabels.serviceFee]: 'Ụgwọ ọrụ',
    [fareLabels.surge]: 'oge mkpa',
  },
})
