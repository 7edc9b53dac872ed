/** Words before an extension in the languages of our editions. */
const spelled =
  /[\s,;(]*(?:ext(?:ensi[oó]n|n)?|x|durchwahl|dw|anexo|int(?:erno)?|ramal|poste|доб|分机|内线|转|;ext=|#)[.:\s]*(\d{1,7})\)?$/iu;
/** Maximum length of a number with its extension. */
const longest = 60;

/** Splits a text into the number and its extension; '' for no extension. */
export function splitExtension(phone: string): { readonly number: string; readonly extension: string } {
  const text = phone.trim();
  const found = text.length <= longest ? spelled.exec(text) : null;
  return found
    ? { number: text.slice(0, found.index), extension: found[1] ?? '' }
    : { number: text, extension: '' };
}

/** Joins a number and its extension in one spelling. */
export function joinExtension(number: string, extension: string): string {
  return extension === '' ? number : `${number} ext. ${extension}`;
}
