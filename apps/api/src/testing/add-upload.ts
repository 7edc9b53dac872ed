import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@wbn/postgres/new-id.ts';
import type { TestServer } from './start-test-server.ts';

interface Sender {
  readonly userID: string;
  /** For a document of this company. */
  readonly businessID?: string;
}

/** Adds a checked private upload of a person; returns its token. */
export async function addUpload(
  { db, privateDir }: TestServer,
  { userID, businessID }: Sender,
  purpose: 'messageFile' | 'verificationDocument' | 'claimDocument',
): Promise<string> {
  const token = newId().padEnd(43, 'x');
  const id = newId().replaceAll('-', '');
  const url = `private/${id}/file.pdf`;
  mkdirSync(join(privateDir, id), { recursive: true });
  writeFileSync(join(privateDir, id, 'file.pdf'), `%PDF-1.7 ${id}`);
  await db
    .insertInto('picture')
    .values({
      ...{ id, owner_id: businessID ?? userID, url },
      ...{ photo: JSON.stringify({ url }), object_keys: [], size: 1 },
    })
    .execute();
  await db
    .insertInto('upload')
    .values({
      ...{ id: newId(), token_hash: hash('sha256', token, 'buffer'), user_id: userID },
      ...{ business_id: businessID ?? null, purpose, picture_id: id, object_key: `incoming/${id}` },
      ...{ content_type: 'application/pdf', file_size: 1000, file_name: 'Price list.pdf' },
    })
    .execute();
  return token;
}
