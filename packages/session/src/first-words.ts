/** Where an inquiry to a company is written, in whichever language (RT-20); begins with what names the company. */
export const firstWordsPath = /([^/]*)\/send-request\/?$/i;
/** With the company's id after it: what somebody wrote to it before they signed in. */
export const firstWordsKey = 'wbn-first-words-';
/** Most letters of it. */
export const firstWordsLimit = 1000;

/** On a computer that others use too, words that nobody came back for are not shown to the next person. In milliseconds. */
const kept = 24 * 60 * 60 * 1000;

/**
 * Step of the head's first script: takes the words out of the address before anything else loads or leads on, so that the way to the
 * login, its logs and the history are without them.
 */
export const firstWordsStep =
  `try{var m=${firstWordsPath}.exec(l.pathname),p=m&&new URLSearchParams(l.search),t=p&&p.get('message');` +
  "if(typeof t==='string'){p.delete('message');p=String(p);history.replaceState(null,'',l.pathname+(p&&'?'+p));" +
  `if(t.trim())localStorage.setItem('${firstWordsKey}'+m[1].slice(-36).toLowerCase(),` +
  `JSON.stringify({message:t.slice(0,${firstWordsLimit}),at:Date.now()}))}}catch(e){}`;

/** What was written to a company before the login, once; undefined when there is nothing, or nothing of this day. */
export function takeFirstWords(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  businessID: string,
  now = Date.now(),
): string | undefined {
  const key = firstWordsKey + businessID;
  try {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    storage.removeItem(key);
    const { message, at } = JSON.parse(text) as { message?: unknown; at?: unknown };
    return typeof message === 'string' && now - Number(at) < kept ? message : undefined;
  } catch {
    return undefined;
  }
}
