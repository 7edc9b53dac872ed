import { calls as allCalls } from '@wbn/contract/calls.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { addAccount, type BusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { ask, post } from '../testing/call-server.ts';
import { quotationCalls } from '../testing/quotation-calls.ts';
import { callsOf } from '../testing/relation-calls.ts';
import { jpegWithPlace } from '../testing/sample-pictures.ts';
import { postSigned } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let calls: ReturnType<typeof quotationCalls>;
/** Statements that the server sent since the last reset. */
const statements: string[] = [];
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = quotationCalls(api);
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { readonly text: string }];
    statements.push(typeof asked === 'string' ? asked : asked.text);
    return Reflect.apply(query, this, given);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.stop();
});

const offer = { offer: { price: { amount: 4_500, currency: 'USD' } }, text: 'From stock.' };
const wanted = { categoryID: '0001.01', text: 'Two hundred gate valves.' };

/** What came back of a call, and the statements that it took. */
interface Seen {
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
  readonly statements: readonly string[];
}

/** Makes calls as a person and writes down what can be seen of each. */
function watcher({ headers }: BusinessPerson) {
  const seen: Seen[] = [];
  return {
    seen,
    async call(method: string, path: string, body?: object) {
      statements.length = 0;
      const answer = await ask(`${api.url}/${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const name = `${method} ${path}`;
      seen.push({ call: name, status: answer.status, body: answer.body, statements: [...statements] });
      return answer.body.data;
    },
  };
}

/** Replaces what differs from one run to the next: ids by the order in which they appear, times, tokens. */
function plain(seen: readonly Seen[], names: readonly string[]): string[] {
  const ids: string[] = [];
  const numbered = (id: string) => {
    if (!ids.includes(id)) ids.push(id);
    return `#${ids.indexOf(id)}`;
  };
  return seen.map((one) => {
    let text = JSON.stringify(one);
    for (const name of names) text = text.replaceAll(name, 'SUSPECT');
    return (
      text
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, numbered)
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
        // The counter of all notifications.
        .replace(/"newest":"\d+"/g, '"newest":"N"')
        .replace(/downloads\/[\w-]+/g, 'downloads/TOKEN')
    );
  });
}

/** Compares byte for byte; the objects first, because their difference is readable. */
function expectSame(one: string | undefined, other: string): void {
  expect(JSON.parse(one ?? 'null')).toEqual(JSON.parse(other));
  expect(one).toBe(other);
}

async function attach(who: BusinessPerson): Promise<string> {
  const bytes = await jpegWithPlace({ width: 60, height: 30 });
  const order = { contentType: 'image/jpeg', fileSize: bytes.length, fileName: 'Valve.jpg' };
  const { body } = await post(`${api.url}/files/upload-request/message`, order, who.headers);
  expect((await postSigned(body.data.signedPost, bytes)).status).toBe(204);
  return body.data.token;
}

/** The supplier does to the suspect what could tell something. */
async function press({ businessID, owner, member }: BusinessPeople, { userID }: BusinessPerson) {
  const resource = { resourceID: userID };
  for (const who of [owner, member]) await callsOf(api, who).post('social/block/user', resource);
  const blocked = await callsOf(api, owner).post('social/block/user', { ...resource, businessID });
  expect(blocked.status).toBe(200);
}

/** Every call that a supplier has about a request for quotation, with what the buyer does meanwhile. */
async function supply(supplier: BusinessPeople, buyer: BusinessPerson, suspect: BusinessPerson) {
  await press(supplier, suspect);
  const { businessID: bid, member } = supplier;
  const { seen, call } = watcher(member);
  const look = async (id: string) => {
    await api.jobs.settle();
    for (const path of [
      ...['open-quotations', `open-quotations?bid=${bid}`],
      ...[`open-quotations?bid=${bid}&show=invited`, `open-quotations?bid=${bid}&show=offered`],
      ...[`open-quotations/${id}`, `open-quotations/${id}?bid=${bid}`],
      ...[`quotations/${id}/questions`, `quotations/${id}/questions?bid=${bid}`],
      ...['notification/list', 'notification/unread', `quotations/${id}`, 'quotations'],
    ])
      await call('GET', path);
  };
  const own = await calls.created({ ...wanted, files: [await attach(buyer)] }, buyer);
  const id = own.quotationID;
  await look(id);
  const [file] = (await calls.load(id, member)).body.data.files;
  for (const query of ['', `?bid=${bid}`])
    await call('POST', `quotations/${id}/file/${file.fileID}${query}`, { use: 'preview' });
  const asked = await call('POST', `open-quotations/${id}/questions?bid=${bid}`, { text: 'Which class?' });
  await calls.answer(id, asked.questionID, buyer, 'PN 16');
  await call('PUT', `open-quotations/${id}/pass?bid=${bid}`, { reason: 'time', note: 'Too soon' });
  const keptFiles = own.files.map(({ fileID }) => fileID);
  const edit = { ...wanted, quantity: 300, keptFiles, version: 1 };
  expect((await calls.update(id, edit, buyer)).status).toBe(200);
  await look(id);
  const files = [await attach(member)];
  const made = await call('PUT', `open-quotations/${id}/offer?bid=${bid}`, { ...offer, files });
  await calls.update(id, { ...edit, version: 2 }, buyer);
  const offerFile = made.ownOffer.files[0].fileID;
  await call('POST', `quotations/${id}/file/${offerFile}?bid=${bid}`, { use: 'view' });
  const [received] = (await calls.own(id, buyer)).offers;
  await calls.shortlist(id, received?.offerID ?? '', true, buyer);
  await look(id);
  await call('PUT', `open-quotations/${id}/offer?bid=${bid}`, { ...offer, keptFiles: [offerFile] });
  await call('DELETE', `open-quotations/${id}/offer?bid=${bid}`);
  await call('PUT', `open-quotations/${id}/offer?bid=${bid}`, offer);
  await call('POST', 'social/reports', { resourceID: id, resourceType: 'quotation', reason: 'spam' });
  await calls.close(id, buyer, { note: 'We bought elsewhere' });
  await look(id);
  await call('PUT', `open-quotations/${id}/offer?bid=${bid}`, offer);
  await call('POST', `open-quotations/${id}/questions?bid=${bid}`, { text: 'Too late?' });
  return seen;
}

/** Ends a run, so that nothing of it is seen in the next. */
async function forget({ businessID }: BusinessPeople): Promise<void> {
  await api.db.deleteFrom('quotation').execute();
  await api.db.updateTable('business').set({ status: 'unpublished' }).where('id', '=', businessID).execute();
}

it('RFQ-04: whoever blocks the buyer and whoever blocks another get the same of every call, by the same statements', async () => {
  const runs = [];
  for (const isBuyer of [true, false]) {
    const [buyer, other] = [await addAccount(api, 'Quirina'), await addAccount(api, 'Wilhelm')];
    const supplier = await calls.supplier({ company_name: 'Twin Valves' });
    const seen = await supply(supplier, buyer, isBuyer ? buyer : other);
    // The buyer hears of the offer whoever has blocked them.
    const heard = (await calls.notices(buyer)).map(({ kind }) => kind);
    expect(heard).toEqual(expect.arrayContaining(['quotation-offered', 'quotation-offer-changed']));
    runs.push({ seen, names: [buyer.userID, other.userID, 'Quirina', 'Wilhelm'] });
    await forget(supplier);
  }
  const [first = [], second = []] = runs.map(({ seen, names }) => plain(seen, names));
  expect(first.length).toBeGreaterThan(50);
  for (const [n, line] of first.entries()) expectSame(second[n], line);
  expect(second).toHaveLength(first.length);
  // No call of suppliers is left out, and most succeed.
  const made = runs[0]?.seen ?? [];
  const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
  for (const { method, path } of allCalls.filter(({ path }) => path.startsWith('open-quotations')))
    expect(
      made.some(
        ({ call }) => call.startsWith(`${method} `) && patternOf(path).test(call.slice(method.length + 1)),
      ),
      path,
    ).toBe(true);
  expect(made.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
  expect(made.every(({ statements }) => statements.length > 0)).toBe(true);
  expect(JSON.stringify(made.map(({ body }) => body))).not.toMatch(/Quirina|Wilhelm/);
});

it('RFQ-04: a request whose buyer has blocked the supplier answers as one that does not exist, by the same statements', async () => {
  const buyer = await addAccount(api, 'Quirina');
  const supplier = await calls.supplier({ company_name: 'Shut Out' });
  const { businessID: bid, member } = supplier;
  const { quotationID, files } = await calls.created({ ...wanted, files: [await attach(buyer)] }, buyer);
  await calls.offerWith(quotationID, bid, member, { ...offer, files: [await attach(member)] });
  const offered = (await calls.load(quotationID, member)).body.data.ownOffer.files[0].fileID;
  for (const [type, resourceID] of [
    ['business', bid],
    ['user', member.userID],
  ])
    expect((await callsOf(api, buyer).post(`social/block/${type}`, { resourceID })).status).toBe(200);
  const answers = [];
  for (const [id, ...fileIDs] of [
    [quotationID, files[0]?.fileID ?? '', offered],
    [newId(), newId(), newId()],
  ]) {
    const { seen, call } = watcher(member);
    for (const query of ['', `?bid=${bid}`]) {
      await call('GET', `open-quotations/${id}${query}`);
      await call('GET', `quotations/${id}/questions${query}`);
      for (const fileID of fileIDs)
        await call('POST', `quotations/${id}/file/${fileID}${query}`, { use: 'download' });
    }
    await call('PUT', `open-quotations/${id}/offer?bid=${bid}`, offer);
    await call('DELETE', `open-quotations/${id}/offer?bid=${bid}`);
    await call('POST', `open-quotations/${id}/questions?bid=${bid}`, { text: 'Which class?' });
    await call('PUT', `open-quotations/${id}/pass?bid=${bid}`, { reason: 'time' });
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([404]));
    answers.push(plain(seen, []));
  }
  const [blocked = [], missing = []] = answers;
  for (const [n, line] of blocked.entries()) expectSame(missing[n], line);
  await forget(supplier);
});
