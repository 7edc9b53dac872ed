import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runHost } from '@wbn/host/start/run-host.ts';
import { createServer } from 'vite';
import { readSettings } from '../server/settings.ts';
import { startDesk } from '../server/start-desk.ts';

const deskFolder = fileURLToPath(new URL('..', import.meta.url));

// Serves the desk from the sources with hot reload, without content security policy.
await runHost({
  portVariable: 'DESK_PORT',
  readSettings,
  async start(settings, host) {
    const vite = await createServer({
      root: deskFolder,
      configFile: join(deskFolder, 'vite.config.ts'),
      appType: 'custom',
      server: { middlewareMode: true },
    });
    host.atEnd(() => vite.close());
    await startDesk({
      settings,
      host,
      readDocument: async (url) =>
        vite.transformIndexHtml(url, await readFile(join(deskFolder, 'index.html'), 'utf8')),
      async serveAssets(server) {
        server.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      },
      hasPolicy: false,
    });
  },
});
