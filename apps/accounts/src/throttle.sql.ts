import { defineStatement } from '@wbn/postgres/statement.ts';

interface Counter {
  readonly call: string;
  readonly client: string;
}

export const deleteCounters = defineStatement((db, { counters }: { counters: readonly Counter[] }) =>
  db.deleteFrom('call_count').where((or) => or.or(counters.map((counter) => or.and({ ...counter })))),
);
