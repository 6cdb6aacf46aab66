declare module 'virtual:app-routes' {
  import type { createRoutesStub } from 'react-router'

  type StubRoute = Parameters<typeof createRoutesStub>[0][number]

  export interface AppRoute {
    readonly path?: string
    readonly index?: boolean
    readonly file: string
    readonly load: () => Promise<
      Pick<StubRoute, 'meta' | 'handle'> & { readonly default: NonNullable<StubRoute['Component']> }
    >
    readonly children: readonly AppRoute[]
  }

  /** The routes of the product (src/app/routes.ts), made by helpers/vite.ts. */
  const routes: readonly AppRoute[]
  export default routes
}
