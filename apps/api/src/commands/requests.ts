import { runCommand } from '@wbn/host/start/run-command.ts';
import {
  describeHeldRequest,
  describeHeldRequests,
  readRequestsOrder,
  refuseRequest,
  releaseRequest,
} from '../messaging/held/held-requests.ts';
import { readSettings } from '../settings.ts';

await runCommand(readSettings, readRequestsOrder, async ({ db }, order) => {
  if (order.verb === 'list') {
    console.log(await describeHeldRequests(db));
    return 0;
  }
  const { verb, requestID } = order;
  const description = await describeHeldRequest(db, requestID);
  const isDone =
    verb === 'show' || (await (verb === 'release' ? releaseRequest : refuseRequest)(db, requestID));
  if (description === undefined || !isDone) {
    console.log(`No inquiry with the id ${requestID} waits.`);
    return 1;
  }
  console.log(description);
  if (verb === 'release') console.log('It is on its way to the company.');
  if (verb === 'refuse') console.log('It has ended; the company never sees it.');
  return 0;
});
