/** Scheme, host, perhaps a port, then a path: no name or password of a person, no second slash before the host, no spaces. */
const form = /^https?:\/\/[^\s/\\?#@:]+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether a text is the address of a page on the web, with its scheme; the one rule of forms, API and imports. */
export function isWebAddress(text: string): boolean {
  return form.test(text) && URL.canParse(text) && /[^.]\.[^.]/.test(new URL(text).hostname);
}

/** `https://` is put before what has no scheme; an empty text stays empty. */
export function tidyWebAddress(text: string): string {
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
