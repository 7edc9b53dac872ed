import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';

export interface OriginSettings {
  readonly production: boolean;
  readonly corsOrigins: readonly string[];
  readonly siteUrl: string | undefined;
  readonly deskUrl: string | undefined;
}

/** Whether browsers on an origin may call: the sites of the network, those the operator lists, and the desk. */
export function createOriginCheck({ corsOrigins, ...rule }: OriginSettings): (origin: string) => boolean {
  const isSite = createSiteOriginCheck(rule);
  const listed = new Set(corsOrigins);
  return (origin) => isSite(origin) || listed.has(origin) || origin === rule.deskUrl;
}

/** Refuses calls of the desk to pages of any other origin, and all other calls to pages of the desk. Throws Forbidden. */
export function requireOrigin(url: string, origin: string, deskUrl: string | undefined): void {
  const isDeskCall = url.startsWith('/desk/');
  if (isDeskCall === (origin === deskUrl)) return;
  throw new CallError(
    'Forbidden',
    isDeskCall ? 'Only pages of the desk make this call.' : 'Pages of the desk make calls of the desk only.',
  );
}
