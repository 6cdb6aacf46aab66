import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/complaint'

export default {
  complaintTexts: {
    ask: 'Something go wrong?',
    title: 'Wetin go wrong?',
    lead: 'Choose wetin e be, and tell us for down wetin happen. Photo dey help. We go answer here.',
    what: 'Na about this',
    missing: 'Abeg choose wetin go wrong.',
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
