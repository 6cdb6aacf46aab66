import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/complaint'

export default {
  complaintTexts: {
    ask: 'Something go wrong?',
    title: 'Wetin go wrong?',
    what: 'Na about this',
    missing: 'Abeg choose wetin go wrong.',
    lead: 'Tell us for below wetin happen. Picture go help.',
  },

  complaintKindTexts: {
    lost: 'E no come',
    broken: 'E don break',
    late: 'E come late',
    wrong_item: 'No be the correct thing',
    money: 'Money',
    rider: 'The rider',
    other: 'Another thing',
  },
} satisfies Translation<typeof english>
