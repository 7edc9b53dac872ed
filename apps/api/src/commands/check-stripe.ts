import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { PaymentRefusedError } from '../membership/gateway/payment-gateway.ts';
import { checkedCalls } from '../membership/stripe/checked-calls.ts';
import { createStripeClient } from '../membership/stripe/stripe-client.ts';

// pnpm check:stripe checks the adapter's calls against Stripe's OpenAPI description. stripe-mock keeps no state, so
// this verifies parameters and shapes, not effects.
if (spawnSync('go', ['version']).error) {
  console.error('pnpm check:stripe needs Go, which is not installed: https://go.dev/dl/.');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'stripe-mock-'));
let mock: ChildProcess | undefined;
try {
  const env = { ...process.env, GOBIN: folder };
  const built = spawnSync('go', ['install', 'github.com/stripe/stripe-mock@latest'], {
    env,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`stripe-mock could not be built: ${built.stderr}`);
  const port = await findPort();
  mock = spawn(join(folder, 'stripe-mock'), ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  process.exitCode = await check(`http://127.0.0.1:${port}`);
} finally {
  mock?.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Prints stripe-mock's reply to each call; returns the exit code. */
async function check(apiUrl: string): Promise<number> {
  const stripe = createStripeClient({ secretKey: 'sk_test_123', apiUrl });
  let refused = 0;
  stripe.on('response', ({ method, path, status }: Stripe.ResponseEvent) => {
    if (status >= 400) refused += 1;
    else console.log(`  accepted  ${method} ${path.split('?')[0]}`);
  });
  await waitFor(() => stripe.products.list({ limit: 1 }));
  for (const [name, call] of Object.entries(checkedCalls)) {
    console.log(name);
    try {
      await call(stripe);
    } catch (error) {
      // The replies are fixtures, and one of them is a refused card.
      if (error instanceof PaymentRefusedError) continue;
      refused += 1;
      console.log(`  REFUSED   ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(refused === 0 ? 'stripe-mock takes every call.' : 'stripe-mock does not take every call.');
  return refused === 0 ? 0 : 1;
}

async function waitFor(ready: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await ready();
      return;
    } catch (error) {
      if (attempt === 20) throw error;
    }
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
