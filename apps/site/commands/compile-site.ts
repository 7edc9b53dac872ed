import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { buildFolder, siteFolder } from './shared-build.ts';

/** Compiles application and server into `build/`, which needs only Node and is the same for all editions. */
export async function compileSite(): Promise<void> {
  await runReactRouter('build');
  await build({
    root: siteFolder,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(siteFolder, 'server', 'main.ts'),
      outDir: join(buildFolder, 'start'),
      target: 'node24',
    },
  });
}

async function runReactRouter(command: string): Promise<void> {
  const require = createRequire(join(siteFolder, 'package.json'));
  const bin = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [bin, command], { cwd: siteFolder, env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`react-router ${command} ended with ${code}`);
}
