import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import {
  exportNetwork,
  fewestMissers,
  listSearchMisses,
  loadNetwork,
  mostMisses,
  networkMetrics,
  networkWeeks,
} from '@wbn/contract/desk/network.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { recordStaffAction } from '../../staff/staff-action.ts';
import { findCountedAt, selectSearchMisses } from './network-days.sql.ts';
import { readNetwork } from './network-rows.ts';
import { sumNetwork } from './sum-network.ts';

export const loadNetworkHandler = defineHandler(loadNetwork, async ({ staff, services: { db } }) => {
  // A new installation need not wait for the hour.
  if (!(await findCountedAt.first(db))) await sumNetwork(db);
  const counted = await findCountedAt.first(db);
  return { data: await readNetwork(db, staff), countedAt: counted?.counted_at.toISOString() ?? null };
});

const columns = [
  'edition',
  'figure',
  'now',
  ...Array.from({ length: networkWeeks }, (_, week) => `week -${networkWeeks - 1 - week}`),
];

export const exportNetworkHandler = defineHandler(exportNetwork, async ({ staff, services: { db } }) => {
  const rows = await readNetwork(db, staff);
  await recordStaffAction(db, staff, {
    act: 'export-figures',
    target: { type: 'network', id: 'network' },
    after: { editions: rows.length },
  });
  const lines = rows.flatMap((row) =>
    networkMetrics.map((metric) => [
      row.edition,
      metric,
      ...[row[metric].value, ...row[metric].weeks].map((value) => (value === null ? '' : String(value))),
    ]),
  );
  return { data: { csv: byteOrderMark + csvText([columns, ...lines]) } };
});

export const listSearchMissesHandler = defineHandler(
  listSearchMisses,
  async ({ query: { edition, language }, staff, services: { db } }) => {
    const rows = await selectSearchMisses.all(db, {
      ...{ edition, language, editions: staff.editions },
      ...{ fewest: fewestMissers, most: mostMisses },
    });
    return {
      data: rows.map(({ last_day: lastDay, ...row }) => ({ ...row, lastDay })),
    };
  },
);
