import { firstWordsStep } from './first-words.ts';
import { handOffPath } from './hand-off-path.ts';
import { goToLogin } from './login-challenge.ts';

/** What a hand-off brought in the address, taken out of it by the first script (SES-11). */
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
  // On the hand-off screen: keep what the address brought and clean it, before anything else loads.
  `try{if(${handOffPath}.test(l.pathname)){var q=new URLSearchParams(l.search);` +
    "w.wbnHandOff={token:q.get('token'),to:q.get('continue')};history.replaceState(null,'',l.pathname)}}catch(e){}",
  // What a visitor wrote to a company is kept for after the login.
  firstWordsStep,
  // Whoever is signed in is shown so from the first paint on; others are led from pages of members to the login.
  "try{var s=localStorage,v=function(k){return s.getItem(k)&&s.getItem(k+'Expire')>Date.now()};" +
    // On the hand-off screen nobody is: what is stored is about to be replaced.
    "if(!w.wbnHandOff&&s.getItem('userID')&&(v('token')||v('refreshToken')))d.setAttribute('data-signed-in','');" +
    "else if(d.dataset.login&&sessionStorage.getItem('forcedReload')!=='halted')" +
    `(${goToLogin})(d.dataset.login+encodeURIComponent(l.href),function(a){l.replace(a)})}catch(e){}`,
];

/**
 * Script for the head of every document, before all else in it. One text for all pages: the content policy allows it by
 * its hash. On pages of members `data-login` of the document is the login's address up to the way back (RT-51).
 */
export const firstPaintScript = `(function(w,d,l){${steps.join('')}})(window,document.documentElement,location)`;
