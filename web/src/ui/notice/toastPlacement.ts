const GAP = 12
/** The height of a toast of three lines, in pixels. */
const ROOM = 120

/**
 * How far from the top of the screen toasts begin: below the header of the page or dialog they cover, so that
 * its title and close button stay usable; above the header if there is room. Toasts never cover the bottom
 * edge with its bars and buttons.
 */
export function topBelow(head: { readonly top: number; readonly bottom: number } | undefined): number {
  return head === undefined || head.bottom <= 0 || head.top >= ROOM ? GAP : head.bottom + GAP
}
