import { defineStatement } from '@wbn/postgres/statement.ts';
import { deleteMembership, type Membership } from './member.sql.ts';

export const deleteMember = defineStatement((db, other: Membership) => deleteMembership(db, other));
