/** How long a page of the customer waits for the network before its kept shell is shown. */
export const PATIENCE_MS = 3_000

/** A gateway's word that Ozi is not there; Ozi's own pages never answer so. */
const OUT_OF_REACH: readonly number[] = [502, 503, 504]

interface Answers {
  /** The network's answer; rejects when there is none. */
  readonly network: Promise<Response>
  /** The kept page, if there is one. */
  readonly kept: () => Promise<Response | undefined>
  /** Resolves when the network had its time. */
  readonly patience: Promise<unknown>
}

/**
 * The newest page there is: the network's, else the kept one. A slow network loses against a kept page only;
 * where there is none, it is waited for to the end.
 * @throws the network's failure, where nothing is kept
 */
export async function newestPage({ network, kept, patience }: Answers): Promise<Response> {
  const page = network.then((response) => {
    if (OUT_OF_REACH.includes(response.status)) throw new OutOfReach(response)
    return response
  })
  const first = await Promise.race([page.catch(() => null), patience.then(() => null)])
  if (first) return first
  const copy = await kept()
  if (copy) return copy
  try {
    return await page
  } catch (error) {
    // The gateway's own words are better than none.
    if (error instanceof OutOfReach) return error.response
    throw error
  }
}

class OutOfReach extends Error {
  readonly response: Response

  constructor(response: Response) {
    super('out of reach')
    this.response = response
  }
}
