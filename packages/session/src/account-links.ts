/**
 * Login link on the auth host that comes back with `continue` (A1, RT-52). `accountsUrl` is the auth host with
 * scheme; `continueTo` is the absolute address to come back to.
 */
export function loginLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'login', continueTo);
}

/** Registration link; parameters as in loginLink. */
export function registerLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'register', continueTo);
}

/** Link to the account page for password, second step, passkeys and sessions; parameters as in loginLink. */
export function securityLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'account', continueTo);
}

/** Link to the page where a signed-in person confirms their identity before a sensitive action (error SignInTooOld). */
export function confirmLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'account/confirm', continueTo);
}

/** Link to the page on which staff give their second factor again (error SecondFactorTooOld); it comes back with new tokens. */
export function staffConfirmLink(accountsUrl: string, continueTo: string): string {
  return accountLink(accountsUrl, 'staff/confirm', continueTo);
}

function accountLink(
  accountsUrl: string,
  page: 'login' | 'register' | 'account' | 'account/confirm' | 'staff/confirm',
  continueTo: string,
): string {
  const host = accountsUrl.endsWith('/') ? accountsUrl : `${accountsUrl}/`;
  return `${host}${page}?continue=${encodeURIComponent(continueTo)}`;
}
