import { defineStatement } from '@wbn/postgres/statement.ts';
import { deleteMembership, type Membership } from './member.sql.ts';

export const deleteOwnMembership = defineStatement((db, own: Membership) => deleteMembership(db, own));
