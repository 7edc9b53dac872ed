import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';

// A separate program for comparison: a file of 30 kB from sirv, the fastest way in which Node serves a page.
const folder = mkdtempSync(join(tmpdir(), 'wbn-bench-'));
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><title>30 kB</title>${'<p>words</p>'.repeat(2_500)}`,
);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
createServer(sirv(folder)).listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
