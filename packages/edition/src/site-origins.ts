import { network } from './network.ts';

const siteOrigins: ReadonlySet<string> = new Set(network.map((site) => `https://${site.host}`));
const homeOrigin = /^https?:\/\/(?:[a-z0-9-]+\.)*localhost(?::(\d{1,5}))?$/;

export interface OriginRule {
  production: boolean;
  /** The site that this installation belongs to, as a complete address. */
  siteUrl?: string | undefined;
}

/**
 * Whether an origin (`https://host:port`) is a site of ours: one of the network, the installation's own, or
 * localhost: any port outside production, in production only that of the own site when it is on localhost.
 */
export function createSiteOriginCheck({ production, siteUrl }: OriginRule): (origin: string) => boolean {
  const site = siteUrl ? new URL(siteUrl) : undefined;
  const homePort = site && homeOrigin.test(site.origin) ? site.port : undefined;
  return (origin) => {
    if (siteOrigins.has(origin) || origin === site?.origin) return true;
    const home = homeOrigin.exec(origin);
    return home !== null && (!production || (homePort !== undefined && (home[1] ?? '') === homePort));
  };
}
