// `pnpm storybook` starts Storybook, `pnpm storybook build` writes the static files; further options are passed on.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [command = 'dev', ...options] = process.argv.slice(2);
const defaults = command === 'dev' ? ['--port', '6100', '--no-open'] : [];
const script = new URL('dist/bin/dispatcher.js', import.meta.resolve('storybook/package.json'));
const child = spawn(process.execPath, [fileURLToPath(script), command, ...defaults, ...options], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
