import type { Language } from './language.ts';
import { languagePath } from './language-path.ts';
import { type EditionId, network, networkSite } from './network.ts';
import { siteOrigin } from './site-origin.ts';

export interface SiteLinkRule {
  /** The site that this installation belongs to; absent: the live sites. */
  readonly siteUrl: string | undefined;
  /** The edition of a site whose host name says none. */
  readonly edition: EditionId;
}

/** Where the pages of an edition are, for mails. */
export interface SiteLinks {
  readonly ownEdition: EditionId;
  /** The edition of a name; the operator's own for none, undefined for an unknown one. */
  readonly editionOf: (name: string | null | undefined) => EditionId | undefined;
  /** Address of a page. `path` starts with a slash and carries no language. */
  readonly pageAddress: (edition: EditionId, language: Language, path: string) => string;
}

/** Links as they are reached from the installation's own site: live hosts, or names of localhost at home. */
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
