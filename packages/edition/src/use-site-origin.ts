import type { EditionId } from './network.ts';
import { siteOrigin } from './site-origin.ts';
import { useEdition, useHosts } from './use-edition.tsx';

/** A function that gives the origin of any site of the network, as it is reached from the one that is shown. */
export function useSiteOrigin(): (id: EditionId) => string {
  const edition = useEdition();
  const hosts = useHosts();
  return (id) => siteOrigin({ edition, hosts }, id);
}
