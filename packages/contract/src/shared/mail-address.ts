/** Maximum length of an e-mail address, in characters (RFC 5321). */
export const mailAddressLimit = 254;

/**
 * The dot-atom of RFC 5322 before the @ and a DNS name after it. Quoted names and IP literals are not supported,
 * because nobody uses them.
 */
const form =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
const foreignDomain = /@(?=[^@]*[^\p{ASCII}])([\p{L}\p{M}\d.\-。．｡\u200c\u200d]+)$/u;

/** Whether a text is an e-mail address; forms, API and auth host share this rule. */
export function isMailAddress(text: string): boolean {
  const tidied = normalizeMailAddress(text);
  return tidied.length <= mailAddressLimit && form.test(tidied);
}

/**
 * Trims the address and converts its domain to punycode: `info@例子.中国` and `info@xn--fsqu00a.xn--fiqs8s` are one
 * address.
 */
export function normalizeMailAddress(text: string): string {
  return text
    .trim()
    .replace('＠', '@')
    .replace(foreignDomain, (whole, domain: string) => {
      const address = `http://${domain}`;
      return URL.canParse(address) ? `@${new URL(address).hostname}` : whole;
    });
}
