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
    welcomeHint: 'Detara anyị ozi. Anyị na-aza ebe a, na-azakwa site n’email mgbe ị na-anọghị ya.',
    away: (time) => `Anyị ga-aza site na ${time}.`,
    about: (number) => `Maka ọda ${number}`,
    seeOrder: 'Lee ọda ahụ',
    helpWithOrder: 'Enyemaka maka ọda a',
    you: 'Gị:',
    unread: (count) => `${String(count)} ọhụrụ`,
    closed: 'E mechiela mkparịta ụka a.',
    closedHint: 'Ị nwere ike ịgụ ya ebe a. Maka ihe ọzọ, malite nke ọhụrụ.',
    resolved: 'Anyị akara na e doziela nke a. Dee ọzọ ma ọ bụrụ na o nwere ihe fọdụrụ.',
    notFound: 'Mkparịta ụka dị otú ahụ adịghị',
    notFoundHint: 'O nwere ike ịbụ nke akaụntụ ọzọ, ma ọ bụ na njikọ ahụ ezughị ezu.',
    offline: 'Netwọk adịghị. A na-echekwa ihe ị dere, a ga-eziga ya mgbe netwọk lọghachiri.',
    unreachable: 'Anyị enweghị ike iru Ozi. A na-echekwa ihe ị dere, a ga-eziga ya ozugbo o kwere mee.',
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
