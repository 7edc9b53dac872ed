import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);

/** Serves a folder in a process that cannot list folders, requests a file, and prints the reply. */
const program = `
import fs from 'node:fs/promises';
fs.readdir = async () => { throw new Error('A folder is listed'); };
const { default: fastify } = await import('fastify');
const { serveFiles } = await import(${JSON.stringify(new URL('./create-server.ts', import.meta.url).href)});
const server = fastify();
await serveFiles(server, process.env.FOLDER);
const { statusCode, body } = await server.inject('/files/pictures/a1/480.avif');
console.log(statusCode, body);
`;

it('serves a file without listing its folder, which may contain a million', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pictures', 'a1'), { recursive: true });
  writeFileSync(join(folder, 'pictures', 'a1', '480.avif'), 'picture');
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, FOLDER: folder },
  });
  expect(stdout.trim()).toBe('200 picture');
});
