import { createProgressLine } from '@wbn/api/commands/frame/progress-line.ts';
import { readSettings } from '@wbn/api/settings.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { readSeedOrder } from './read-seed-order.ts';
import { NoBusinessesError, NoUsersError, seedDatabase } from './seed-database.ts';

await runCommand(readSettings, readSeedOrder, async ({ pool }, order) => {
  const started = performance.now();
  const progress = createProgressLine(process.stderr, 'Seed: ');
  try {
    const { companies, products, users, posts } = await seedDatabase(pool, order, progress.show);
    progress.end();
    const made = [companies, products, users].map(({ inserted }) => inserted.length.toLocaleString('en'));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Seed ${order.seed}: ${made[0]} companies, ${made[1]} products, ${made[2]} users, ${posts.toLocaleString('en')} posts new in ${seconds} s`,
    );
    return 0;
  } catch (error) {
    progress.end();
    if (!(error instanceof NoBusinessesError || error instanceof NoUsersError)) throw error;
    console.error(error.message);
    return 2;
  }
});
