import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { ask, post } from '../testing/call-server.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

/** Sends raw bytes, because `fetch` would correct the address. */
function sendRaw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
    socket.write(bytes, 'latin1');
  });
}

const ours = /^HTTP\/1\.1 4\d\d .*\r\n\r\n.*"success":false,"name":"(ValidationError|NotFound)"/s;

describe('replies to unreadable requests with our own errors', () => {
  it.each([
    '//[',
    '/%',
    '/%00',
    '/%c0%80',
    '//evil.example/',
    '//\\',
    '/\\evil.example/',
    '//\\evil.example/docs',
    '/files//\\',
    '//docs/\\',
    '/docs/\\..\\..',
    '//docs//\\/x',
    '/files/%00',
    '/files/%2e%2e%2f%00',
    '/files/..%2f..%2fetc',
    '/business/profile/%00',
    '/catalog/industries?x=%00&%',
    'http://[/',
    '*',
  ])('GET %s', async (path) => {
    const reply = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(reply).toMatch(ours);
  });

  const file = 'Content-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['no end', 'multipart/form-data; boundary=x', `--x\r\n${file}abc`],
    ['no part', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['nothing of it', 'multipart/form-data; boundary=x', 'nothing'],
    ['a head that does not end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
    [
      'a head without a name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n',
    ],
    ['a broken head', 'multipart/form-data; boundary=x', '--x\r\n\u0000: \u0000\r\n\r\na\r\n--x--\r\n'],
    [
      'many parts',
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(30)}--x--\r\n`,
    ],
    [
      'a long field',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(9000)}\r\n--x--\r\n`,
    ],
    [
      'a field __proto__',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
    ['a file', 'multipart/form-data; boundary=x', `--x\r\n${file}abc\r\n--x--\r\n`],
    ['text', 'text/plain', 'x'],
  ])('a form with %s', async (_, type, body) => {
    const answer = await ask(`${api.url}/files/incoming`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({ success: false, name: expect.any(String) });
  });

  it('a signed form that breaks off in its file', async () => {
    const { headers } = await api.signIn();
    const asked = { contentType: 'image/png', fileSize: 1000, purpose: 'profilePhoto' };
    const { body } = await post(`${api.url}/files/upload-request/user`, asked, headers);
    const { url, fields } = body.data.signedPost;
    const form = Object.entries({ ...fields }).map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const sent = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `${form.join('')}--x\r\n${file}${'a'.repeat(500)}`,
    });
    expect(sent.status).toBe(400);
    expect(sent.body).toMatchObject({ success: false, name: 'ValidationError' });
  });

  it('a table that is not text, followed by a request on the same connection', async () => {
    const { owner, businessID } = await addBusinessPeople(api);
    const csv = `name\r\n\u0000${'Kühlgerät für Früchte\r\n'.repeat(15_000)}`;
    const reply = await sendRaw(
      `POST /product/import?bid=${businessID} HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv\r\n` +
        `Authorization: ${owner.headers.authorization}\r\nContent-Length: ${csv.length}\r\n\r\n${csv}` +
        'GET /catsys/industry HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(reply).toMatch(/^HTTP\/1\.1 400 .*HTTP\/1\.1 200 /s);
  });

  it.each([2_147_483_648, 1e19, -1, 0.5])('the number %d of a message', async (number) => {
    const { headers } = await api.signIn();
    const thread = `${api.url}/business/request/${crypto.randomUUID()}`;
    const listed = await ask(`${thread}/get-messages?after=${number}`, { headers });
    const read = await post(`${thread}/read`, { number }, headers);
    expect([listed.status, read.status]).toEqual([400, 400]);
    expect(listed.body.fields).toHaveProperty('after');
    expect(read.body.fields).toHaveProperty('number');
  });
});
