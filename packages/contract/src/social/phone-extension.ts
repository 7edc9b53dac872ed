/** Words before an extension as people write them in the languages of our editions. */
const spelled =
  /[\s,;(]*(?:ext(?:ensi[oó]n|n)?|x|durchwahl|dw|anexo|int(?:erno)?|ramal|poste|доб|分机|内线|转|;ext=|#)[.:\s]*(\d{1,7})\)?$/iu;
/** More than a number and the words about its extension have. */
const longest = 60;

/** The number that is dialled, and the extension that is asked for then; '' for none. */
export function splitExtension(phone: string): { readonly number: string; readonly extension: string } {
  const text = phone.trim();
  const found = text.length <= longest ? spelled.exec(text) : null;
  return found
    ? { number: text.slice(0, found.index), extension: found[1] ?? '' }
    : { number: text, extension: '' };
}

/** A number with its extension in one spelling. */
export function joinExtension(number: string, extension: string): string {
  return extension === '' ? number : `${number} ext. ${extension}`;
}
