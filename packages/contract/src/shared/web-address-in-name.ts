const schemeOrWww = /:\/\/|\bwww\./i;
const knownEnding =
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|online|site|shop|store|xyz|top|app|dev|io|ru|cn)(?![\p{L}\p{N}])/iu;
/** `pumps.example`: two signs, a dot, small letters. 'St.John' and 'J.R. Smith' are names. */
const hostLike = /[\p{L}\p{N}]{2,}\.\p{Ll}{2,}/u;

/** Whether mail programs would make a link of a person's name: names stand in mails that go out in ours. */
export function hasWebAddress(name: string): boolean {
  return schemeOrWww.test(name) || knownEnding.test(name) || hostLike.test(name);
}

/** A name as it stands in a mail: companies may be called by a web address, and mail programs shall make no link of it. */
export function nameInMail(name: string): string {
  // A word joiner after each sign that a link is known by: it is not seen, and no line breaks there.
  return hasWebAddress(name) ? name.replace(/[.:/@]/g, '$&\u2060') : name;
}
