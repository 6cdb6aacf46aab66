/** Facts about the deployment that pages show. */
export interface Site {
  /** The origin for absolute links, without a trailing slash. */
  readonly publicUrl: string
  readonly supportEmail: string
  /** With country code: +2348031234567; missing if nobody answers calls, or messages. */
  readonly supportPhone?: string | undefined
  readonly supportWhatsApp?: string | undefined
  /** Of a demo alone: accounts to which its login page lets anybody in. */
  readonly demoLogins?:
    | readonly {
        readonly role: 'user' | 'rider' | 'vendor' | 'admin'
        readonly email: string
        readonly password: string
      }[]
    | undefined
}
