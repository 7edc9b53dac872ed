/** Path of the inquiry form in any language (RT-20); the capture group is the company's segment. */
export const firstWordsPath = /([^/]*)\/send-request\/?$/i;
/** Prefix of the storage key, followed by the company's id, for the message that a visitor typed before the login. */
export const firstWordsKey = 'wbn-first-words-';
/** Maximum length of the stored message in characters. */
export const firstWordsLimit = 1000;

/** Milliseconds: an older message is discarded, because the next person at a shared computer must not see it. */
const kept = 24 * 60 * 60 * 1000;

/**
 * Step of the first script in the head: takes the message out of the address before anything loads or redirects, so
 * that it appears neither in the login address nor in logs nor in the history.
 */
export const firstWordsStep =
  `try{var m=${firstWordsPath}.exec(l.pathname),p=m&&new URLSearchParams(l.search),t=p&&p.get('message');` +
  "if(typeof t==='string'){p.delete('message');p=String(p);history.replaceState(null,'',l.pathname+(p&&'?'+p));" +
  `if(t.trim())localStorage.setItem('${firstWordsKey}'+m[1].slice(-36).toLowerCase(),` +
  `JSON.stringify({message:t.slice(0,${firstWordsLimit}),at:Date.now()}))}}catch(e){}`;

/** Returns and deletes the message to a company from before the login; undefined if none or older than a day. */
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
