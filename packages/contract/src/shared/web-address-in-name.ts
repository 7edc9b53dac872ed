const schemeOrWww = /:\/\/|\bwww\./i;
const knownEnding =
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|online|site|shop|store|xyz|top|app|dev|io|ru|cn)(?![\p{L}\p{N}])/iu;
/** `pumps.example`: at least two characters, a dot, lower-case letters. 'St.John' and 'J.R. Smith' are names. */
const hostLike = /[\p{L}\p{N}]{2,}\.\p{Ll}{2,}/u;

/**
 * Whether mail programs would turn a person's name into a link; such names are refused, because our mails contain
 * names.
 */
export function hasWebAddress(name: string): boolean {
  return schemeOrWww.test(name) || knownEnding.test(name) || hostLike.test(name);
}

/** Returns a name for a mail that mail programs do not turn into a link; companies may be named like a web address. */
export function nameInMail(name: string): string {
  // A word joiner is invisible, prevents a line break, and stops link detection after each of these characters.
  return hasWebAddress(name) ? name.replace(/[.:/@]/g, '$&\u2060') : name;
}
