import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '@wbn/host/settings/settings-error.ts';
import { runHost } from '@wbn/host/start/run-host.ts';
import { serveBuild } from './create-desk-server.ts';
import { readSettings } from './settings.ts';
import { startDesk } from './start-desk.ts';

await runHost({
  portVariable: 'DESK_PORT',
  readSettings,
  async start(settings, host) {
    const html = await readBuiltDocument(settings.buildDir);
    await startDesk({
      settings,
      host,
      readDocument: async () => html,
      serveAssets: (server) => serveBuild(server, settings.buildDir),
      hasPolicy: true,
    });
  },
});

async function readBuiltDocument(folder: string): Promise<string> {
  const file = join(folder, 'index.html');
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new SettingsError(`The desk is not built yet: ${file} is missing. Run 'npx pnpm build' first.`);
  }
}
