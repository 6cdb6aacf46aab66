declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      directory: string
      port: number
      address: string
      silent: boolean
      configureBuckets: readonly { name: string }[]
    })
    readonly httpServer: Server
    readonly middleware: ((
      context: { path: string; app: object },
      next: () => Promise<void>,
    ) => Promise<void>)[]
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
