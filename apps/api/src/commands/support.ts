import { runCommand } from '@wbn/host/start/run-command.ts';
import { readSupportCommand } from '../membership/ledgers/read-support-order.ts';
import { bookSupport, correctSupport, describeSupport, timeText } from '../membership/ledgers/support.ts';
import { readSettings } from '../settings.ts';

await runCommand(
  readSettings,
  (args) => readSupportCommand(args, new Date().toISOString().slice(0, 10)),
  async ({ db }, command) => {
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
