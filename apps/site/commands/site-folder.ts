import { fileURLToPath } from 'node:url';

/** Folder of apps/site. */
export const siteFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the compiled site that all editions share. */
export const buildFolder = `${siteFolder}build`;

/** Root of the checkout. */
export const workspaceFolder = fileURLToPath(new URL('../../..', import.meta.url));
