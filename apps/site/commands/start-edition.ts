import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { joinEdition } from './join-edition.ts';
import { findSharedBuild } from './shared-build.ts';

/** Serves an edition's `dist/` at home; builds it first when it is missing. */
export async function startEdition(editionFolder: string): Promise<void> {
  const server = join(editionFolder, 'dist', 'server.js');
  if (!existsSync(server)) await joinEdition(editionFolder, await findSharedBuild());
  process.env.PUBLIC_SITE_URL ??= `http://localhost:${process.env.SITE_PORT ?? 4000}`;
  await import(pathToFileURL(server).href);
}
