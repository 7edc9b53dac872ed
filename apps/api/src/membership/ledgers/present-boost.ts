import type { Boost } from '@wbn/contract/membership/boosts.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { selectBoosts } from './boosts.sql.ts';

export function presentBoost(row: RowOf<typeof selectBoosts>): Boost {
  const startedBy = [row.first_name, row.last_name].filter(Boolean).join(' ');
  const shown = row.is_shown ? 'running' : 'paused';
  return {
    boostID: row.id,
    resourceType: row.resource_type,
    ...(row.resource_id && { resourceID: row.resource_id }),
    resourceName: row.resource_name,
    ...(startedBy && { startedBy }),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: row.is_over ? 'over' : shown,
  };
}
