import { once } from 'node:events';
import { createServer } from 'node:http';
import { accessTokenAudience } from '@wbn/host/access/access-token.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Cleanup } from './cleanup.ts';
import { findFreePort } from './processes.ts';

interface TokenFacts {
  /** By default that of sites. */
  readonly audience?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
}

export interface KeyHost {
  readonly url: string;
  /** Signs an access token like the auth host, but valid for the whole run. */
  sign(userID: string, familyID: string, more?: TokenFacts): Promise<string>;
}

/** Replaces the auth host for an API: publishes a key and signs with it. */
export async function startKeyHost(cleanup: Cleanup): Promise<KeyHost> {
  const pair = await generateKeyPair('EdDSA');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'bench' }] });
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(keys);
  });
  cleanup.add(async () => {
    server.closeAllConnections();
    server.close();
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    sign: (userID, familyID, { audience = accessTokenAudience, claims = {} } = {}) =>
      new SignJWT({ sid: familyID, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'bench', typ: 'JWT' })
        .setIssuer(url)
        .setAudience(audience)
        .setSubject(userID)
        .setIssuedAt()
        .setExpirationTime('1d')
        .sign(pair.privateKey),
  };
}
