const GAP = 12
/** Room for a message of three lines above a head that is further down. */
const ROOM = 120

/**
 * How far from the top of the screen messages begin: below the head of what they come over, so that its title and its
 * way out stay free; above it where there is room. The lower edge, with its bars and buttons, is never theirs.
 */
export function topBelow(head: { readonly top: number; readonly bottom: number } | undefined): number {
  return head === undefined || head.bottom <= 0 || head.top >= ROOM ? GAP : head.bottom + GAP
}
