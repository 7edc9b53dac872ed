import type { Settings } from './settings.ts';

type PolicyHosts = Pick<Settings, 'apiUrl' | 'accountsUrl' | 'filesUrl' | 'deskUrl'>;

/**
 * Returns the content security policy of the desk: its own scripts and styles only, calls to API and account host, and pictures from
 * where files are stored. Pictures that companies link from elsewhere are not loaded, because their hosts would learn when staff look.
 */
export function contentSecurityPolicy({ apiUrl, accountsUrl, filesUrl, deskUrl }: PolicyHosts): string {
  const files = [new URL(apiUrl).origin, ...(filesUrl ? [new URL(filesUrl).origin] : [])].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${files}`,
    `media-src 'self' blob: ${files}`,
    "font-src 'self'",
    `connect-src 'self' ${new URL(apiUrl).origin} ${new URL(accountsUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(deskUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
