import { firstWordsStep } from './first-words.ts';
import { handOffPath } from './hand-off-path.ts';
import { goToLogin } from './login-challenge.ts';

/** The hand-off parameters that the first script takes out of the address (SES-11). */
export interface HandOff {
  readonly token: string | null;
  readonly to: string | null;
}

declare global {
  interface Window {
    wbnHandOff?: HandOff;
  }
}

const steps = [
  // Hand-off page: store the parameters and remove them from the address before anything else loads.
  `try{if(${handOffPath}.test(l.pathname)){var q=new URLSearchParams(l.search);` +
    "w.wbnHandOff={token:q.get('token'),to:q.get('continue')};history.replaceState(null,'',l.pathname)}}catch(e){}",
  // Stores the message that a visitor typed to a company until after the login.
  firstWordsStep,
  // Marks the document as signed in before the first paint; redirects visitors of members' pages to the login.
  "try{var s=localStorage,v=function(k){return s.getItem(k)&&s.getItem(k+'Expire')>Date.now()};" +
    // Not on the hand-off page: the stored session is about to be replaced.
    "if(!w.wbnHandOff&&s.getItem('userID')&&(v('token')||v('refreshToken')))d.setAttribute('data-signed-in','');" +
    "else if(d.dataset.login&&sessionStorage.getItem('forcedReload')!=='halted')" +
    `(${goToLogin})(d.dataset.login+encodeURIComponent(l.href),function(a){l.replace(a)})}catch(e){}`,
];

/**
 * The first inline script of every document's head. It is the same text on all pages because the content security
 * policy allows it by its hash. On members' pages the attribute `data-login` of the document is the login address up
 * to the value of `continue` (RT-51).
 */
export const firstPaintScript = `(function(w,d,l){${steps.join('')}})(window,document.documentElement,location)`;
