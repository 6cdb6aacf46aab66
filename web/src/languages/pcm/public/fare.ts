import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/fare'

export default {
  fareTexts: {
    title: 'Transport money',
    way: (from, to) => `From ${from} go ${to}`,
    payment: `You no go pay anything now. The transport money dey stand for ${String(QUOTE.lifetimeMinutes)} minutes.`,
    send: 'Send package',
    receive: 'Collect package',
    from: 'From where?',
    to: 'Go where?',
    busy: 'You don ask plenty for small time. Abeg wait one minute, then try again.',
    failed: 'We no fit calculate the transport money now. We keep your two places: abeg try again.',
    retry: 'Try again',
  },

  fareRefusalTexts: {
    missing: 'Abeg write one place.',
    unknown: 'We never know this place. Try street, market, school or church wey dey near am.',
    OUTSIDE_AREA: 'We no dey carry reach that place.',
    NO_ROAD_NEARBY: 'We no know road wey dey near that place. Abeg check am.',
    NO_ROUTE: 'We no see road between the two places. Abeg check dem.',
    SAME_PLACE: 'Where dem go pick am and where dem go drop am na the same place.',
  },
} satisfies Translation<typeof english>
