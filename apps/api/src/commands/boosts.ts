import { runCommand } from '@wbn/host/start/run-command.ts';
import { selectBoosts } from '../membership/ledgers/boosts.sql.ts';
import { presentBoost } from '../membership/ledgers/boosts.ts';
import { readBoostsCommand, returnBoost } from '../membership/ledgers/return-boost.ts';
import { readSettings } from '../settings.ts';

await runCommand(readSettings, readBoostsCommand, async ({ db }, command) => {
  if (command.verb === 'return') {
    const { companyName, resourceName, month, left } = await returnBoost(db, command.order);
    console.log(`${companyName}: the boost of ${resourceName} is returned, ${left} left in ${month}.`);
    return 0;
  }
  const rows = await selectBoosts.all(db, { businessID: command.businessID, at: new Date() });
  for (const { boostID, startsAt, endsAt, state, resourceName } of rows.map(presentBoost))
    console.log(`${boostID}  ${startsAt.slice(0, 10)} to ${endsAt.slice(0, 10)}  ${state}  ${resourceName}`);
  if (rows.length === 0) console.log('This company has had no boosts.');
  return 0;
});
