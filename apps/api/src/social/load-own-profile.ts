import { loadOwnProfile } from '@wbn/contract/social/load-own-profile.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectOwnProfile } from './load-own-profile.sql.ts';
import { presentOwnProfile } from './present-own-profile.ts';

export const loadOwnProfileHandler = defineHandler(loadOwnProfile, async ({ user, language, services }) => {
  if (!user) return { data: undefined };
  const row = await selectOwnProfile.first(services.db, { userID: user.userID });
  if (!row) throw notFound('Your profile does not exist any more.');
  return { data: presentOwnProfile(row, language, services.catalog) };
});
