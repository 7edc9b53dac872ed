import { loadPublicProfile } from '@wbn/contract/social/load-public-profile.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectUserProfile } from './load-public-profile.sql.ts';
import { presentUserProfile } from './present-user-profile.ts';

export const loadPublicProfileHandler = defineHandler(
  loadPublicProfile,
  async ({ params, language, services }) => {
    const row = await selectUserProfile.first(services.db, params);
    if (!row) throw notFound(`There is no person with the id ${params.id}.`);
    return { data: presentUserProfile(row, language, services.catalog) };
  },
);
