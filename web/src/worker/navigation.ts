/** How long to wait for the network before showing a page's cached shell. */
export const NETWORK_WAIT_MS = 3_000

/** Statuses with which a gateway says that Ozi is unreachable; Ozi's own pages never use them. */
const OUT_OF_REACH: readonly number[] = [502, 503, 504]

interface Answers {
  /** The network's response; rejects without a network. */
  readonly network: Promise<Response>
  /** The cached page, if there is one. */
  readonly kept: () => Promise<Response | undefined>
  /** Resolves when the network has had enough time. */
  readonly timeout: Promise<unknown>
}

/**
 * The network's page or, if the network fails or is too slow, the cached one. Without a cached page it waits
 * for the network, however long that takes.
 * @throws the network's error if there is no cached page
 */
export async function newestPage({ network, kept, timeout }: Answers): Promise<Response> {
  const page = network.then((response) => {
    if (OUT_OF_REACH.includes(response.status)) throw new OutOfReach(response)
    return response
  })
  const first = await Promise.race([page.catch(() => null), timeout.then(() => null)])
  if (first) return first
  const copy = await kept()
  if (copy) return copy
  try {
    return await page
  } catch (error) {
    // The gateway's own error page is better than none.
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
