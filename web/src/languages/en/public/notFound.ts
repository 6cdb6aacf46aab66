import { english } from '~/language/english'

/** No page is here. Apart from the site's other texts, because every page of the app carries it. */
export const notFoundTexts = english('notFoundTexts', {
  title: 'This road leads nowhere',
  lead: 'It may have moved, or the link has a mistake in it.',
  home: 'Go to Home',
})
