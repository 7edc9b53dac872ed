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

/** The pages where a person changes password, second step, passkeys and sessions; see loginLink. */
export function securityLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'account', continueTo);
}

/** Where somebody who is signed in proves it again before something grave (SignInTooOld). */
export function confirmLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'account/confirm', continueTo);
}

function accountLink(
  accountsUrl: string,
  page: 'login' | 'register' | 'account' | 'account/confirm',
  continueTo: string,
): string {
  const host = accountsUrl.endsWith('/') ? accountsUrl : `${accountsUrl}/`;
  return `${host}${page}?continue=${encodeURIComponent(continueTo)}`;
}
