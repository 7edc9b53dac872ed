import { fileURLToPath } from 'node:url';

/** Folder of apps/site. */
export const siteFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the compiled site that all editions share. */
export const buildFolder = `${siteFolder}build`;
