/**
 * Addresses of the account pages on the auth host, with the way back in `continue` (A1, RT-52).
 * `accountsUrl` is the auth host with scheme; `continueTo` is the absolute address to come back to.
 */
export function loginLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'login', continueTo);
}

/** See loginLink. */
export function registerLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'register', continueTo);
}

function accountLink(accountsUrl: string, page: 'login' | 'register', continueTo: string): string {
  const host = accountsUrl.endsWith('/') ? accountsUrl : `${accountsUrl}/`;
  return `${host}${page}?continue=${encodeURIComponent(continueTo)}`;
}
