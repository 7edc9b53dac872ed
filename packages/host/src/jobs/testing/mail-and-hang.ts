import { createMailer } from '@wbn/mail/create-mailer.ts';
import { createJobWorker } from '../job-worker.ts';
import { bindMailTest } from './mail-test.ts';

/** A process that takes a job, sends its mail and then hangs: `node mail-and-hang.ts <database> <smtp>`. */
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const mailer = createMailer({ smtpUrl, outboxDir: '', from: 'WBN <no-reply@wbn.example>' });
const forever = new Promise<void>(() => undefined);
const worker = createJobWorker({
  databaseUrl,
  applicationName: 'hanging',
  tasks: [bindMailTest(mailer, () => forever)],
  log: console,
});
await worker.start();
