import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findFreePorts } from './testing/free-ports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the product until it exits; returns its standard error. */
async function runToEnd(env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['scripts/product/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const [code] = await once(child, 'close');
  return { code, said: said.join('').trim() };
}

describe('npm start', () => {
  it('reports a busy port in one sentence', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, said } = await runToEnd({ SITE_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use by another program.`);
    expect(said.split('\n')).toHaveLength(1);
  });

  it('reports a wrong port or DATABASE_URL in one sentence', async () => {
    expect((await runToEnd({ API_PORT: 'four thousand' })).said).toBe(
      "API_PORT is 'four thousand'; it must be a whole number from 1 to 65535.",
    );
    const [sitePort, accountsPort, apiPort] = await findFreePorts(3);
    const wrong = await runToEnd({
      SITE_PORT: String(sitePort),
      ACCOUNTS_PORT: String(accountsPort),
      API_PORT: String(apiPort),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    });
    expect(wrong.code).toBe(1);
    expect(wrong.said).toMatch(/DATABASE_URL|127\.0\.0\.1:9/);
    expect(wrong.said).not.toMatch(/\bat .*:\d+:\d+/);
    expect(wrong.said.split('\n')).toHaveLength(1);
  });
});
