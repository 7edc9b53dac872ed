import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { defineHandler } from '../server/define-handler.ts';
import { readBusiness } from './profile/read-business.ts';

export const loadBusinessHandler = defineHandler(
  loadBusiness,
  ({ params: { id }, user, language, services }) =>
    readBusiness(services, { id, userID: user?.userID, language }),
);
