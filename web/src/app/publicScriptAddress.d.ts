declare module 'virtual:public-script' {
  /** The address of the script for pages that do not use the framework (web/scripts-apart.ts). */
  const url: string
  export default url
}

declare module 'virtual:form-script' {
  /** The address of the script for those with a form to fill in. */
  const url: string
  export default url
}

declare module 'virtual:store-script' {
  /** The address of the script for the public pages of shops. */
  const url: string
  export default url
}
