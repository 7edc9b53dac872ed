import type { DownloadKind } from '@wbn/contract/business/request-download.ts';

const endings: Record<DownloadKind, string> = { products: 'products.csv', company: 'company.zip' };

/** A name that every file system takes: `acme-valves-2026-11-21-products.csv`; letters of any script stay. */
export function downloadName(companyName: string, kind: DownloadKind, day: Date): string {
  const words = companyName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = words.join('-').slice(0, 60).toWellFormed().replace(/-$/, '');
  return [name, day.toISOString().slice(0, 10), endings[kind]].filter((part) => part !== '').join('-');
}
