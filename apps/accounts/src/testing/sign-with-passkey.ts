import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Browser } from './open-browser.ts';
import type { TestHost } from './start-test-host.ts';

export interface Passkey {
  readonly id: string;
  readonly key: KeyObject;
}

/** Adds a passkey of a person, as a device would register it. */
export async function addPasskey(host: TestHost, userID: string): Promise<Passkey> {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an EC key for ES256 on P-256, then both coordinates.
  const cose = Buffer.concat([
    Buffer.from('a501020326200121' + '5820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('22' + '5820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = Buffer.from(newId()).toString('base64url');
  await host.db
    .insertInto('account.passkey')
    .values({
      ...{
        id: newId(),
        user_id: userID,
        name: 'Key',
        public_key: cose.toString('base64'),
        credential_id: id,
      },
      ...{ counter: 0, device_type: 'singleDevice', backed_up: false },
    })
    .execute();
  return { id, key };
}

/** Signs in with a passkey as the page's script does; `verified`: whether the device has checked who uses it. */
export async function signInWithPasskey(
  host: TestHost,
  browser: Browser,
  { id, key }: Passkey,
  verified = true,
): Promise<number> {
  const options = await browser.get('/api/auth/passkey/generate-authenticate-options');
  const { accountsUrl } = host.settings;
  const client = { type: 'webauthn.get', challenge: options.json().challenge, origin: accountsUrl };
  const clientData = Buffer.from(JSON.stringify(client));
  const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
  const flags = Buffer.from([verified ? 0x05 : 0x01]);
  const authenticatorData = Buffer.concat([hash(new URL(accountsUrl).hostname), flags, Buffer.alloc(4)]);
  const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientData)]), key);
  const response = {
    authenticatorData: authenticatorData.toString('base64url'),
    clientDataJSON: clientData.toString('base64url'),
    signature: signature.toString('base64url'),
  };
  const body = { response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } };
  const answer = await browser.send('/api/auth/passkey/verify-authentication', JSON.stringify(body), {
    'content-type': 'application/json',
    origin: accountsUrl,
  });
  return answer.statusCode;
}
