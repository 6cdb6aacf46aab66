declare module 'virtual:public-script' {
  /** The address of the script for pages that do not use the framework (web/scripts-apart.ts). */
  const url: string
  export default url
}
