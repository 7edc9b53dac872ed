import { lateModule } from './late-module.tsx';

const load = () => import('./result-tools.ts');

/** On the server the tools are drawn with the page: as links they work before their code is there. */
const tools = lateModule(load, import.meta.env.SSR ? await load() : undefined);

export const loadResultTools = tools.load;
export const ActiveFilters = tools.part(({ ActiveFilters: tool }) => tool);
export const FacetRail = tools.part(({ FacetRail: tool }) => tool);
export const NoResults = tools.part(({ NoResults: tool }) => tool);
export const OrderBar = tools.part(({ OrderBar: tool }) => tool);
export const OwnCountry = tools.part(({ OwnCountry: tool }) => tool);
export const ResultPages = tools.part(({ ResultPages: tool }) => tool);
export const SearchNotices = tools.part(({ SearchNotices: tool }) => tool);
export const TypeTabs = tools.part(({ TypeTabs: tool }) => tool);
