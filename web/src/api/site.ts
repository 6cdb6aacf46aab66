/** Facts about the deployment that pages show. */
export interface Site {
  /** The origin for absolute links, without a trailing slash. */
  readonly publicUrl: string
  readonly supportEmail: string
}
