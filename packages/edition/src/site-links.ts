import type { Language } from './language.ts';
import { languagePath } from './language-path.ts';
import { type EditionId, network, networkSite } from './network.ts';
import { siteOrigin } from './site-origin.ts';

export interface SiteLinkRule {
  /** URL of this installation's site; absent: the live sites. */
  readonly siteUrl: string | undefined;
  /** Edition to use when the host of `siteUrl` is not one of the network. */
  readonly edition: EditionId;
}

/** Addresses of the editions' pages, for mails. */
export interface SiteLinks {
  readonly ownEdition: EditionId;
  /** Returns the edition of a name: the operator's without a name, undefined for an unknown one. */
  readonly editionOf: (name: string | null | undefined) => EditionId | undefined;
  /** Returns the URL of a page. `path` starts with a slash and contains no language. */
  readonly pageAddress: (edition: EditionId, language: Language, path: string) => string;
}

/** Creates the links for an installation: live hosts, or subdomains of localhost in development. */
export function createSiteLinks({ siteUrl, edition }: SiteLinkRule): SiteLinks {
  const given = siteUrl === undefined ? undefined : new URL(siteUrl);
  const named = network.find(
    ({ id, host }) => given?.hostname === host || given?.hostname === `${id}.localhost`,
  );
  const own = named?.id ?? edition;
  const shown = {
    edition: { id: own },
    hosts: { site: given?.origin ?? `https://${networkSite(own).host}` },
  };
  return {
    ownEdition: own,
    editionOf: (name) => (name ? network.find(({ id }) => id === name)?.id : own),
    pageAddress: (id, language, path) =>
      siteOrigin(shown, id) + languagePath(networkSite(id), language, path),
  };
}
