import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { settleForOperator } from './settle-for-operator.ts';
import { selectSupportEntries } from './support-entries.sql.ts';
import { timeText } from './time-text.ts';

/** What is left of a company's support and its newest entries, a line each. Throws UsageError when there is no such company. */
export function describeSupport(db: Kysely<Database>, businessID: string, at = new Date()): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { level, support } = await settleForOperator(transaction, businessID, at);
    const entries = await selectSupportEntries.all(transaction, { businessID });
    const balance =
      support && support.granted > 0
        ? `${timeText(support.left)} of ${timeText(support.granted)} are left until ${support.year.until}.`
        : `The plan ${level} has no support hours.`;
    const lines = entries.map(({ position, day, kind, minutes, level: by, corrects, note, by_name }) => {
      const sign = minutes < 0 ? '-' : '+';
      const about = [by, corrects && `entry ${corrects}`, note, by_name && `by ${by_name}`].filter(Boolean);
      return `${position}  ${day}  ${kind}  ${sign}${timeText(Math.abs(minutes))}  ${about.join(', ')}`;
    });
    return [balance, ...lines].join('\n');
  });
}
