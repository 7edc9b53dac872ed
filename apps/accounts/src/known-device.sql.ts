import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Device {
  readonly userID: string;
  readonly deviceHash: Buffer;
}

/** Inserts a device or updates its last use; returns whether it is new to the person and whether they have others. */
export const saveDevice = defineStatement(
  (_, { userID, deviceHash }: Device) => sql<{ isNew: boolean; hasOthers: boolean }>`
    insert into account.known_device as device (user_id, device_hash) values (${userID}, ${deviceHash})
    on conflict (user_id, device_hash) do update set last_used_at = now()
    returning device.xmax = 0 as "isNew", exists (
      select from account.known_device other
      where other.user_id = device.user_id and other.device_hash <> device.device_hash
    ) as "hasOthers"`,
);

/** Deletes devices whose cookie has expired. */
export const deleteOldDevices = defineStatement((db) =>
  db.deleteFrom('account.known_device').where('last_used_at', '<', sql<Date>`now() - interval '1 year'`),
);
