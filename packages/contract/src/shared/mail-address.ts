/** Most characters of an e-mail address (RFC 5321). */
export const mailAddressLimit = 254;

/** The form by which accounts are registered (Zod's `z.email()`, in better-auth): whoever is mailed or invited can register. */
const form =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const foreignDomain = /@(?=[^@]*[^\p{ASCII}])([\p{L}\p{M}\d.-]+)$/u;

/** Whether a text is an e-mail address; the one rule of forms, API and auth host. */
export function isMailAddress(text: string): boolean {
  const tidied = tidyMailAddress(text);
  return tidied.length <= mailAddressLimit && form.test(tidied);
}

/** Without spaces at its ends, and with the domain as mail servers know it: `sales@bücher.example` lives at `xn--bcher-kva.example`. */
export function tidyMailAddress(text: string): string {
  return text.trim().replace(foreignDomain, (whole, domain: string) => {
    const address = `http://${domain}`;
    return URL.canParse(address) ? `@${new URL(address).hostname}` : whole;
  });
}
