import type { Mailer } from '@wbn/mail/create-mailer.ts';
import * as z from 'zod';
import { type BoundTask, bindTask, defineTask } from '../task.ts';

/** A task for tests. */
export const mailTest = defineTask({
  name: 'mail-test',
  payload: z.object({ mailID: z.string(), to: z.string() }),
  hours: 72,
});

export function bindMailTest(
  mailer: Pick<Mailer, 'send'>,
  after: () => Promise<void> = async () => undefined,
): BoundTask {
  return bindTask(mailTest, async ({ mailID: id, to }) => {
    await mailer.send({ id, to, subject: 'A test', text: 'A test', html: '<p>A test</p>' });
    await after();
  });
}
