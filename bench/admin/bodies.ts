/**
 * The body of each POST or PUT call. It differs in every round, because repeating the same change may do
 * nothing. `{name}` as in a call.
 */
export const BODIES: Readonly<Record<string, (round: number) => object>> = {
  '/admin/tariffs/preview': () => ({
    pricePerKm: 120,
    deliveryFee: 900,
    serviceFee: 50,
    surgeActive: true,
    surgeMultiplier: 1.5,
  }),
  '/user/{customer}': (round) => ({ address: `${numberOf(round)} Wetheral Road` }),
  '/rider/{rider}': (round) => ({ vehicleBrand: `Bajaj ${numberOf(round)}` }),
  '/vendor/{shop}': (round) => ({ description: `Fresh every day from ${numberOf(round)} kitchens` }),
  '/orders/{coming}/moves': (round) => ({
    to: 'assigned',
    riderId: round % 2 === 0 ? '{oneRider}' : '{otherRider}',
    reason: 'Closer by.',
  }),
  '/admin/items/{item}': (round) => ({
    name: 'Jollof rice',
    price: 2_000 + numberOf(round),
    isAvailable: true,
    preparationMinutes: { min: 20, max: 30 },
  }),
  '/admin/update-price': (round) => ({ pricePerKm: 100 + numberOf(round) }),
  '/admin/messages/{message}/answered': (round) => ({ isAnswered: round % 2 === 0 }),
  '/admin/conversations/{conversation}/assignee': (round) => ({
    accountId: round % 2 === 0 ? '{colleague}' : null,
  }),
}

/** Warm-up rounds have negative numbers. */
const numberOf = (round: number) => round + 10
