/** What cards and pages of shops say. */
export const storeTexts = {
  kind: { food: 'Food', health: 'Health', clothing: 'Clothing' },
  open: 'Open now',
  openUntil: (time: string) => `Open until ${time}`,
  openingSoon: 'Opening soon',
  items: (count: string) => (count === '1' ? '1 item' : `${count} items`),
  takes: (duration: string) => `Ready in ${duration}`,
} as const
