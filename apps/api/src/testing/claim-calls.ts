import { expect } from 'vitest';
import { type Answer, post } from './call-server.ts';
import { postSigned } from './send-upload.ts';
import type { TestServer } from './start-test-server.ts';
import { pdfOf } from './verification-calls.ts';

interface Claimant {
  readonly userID: string;
  readonly headers: Record<string, string>;
}

/** What a member does to claim a company with documents. */
export function claimCalls(api: TestServer, businessID: string) {
  const at = (path: string) => `${api.url}/business/${businessID}/claim${path}`;
  const submit = (who: Claimant, note = '') => post(at('/submit'), { note }, who.headers);
  const withdraw = (who: Claimant) => post(at('/withdraw'), {}, who.headers);

  async function addDocument({ headers }: Claimant, words = 'register'): Promise<Answer> {
    const bytes = pdfOf(words);
    const file = { contentType: 'application/pdf', fileSize: bytes.length, fileName: `${words}.pdf` };
    const asked = await post(at('/upload'), file, headers);
    if (asked.status !== 200) return asked;
    expect((await postSigned(asked.body.data.signedPost, bytes)).status).toBe(204);
    return post(at('/document'), { token: asked.body.data.token }, headers);
  }

  /** Submits a claim with a document; returns its id. */
  async function claimByDocument(who: Claimant): Promise<string> {
    expect((await addDocument(who, who.userID)).status).toBe(200);
    const { status, body } = await submit(who, 'I run it.');
    expect(status).toBe(200);
    return body.data.claim.claimID;
  }

  return { submit, withdraw, addDocument, claimByDocument };
}
