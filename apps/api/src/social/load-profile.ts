import { loadOwnProfile } from '@wbn/contract/social/own-profile.ts';
import { loadPublicProfile } from '@wbn/contract/social/user-profile.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectOwnProfile, selectUserProfile } from './load-profile.sql.ts';
import { presentOwnProfile } from './present-own-profile.ts';
import { presentUserProfile } from './present-user-profile.ts';

export const loadOwnProfileHandler = defineHandler(loadOwnProfile, async ({ user, language, services }) => {
  if (!user) return { data: undefined };
  const row = await selectOwnProfile.first(services.db, { userID: user.userID });
  if (!row) throw notFound('Your profile does not exist any more.');
  return { data: presentOwnProfile(row, language, services.catalog) };
});

export const loadPublicProfileHandler = defineHandler(
  loadPublicProfile,
  async ({ params, language, services }) => {
    const row = await selectUserProfile.first(services.db, params);
    if (!row) throw notFound(`There is no person with the id ${params.id}.`);
    return { data: presentUserProfile(row, language, services.catalog) };
  },
);
