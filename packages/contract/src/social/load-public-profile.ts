import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { userProfileSchema } from './user-profile.ts';

export const loadPublicProfile = defineCall({
  name: 'load-public-profile',
  room: 'social',
  summary: 'A person, as everybody may see them',
  method: 'GET',
  path: 'user/public-profile/{id}',
  params: idParams,
  data: userProfileSchema,
  errors: ['ValidationError', 'NotFound'],
});
