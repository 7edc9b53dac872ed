/** Whether an address by HTTP leads to this computer. */
export function isLocalAddress(address: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);
}
