/**
 * The picture is beside the text on phones and in wide cells of the grid (wholeRows.ts), above it in narrow
 * cells. Prices in a row of cards are aligned.
 */
export const PLACE = '@container h-full'
export const CARD =
  'rounded-card border-line bg-surface relative flex h-full flex-wrap content-start overflow-clip border md:@max-[26rem]:flex-col md:@max-[26rem]:flex-nowrap'
export const PICTURE = 'aspect-[4/3] w-32 max-w-full shrink-0 md:w-48 md:@max-[26rem]:w-full'
/** 8rem, then 12rem beside the text; above the text, the width of a column in a grid of two, then three. */
export const PICTURE_SIZES = '(min-width: 64rem) 21rem, (min-width: 48rem) 45vw, 8rem'
export const WORDS =
  'flex min-w-0 grow basis-36 flex-col p-3 md:p-4 md:@max-[26rem]:basis-auto md:@max-[26rem]:pb-0'
export const FOOT = 'relative w-full p-3 pt-0 md:p-4 md:pt-3'
