import type { EditionId } from './network.ts';
import { siteOrigin } from './site-origin.ts';
import { useEdition, useHosts } from './use-edition.tsx';

/** Returns a function that gives the origin of any site of the network as seen from the current one. */
export function useSiteOrigin(): (id: EditionId) => string {
  const edition = useEdition();
  const hosts = useHosts();
  return (id) => siteOrigin({ edition, hosts }, id);
}
