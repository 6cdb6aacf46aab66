import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/support'

export default {
  customerChatTexts: {
    title: 'Enyemaka',
    us: 'Ndị enyemaka Ozi',
    loading: 'Na-ebubata mkparịta ụka...',
    listFailed: 'Anyị enweghị ike ibubata mkparịta ụka gị',
    createFailed: 'Anyị enweghị ike ịmalite mkparịta ụka',
    none: 'A hụghị mkparịta ụka ọ bụla',
    all: 'Mkparịta ụka niile',
    conversations: 'Mkparịta ụka gị',
    back: 'Laghachi na mkparịta ụka',
    startNew: 'Malite mkparịta ụka ọhụrụ',
    welcome: 'Kedu otu anyị ga-esi nyere gị aka?',
    welcomeHint: 'Degara anyị. Anyị na-aza ebe a, ma ọ bụ na e-mail mgbe ị nọghị.',
    away: (time) => `Anyị ga-aza site na ${time}.`,
    about: (number) => `Maka ọda ${number}`,
    seeOrder: 'Lee ọda ahụ',
    helpWithOrder: 'Enyemaka maka ọda a',
    you: 'Gị:',
    unread: (count) => `${String(count)} ọhụrụ`,
    closed: 'E mechiela mkparịta ụka a.',
    closedHint: 'Maka ihe ọzọ, malite nke ọhụrụ.',
    resolved: 'E doziela ya. Dee ọzọ ma e nwee ihe ọzọ.',
    notFound: 'Mkparịta ụka dị otú ahụ adịghị',
    notFoundHint: 'Ọ bụ nke akaụntụ ọzọ, ma ọ bụ njikọ ezughị ezu.',
    offline: 'Netwọk adịghị. A na-echekwa ihe ị dere, a ga-eziga ya ma emechaa.',
    unreachable: 'Anyị enweghị ike iru Ozi. A na-echekwa ihe ị dere, a ga-eziga ya ma emechaa.',
    earlierShown: 'N’okpuru bụ ihe e gosiri na mbụ.',
    sound: 'Ụda mgbe ozi ọhụrụ batara',
    arrived: (name) => `${name} nke Ozi detara gị ozi`,
    open: 'Mepee',
  },

  conversationStatusTexts: {
    active: 'Na-aga n’ihu',
    pending: 'Na-eche',
    resolved: 'E doziela ya',
    closed: 'E mechiela ya',
  },
} satisfies Translation<typeof english>
