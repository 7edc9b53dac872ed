#!/usr/bin/env node
// The command is written in TypeScript, which Node 24 runs directly; an older Node starts the workspace's Node 24.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../commands/wbn-site.ts', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(command);
} else {
  const workspace = createRequire(new URL('../../../package.json', import.meta.url));
  const node = workspace.resolve('node/bin/node');
  const { status } = spawnSync(node, [command, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
