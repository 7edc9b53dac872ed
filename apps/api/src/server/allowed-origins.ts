import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';

export interface OriginSettings {
  production: boolean;
  corsOrigins: readonly string[];
  siteUrl: string | undefined;
}

/** Whether browsers on this origin may call: the sites of the network, and the operator's own list. */
export function createOriginCheck({ corsOrigins, ...rule }: OriginSettings): (origin: string) => boolean {
  const isSite = createSiteOriginCheck(rule);
  const listed = new Set(corsOrigins);
  return (origin) => isSite(origin) || listed.has(origin);
}
