/**
 * Whether an address that a page sends back is one of ours that we gave it: files of our own store are kept without a host,
 * and pages have made them absolute.
 */
export function isSameAddress(stored: string, sent: string): boolean {
  if (stored === sent) return true;
  return stored.startsWith('/') && URL.canParse(sent) && new URL(sent).pathname === stored;
}
