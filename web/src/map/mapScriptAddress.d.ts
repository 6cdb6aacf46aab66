declare module 'virtual:map-script' {
  /** The address of the script that draws maps (web/scripts-apart.ts). */
  const url: string
  export default url
}
