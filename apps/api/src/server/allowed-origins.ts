import { network } from '@wbn/edition/network.ts';

const siteOrigins: ReadonlySet<string> = new Set(network.map((site) => `https://${site.host}`));
const homeOrigin = /^https?:\/\/(?:[a-z0-9-]+\.)*localhost(?::(\d{1,5}))?$/;

export interface OriginSettings {
  production: boolean;
  corsOrigins: readonly string[];
  siteUrl: string | undefined;
}

/**
 * Whether browsers on this origin may call: the sites of the network, the operator's own list, and localhost:
 * any port outside production, in production only that of the site when it runs on localhost itself.
 */
export function createOriginCheck({ production, corsOrigins, siteUrl }: OriginSettings): (origin: string) => boolean {
  const site = siteUrl ? new URL(siteUrl) : undefined;
  const listed = new Set([...corsOrigins, ...(site ? [site.origin] : [])]);
  const homePort = site && homeOrigin.test(site.origin) ? site.port : undefined;
  return (origin) => {
    if (siteOrigins.has(origin) || listed.has(origin)) return true;
    const home = homeOrigin.exec(origin);
    return home !== null && (!production || (homePort !== undefined && (home[1] ?? '') === homePort));
  };
}
