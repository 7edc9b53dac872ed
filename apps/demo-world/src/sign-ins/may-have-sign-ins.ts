/**
 * Whether the people of the demo world may have sign-ins, whose password is published: in development, and on a computer of
 * one's own. `env` as the hosts read it: NODE_ENV, PUBLIC_ACCOUNTS_URL.
 */
export function mayHaveSignIns(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NODE_ENV !== 'production') return true;
  const address = env.PUBLIC_ACCOUNTS_URL || 'http://localhost';
  return URL.canParse(address) && /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(new URL(address).hostname);
}
