/**
 * A button of the server's page that is pressed before its script is there does what it should once the script has come;
 * of several presses the last one counts, also one that the script hears itself. React puts its properties on what it has taken over, a card later than the page
 * around it. Until then it does not hear of the press, else it might act on both. A string: it is inline, before
 * everything else, with the page's nonce. Links work by themselves.
 */
export const EARLY_TAPS_SCRIPT = `(()=>{let s,b,t;const o=n=>Object.keys(n).some(k=>k.startsWith('__reactProps'));addEventListener('DOMContentLoaded',()=>{s=new WeakSet(document.querySelectorAll('button'))});addEventListener('click',e=>{const n=e.target.closest?.('button');if(!n||s&&!s.has(n))return;if(o(n)){if(e.isTrusted)t=clearInterval(t);return}e.stopImmediatePropagation();e.preventDefault();b=n;t??=setInterval(()=>{if(b.isConnected&&!o(b))return;t=clearInterval(t);b.click()},50)},true)})()`
