declare module 'virtual:contract-routes' {
  import type { AnyContractRouter } from '@orpc/contract'

  /** Methods and paths of the contract's calls, made while building (web/lean-contract.ts). */
  const routes: AnyContractRouter
  export default routes
}
