import type { TestServer } from '../start-test-server.ts';
import { editors, ownerOnly, type PermissionRow, type World } from './permission-row.ts';

const company = ({ businessID }: World) => ({ params: { id: businessID } });

/** What a plan gives is the owner's to spend, and an admin's to see. */
export const ledgerRows: readonly PermissionRow[] = [
  { name: 'load-boosts', expected: editors, request: company },
  { name: 'load-support-hours', expected: editors, request: company },
  {
    name: 'ask-for-support',
    expected: editors,
    request: async (world: World, { db }: TestServer) => {
      const { businessID } = world;
      await db
        .updateTable('business')
        .set({ subscription: 'premium' })
        .where('id', '=', businessID)
        .execute();
      return { ...company(world), body: { subject: 'Support: products', message: 'Please help us.' } };
    },
  },
  {
    name: 'start-boost',
    expected: ownerOnly,
    request: async (world: World, { db }: TestServer) => {
      const { businessID } = world;
      await db.updateTable('business').set({ subscription: 'gold' }).where('id', '=', businessID).execute();
      return { ...company(world), body: {} };
    },
  },
];
