import { type ComponentType, lazy, useState } from 'react';

type Tools = typeof import('./result-tools.ts');

const load = () => import('./result-tools.ts');

/** On the server the tools are drawn with the page; browsers load them after their first page, to bring to life links that work before. */
let loaded: Tools | undefined = import.meta.env.SSR ? await load() : undefined;

/**
 * For whoever comes from another page of the site: tools that come after the results move them down, and a click that was meant for one
 * is lost. Rejects when their code cannot be fetched.
 */
export async function loadResultTools(): Promise<void> {
  loaded = await load();
}

/** A tool that is drawn at once where its code is there already. */
function late<Props extends object>(pick: (tools: Tools) => ComponentType<Props>): ComponentType<Props> {
  const Later: ComponentType<Props> = lazy(async () => ({ default: pick(await load()) }));
  return function LateTool(props) {
    // Kept while it is shown: another component in its place would begin anew.
    const [Drawn] = useState(() => (loaded ? pick(loaded) : Later));
    return <Drawn {...props} />;
  };
}

export const ActiveFilters = late(({ ActiveFilters: tool }) => tool);
export const FacetRail = late(({ FacetRail: tool }) => tool);
export const NoResults = late(({ NoResults: tool }) => tool);
export const OrderBar = late(({ OrderBar: tool }) => tool);
export const OwnCountry = late(({ OwnCountry: tool }) => tool);
export const ResultPages = late(({ ResultPages: tool }) => tool);
export const SearchNotices = late(({ SearchNotices: tool }) => tool);
export const TypeTabs = late(({ TypeTabs: tool }) => tool);
