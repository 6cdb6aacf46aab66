// Limits
/** How far back a shop sees its sales of each day, and how many of its items are named as sold most. */
export const SHOP_SALES = { days: 35, topItems: 10 } as const
