import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { network } from '@wbn/edition/network.ts';
import type { FastifyInstance } from 'fastify';

const hour = 'public, max-age=3600';
const font = (subset: string) =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`)),
  );
const own = (name: string) => readFileSync(new URL(`static/${name}`, import.meta.url));

/** Style sheets, the font and the script of the account pages; read once. */
export function staticRoutes(server: FastifyInstance): void {
  const files = [
    { path: '/account.css', type: 'text/css; charset=utf-8', bytes: own('account.css') },
    { path: '/passkey-login.js', type: 'text/javascript; charset=utf-8', bytes: own('passkey-login.js') },
    { path: '/passkey-add.js', type: 'text/javascript; charset=utf-8', bytes: own('passkey-add.js') },
    { path: '/inter-latin.woff2', type: 'font/woff2', bytes: font('latin') },
    { path: '/inter-latin-ext.woff2', type: 'font/woff2', bytes: font('latin-ext') },
    ...network.map(({ id, color }) => ({
      path: `/brand/${id}.css`,
      type: 'text/css; charset=utf-8',
      bytes: Buffer.from(`:root{--brand-of-edition:${color}}\n`),
    })),
  ];
  for (const { path, type, bytes } of files) {
    server.get(path, (_request, reply) => reply.header('cache-control', hour).type(type).send(bytes));
  }
}
