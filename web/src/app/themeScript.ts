import { THEME_KEY } from '~/ui/button/theme'

/**
 * Sets the theme before the first paint, so that a dark page never flashes light. A string rather than a
 * module: it is inline in the head, with the page's nonce.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
