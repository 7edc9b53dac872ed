/**
 * Whether an address sent by a page is the stored one: our files are stored without a host, and pages have made the
 * addresses absolute.
 */
export function isSameAddress(stored: string, sent: string): boolean {
  if (stored === sent) return true;
  return stored.startsWith('/') && URL.canParse(sent) && new URL(sent).pathname === stored;
}
