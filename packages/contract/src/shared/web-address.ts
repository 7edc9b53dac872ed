/** Scheme, host, optional port and path. Credentials, a second slash before the host, and spaces are refused. */
const form = /^https?:\/\/[^\s/\\?#@:]+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether a text is a web address with scheme; forms, API and imports share this rule. */
export function isWebAddress(text: string): boolean {
  return form.test(text) && URL.canParse(text) && /[^.]\.[^.]/.test(new URL(text).hostname);
}

/** Adds `https://` when the scheme is missing; an empty text stays empty. */
export function normalizeWebAddress(text: string): string {
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
