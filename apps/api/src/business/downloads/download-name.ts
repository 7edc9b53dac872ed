import type { DownloadKind } from '@wbn/contract/business/request-download.ts';

const endings: Record<DownloadKind, string> = { products: 'products.csv', company: 'company.zip' };

/** A name that every file system takes: `acme-valves-2026-11-21-products.csv`; letters of any script stay. */
export function downloadName(companyName: string, kind: DownloadKind, day: Date): string {
  const words = companyName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = words.join('-').slice(0, 60).toWellFormed().replace(/-$/, '');
  return [name, day.toISOString().slice(0, 10), endings[kind]].filter((part) => part !== '').join('-');
}

/** `attachment` with the name, for old clients also in ASCII (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
