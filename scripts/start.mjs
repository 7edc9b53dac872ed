import { spawn } from 'node:child_process';
import { install, node24, root } from './install.mjs';

try {
  await install();
} catch (error) {
  console.error(`\nThe installation failed: ${error.message}`);
  process.exit(1);
}

// Detached into its own process group, so that Ctrl-C reaches only this process and the parts are stopped in order; the IPC channel tells
// the product to stop when this process dies for another reason.
const child = spawn(node24, ['scripts/product/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
