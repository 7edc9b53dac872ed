import { join } from 'node:path';
import { readAuthSecret } from '@wbn/accounts/auth/auth-secret.ts';
import { catalogNames } from '@wbn/api/catalog/catalog-names.ts';
import { readSettings } from '@wbn/api/settings.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { addDeskCases } from './desk/add-desk-cases.ts';
import { addSignIns, mayHaveSignIns } from './sign-ins/add-sign-ins.ts';
import { addStaff } from './sign-ins/add-staff.ts';
import { loadDemoWorldIfEmpty } from './world/load-demo-world.ts';

// Fills a database without companies; any other is left unchanged.
await runCommand(
  readSettings,
  () => undefined,
  async ({ db }, _, { accountsUrl, dataDir }) => {
    const services = {
      db,
      search: createPostgresSearchEngine(db, catalogNames),
      filesDir: join(dataDir, 'files'),
    };
    await loadDemoWorldIfEmpty(services, console.log);
    const signIns = mayHaveSignIns(process.env) ? await addSignIns(db) : 0;
    if (signIns > 0) console.log(`Gave ${signIns} people of the demo world a sign-in.`);
    const secret = () => readAuthSecret(process.env.AUTH_SECRET, dataDir);
    const staff = mayHaveSignIns(process.env) ? await addStaff(db, { accountsUrl, secret: secret() }) : 0;
    if (staff > 0)
      console.log(`Added ${staff} sample staff of the desk, and ${await addDeskCases(db)} cases.`);
    return 0;
  },
);
