/** The page where a cart that was filled before signing in is ordered. */
export const CHECKOUT = '/dashboard/cart/checkout'
