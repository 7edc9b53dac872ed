import { connect } from '@wbn/postgres/connect.ts';
import { expect, inject, it } from 'vitest';
import { createAuth } from './auth/create-auth.ts';
import { createServer } from './create-server.ts';
import { openBrowser } from './testing/open-browser.ts';
import { startTestHost } from './testing/start-test-host.ts';
import { createTokenService } from './tokens/token-service.ts';

it('answers 503 with Retry-After while the database is away; /health stays 200', async () => {
  const host = await startTestHost(inject('postgresUrl'));
  const { accountsUrl } = host.settings;
  const { db, probe, close } = connect('postgres://nobody@127.0.0.1:9/none');
  const secret = 'a secret of the tests that is long enough';
  const server = await createServer(
    {
      ...host,
      settings: { ...host.settings, logLevel: 'silent' },
      db,
      auth: createAuth({ db, accountsUrl, secret }),
      tokens: createTokenService({ db, secret, issuer: accountsUrl }),
    },
    { isStopping: () => false, probe },
  );
  const browser = openBrowser(server, accountsUrl, '198.51.100.1');
  const email = 'ana@rossi.example';
  const names = { firstName: 'Ana', lastName: 'Rossi', companyName: 'Rossi' };
  const answers = {
    ready: await browser.get('/ready'),
    login: await browser.post('/login', { email, password: 'long enough to try' }),
    register: await browser.post('/register', { ...names, email, password: 'correct horse battery staple' }),
    forgot: await browser.post('/forgot-password', { email }),
    reset: await browser.get(`/reset-password?token=${'a'.repeat(43)}`),
    keys: await browser.get('/.well-known/jwks.json'),
    passkey: await browser.get('/api/auth/passkey/generate-authenticate-options'),
  };
  for (const [name, { statusCode, headers }] of Object.entries(answers))
    expect([name, statusCode, headers['retry-after']]).toEqual([name, 503, '5']);
  expect((await browser.get('/health')).statusCode).toBe(200);
  await server.close();
  await close();
  await host.stop();
});
