import type { TestServer } from '../start-test-server.ts';
import { editors, ownerOnly, type PermissionRow, type World } from './permission-row.ts';

const company = ({ businessID }: World) => ({ params: { id: businessID } });

/** Boosts, support hours and figures: the owner uses them, admins see them. */
export const ledgerRows: readonly PermissionRow[] = [
  { name: 'load-boosts', expected: editors, request: company },
  { name: 'load-support-hours', expected: editors, request: company },
  { name: 'load-figures', expected: editors, request: company },
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
