import type { AnyContractRouter } from '@orpc/contract'
import { contract, type Access, type CallMeta } from '@ozi/contract'

/** A call as the contract declares it. */
export interface CallDeclaration {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly needsRecentProof: boolean
  readonly isOpenWithoutSecondFactor: boolean
  readonly isOpenWithFirstPassword: boolean
}

/** All calls of the contract. */
export function listCalls(
  router: AnyContractRouter = contract,
  name: readonly string[] = [],
): CallDeclaration[] {
  if (!('~orpc' in router)) {
    return Object.entries(router).flatMap(([key, part]) => listCalls(part, [...name, key]))
  }
  const { meta, route } = router['~orpc'] as { meta: CallMeta; route: { method?: string; path?: string } }
  const { access, needsRecentProof = false } = meta
  const { isOpenWithoutSecondFactor = false, isOpenWithFirstPassword = false } = meta
  const { method = '', path = '' } = route
  const opens = { isOpenWithoutSecondFactor, isOpenWithFirstPassword }
  return [{ name: name.join('.'), method, path, access, needsRecentProof, ...opens }]
}
