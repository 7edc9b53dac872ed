import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { reports } from '../commands/reports.ts';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { ask, post } from '../testing/call-server.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { decideReport } from './decide-report.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
// Every step has opened and closed its cases of the desk.
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));
afterAll(() => api.stop());

it('takes one report of a thread per person from either side; the operator reads only that thread and closes it for both', async () => {
  const calls = requestCalls(api);
  const { businessID, member, owner, outsider: buyer } = await addBusinessPeople(api);
  const { requestID } = await calls.sent({ to: businessID, message: 'Pay me first' }, buyer);
  const other = await calls.sent({ to: businessID, message: 'Of another matter' }, buyer);
  for (let number = 2; number <= 20; number += 1)
    await calls.write(requestID, { content: `Line ${number} of it` }, buyer);
  await calls.write(requestID, { content: 'Never.' }, member, businessID);
  const report = (reason: string, by: BusinessPerson) =>
    post(`${api.url}/social/reports`, { resourceID: requestID, resourceType: 'request', reason }, by.headers);
  const stranger = await addAccount(api, 'Bea');
  expect((await report('spam', stranger)).status).toBe(404);

  const byColleague = await report('fraud', member);
  expect(byColleague.body.data).toMatchObject({ excerpt: 'Full price list Pay me first', state: 'open' });
  const { reportID } = byColleague.body.data;
  expect((await report('abuse', member)).body.data.reason).toBe('fraud');
  // A block between the two does not prevent a report.
  await api.db
    .insertInto('block')
    .values({
      blocker_id: businessID,
      blocker_type: 'business',
      blocked_id: buyer.userID,
      blocked_type: 'user',
    })
    .execute();
  const byBuyer = (await report('abuse', buyer)).body.data;
  expect(byBuyer.reportID).toBe(reportID);
  expect([byColleague.body.data.ownerName, byBuyer.ownerName]).toEqual([
    expect.stringContaining('Rossi'),
    expect.not.stringContaining('Rossi'),
  ]);

  const described = await commandCalls(() => api, reports)('show', reportID);
  for (const told of [
    buyer.userID,
    businessID,
    'Pay me first',
    'Line 20 of it',
    'Never.',
    'of side R',
    'of side S',
  ])
    expect(described).toContain(told);
  for (const kept of ['Line 2 of it', 'Of another matter', other.requestID])
    expect(described).not.toContain(kept);

  const decide = (decision: 'keep' | 'remove') =>
    decideReport(api.services, readStaff('Vera'), {
      ...{ caseID: reportID, decision, note: 'Seen.', until: null },
    });
  await decide('remove');
  for (const [who, bid] of [[buyer], [owner, businessID]] as const)
    expect((await calls.loaded(requestID, who, bid)).status).toBe('closed');
  expect((await calls.write(requestID, { content: 'And now?' }, buyer)).status).toBe(409);
  expect((await calls.loaded(other.requestID, buyer)).status).toBe('open');
  const { body: told } = await ask(`${api.url}/notification/list`, { headers: member.headers });
  expect(told.data.notifications[0]).toMatchObject({
    kind: 'report-decided',
    resource: { type: 'request', id: requestID },
  });
  await expect(decide('keep')).rejects.toThrow('cannot be undone');
});
