import { LANGUAGE_COOKIE } from '@ozi/contract'

/**
 * Shows the page in the chosen language, and what was asked for once the network is back. A string rather than a module:
 * without a network there is only the page itself, and one copy of it is kept for all languages. Once a link was pressed it
 * does not reload any more: that would take the press back.
 */
export const OFFLINE_SCRIPT = `var l=/(?:^|; )${LANGUAGE_COOKIE}=(\\w+)/.exec(document.cookie),n=document.querySelectorAll('[data-language]'),c=l&&[...n].find(e=>e.dataset.language===l[1]);if(c){n.forEach(e=>{e.hidden=e!==c});document.documentElement.lang=c.lang;document.title=c.dataset.title}var r=()=>location.reload();addEventListener('online',r);addEventListener('beforeunload',()=>removeEventListener('online',r))`
