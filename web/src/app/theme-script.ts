import { THEME_KEY } from '~/ui/theme'

/**
 * Runs before the first paint, so that a person who chose dark never sees a light flash. Text, not
 * a module: it stands inline in the head with the page's nonce.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
