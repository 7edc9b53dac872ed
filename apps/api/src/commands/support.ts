import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { readSupportCommand } from '../membership/ledgers/read-support-order.ts';
import { bookSupport, correctSupport, describeSupport, timeText } from '../membership/ledgers/support.ts';
import { addStaff, insertOperatorBusiness, removeStaff } from '../messaging/support/support.sql.ts';
import { readSettings } from '../settings.ts';

await runCommand(
  readSettings,
  (args) => readSupportCommand(args, new Date().toISOString().slice(0, 10)),
  async ({ db }, command) => {
    if (command.verb === 'staff') return changeStaff(db, command);
    if (command.verb === 'list') console.log(await describeSupport(db, command.businessID));
    if (command.verb === 'book') {
      const { position, left } = await bookSupport(db, command.order);
      console.log(`Entry ${position}: ${timeText(command.order.minutes)} booked, ${timeText(left)} left.`);
    }
    if (command.verb === 'correct') {
      const { before, left } = await correctSupport(db, command.order);
      const now = timeText(command.order.minutes);
      console.log(`Entry ${command.order.position}: ${timeText(before)} -> ${now}, ${timeText(left)} left.`);
    }
    return 0;
  },
);

/** Adds or removes staff who answer support requests in the mailbox of WBN Support. */
async function changeStaff(db: Kysely<Database>, { email, remove }: { email: string; remove: boolean }) {
  const id = operatorBusinessID;
  await insertOperatorBusiness.run(db, { id });
  const person = await (remove ? removeStaff : addStaff).first(db, { id, email });
  const state = remove ? 'no longer answers' : 'answers';
  console.log(
    person ? `${email} ${state} requests for support.` : `No confirmed account has the address ${email}.`,
  );
  return person ? 0 : 1;
}
