import { lazy } from 'react';

const load = async () => ({ default: (await import('../network/territorial-sites.tsx')).TerritorialSites });

/** Links at the end of a long page, drawn by the server: their code need not come before they are seen. */
export const TerritorialSites = import.meta.env.SSR ? (await load()).default : lazy(load);
