/** What pages say of the deployment they belong to. */
export interface Site {
  /** The origin of links that leave the page, without a trailing slash. */
  readonly publicUrl: string
  readonly supportEmail: string
}
