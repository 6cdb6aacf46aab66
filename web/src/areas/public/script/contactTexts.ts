/**
 * The texts of the page's script; separate from the page's texts, so that the script does not contain those.
 */
export const contactFormTexts = {
  failed: 'Your message did not go through. It is still here: please try again.',
  offline: 'You are offline. Your message is still here: please send it once you are connected.',
  another: 'Write another message',
} as const
