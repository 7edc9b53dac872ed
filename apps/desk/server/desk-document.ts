import type { Settings } from './settings.ts';

const marks = { API: 'apiUrl', ACCOUNTS: 'accountsUrl', SITE: 'siteUrl' } as const;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Writes the addresses of the other hosts into the document, which is built once for all installations. */
export function writeAddresses(html: string, settings: Pick<Settings, 'apiUrl' | 'accountsUrl' | 'siteUrl'>) {
  return html.replace(/%(API|ACCOUNTS|SITE)%/g, (_, mark: keyof typeof marks) =>
    settings[marks[mark]].replace(/[&"<>]/g, (character) => escapes[character] ?? character),
  );
}
